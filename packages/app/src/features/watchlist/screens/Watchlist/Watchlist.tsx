import { watchlist } from '@meridian/api';
import { Button, EmptyState, Skeleton } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { useRead } from '../../../../platform/use-read.ts';
import { useSession } from '../../../../platform/provider.tsx';
import { links } from '../../../../platform/links.ts';
import { LiveQuoteRow } from '../../../../presentation/LiveQuoteRow.tsx';
import { RequestView } from '../../../../presentation/RequestView.tsx';
import { ScreenFrame } from '../../../../presentation/ScreenFrame.tsx';
import { SignInGate } from '../../../../presentation/SignInGate.tsx';
import { messages } from './Watchlist.messages.ts';
import { Count, Rows } from './Watchlist.styles.ts';

function Watched() {
  const intl = useIntl();
  const { request, reload } = useRead(watchlist, {}, { subject: 'watchlist' });
  return (
    <RequestView
      request={request}
      reload={reload}
      what={intl.formatMessage(messages.what)}
      skeleton={<Skeleton shape="row" count={6} />}
      isEmpty={(list) => list.length === 0}
      empty={
        <EmptyState
          title={intl.formatMessage(messages.emptyTitle)}
          body={intl.formatMessage(messages.emptyBody)}
          action={<Button href={links.markets()}>{intl.formatMessage(messages.emptyAction)}</Button>}
        />
      }
    >
      {(list) => (
        <>
          <Count>{intl.formatMessage(messages.count, { count: list.length })}</Count>
          <Rows aria-label={intl.formatMessage(messages.title)}>
            {list.map((entry) => (
              <li key={entry.id}>
                <LiveQuoteRow quote={entry} />
              </li>
            ))}
          </Rows>
        </>
      )}
    </RequestView>
  );
}

export default function WatchlistScreen() {
  const intl = useIntl();
  const { isSignedIn } = useSession();
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)}>
      {isSignedIn ? (
        <Watched />
      ) : (
        <SignInGate
          title={intl.formatMessage(messages.signInTitle)}
          body={intl.formatMessage(messages.signInBody)}
        />
      )}
    </ScreenFrame>
  );
}
