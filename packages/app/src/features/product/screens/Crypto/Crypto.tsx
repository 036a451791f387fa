import { cryptoPage } from '@meridian/api';
import { useIntl } from 'react-intl';
import { PagedQuotes } from '../../../../presentation/PagedQuotes/PagedQuotes.tsx';
import { ScreenFrame } from '../../../../presentation/ScreenFrame.tsx';
import { messages } from './Crypto.messages.ts';

export default function CryptoScreen() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.crypto);
  return (
    <ScreenFrame title={title} hasBack>
      <PagedQuotes
        label={title}
        what={intl.formatMessage(messages.what)}
        endpoint={cryptoPage}
        request={{}}
        texts={{
          emptyTitle: intl.formatMessage(messages.emptyTitle),
          emptyAction: intl.formatMessage(messages.emptyAction),
        }}
      />
    </ScreenFrame>
  );
}
