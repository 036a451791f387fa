import { useIntl } from 'react-intl';
import { useAddressed } from '#asset-classes/addressed.ts';
import type { ListCapability } from '#asset-classes/definition.ts';
import { PagedQuotes } from '#presentation/PagedQuotes/PagedQuotes.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { WrongAddress } from '#presentation/WrongAddress.tsx';
import { messages } from './ProductList.messages.ts';

/** The instruments of the class whose screen this is (spec §2, product screens). */
export default function ProductListScreen() {
  const { assetClass } = useAddressed();
  return assetClass.list ? (
    <InstrumentList list={assetClass.list} />
  ) : (
    <WrongAddress assetClass={assetClass} />
  );
}

function InstrumentList({ list: { page, titleMessage } }: { list: ListCapability }) {
  const intl = useIntl();
  const title = intl.formatMessage(titleMessage);
  return (
    <ScreenFrame title={title} hasBack>
      <PagedQuotes
        label={title}
        what={intl.formatMessage(messages.what)}
        endpoint={page}
        request={{}}
        texts={{
          emptyTitle: intl.formatMessage(messages.emptyTitle),
          emptyAction: intl.formatMessage(messages.emptyAction),
        }}
      />
    </ScreenFrame>
  );
}
