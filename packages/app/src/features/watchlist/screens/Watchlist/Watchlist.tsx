import { AlertIcon, Button, EditIcon, EmptyState, IconLink, Stack, TextLink } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { useSession } from '#platform/ports/use-ports.ts';
import { links } from '#platform/address/links.ts';
import { alertsAddress } from '#platform/address/alerts-address.ts';
import { QuoteList } from '#presentation/QuoteListing/QuoteList.tsx';
import { QuotesSkeleton } from '#presentation/QuoteListing/QuotesSkeleton.tsx';
import { useRefreshable } from '#presentation/Refresh/refreshing.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { SignInGate } from '#presentation/SignInGate.tsx';
import { useFirstBeside } from '#presentation/use-first-beside.ts';
import { productKey, useDeviceWatchlist } from '#presentation/watching/device-watchlist.ts';
import { messages as groupMessages } from '../../groups.messages.ts';
import { GroupTabs, useGroupChoice } from '../../GroupTabs.tsx';
import { inOrder, ofGroup } from '../../model/arrangement.ts';
import { OnDevice } from '../../OnDevice.tsx';
import { useArrangement } from '../../useArrangement.ts';
import { useProductNotes } from '../../useProductNotes.ts';
import { useWatchedQuotes } from '../../useWatchedQuotes.ts';
import { messages } from './Watchlist.messages.ts';

function Watched() {
  const intl = useIntl();
  const { request, reload } = useRefreshable(useWatchedQuotes());
  const { arranged } = useArrangement();
  const [group, choose] = useGroupChoice(arranged.groups);
  useFirstBeside(request, links.quote);
  const notesOf = useProductNotes();
  const title = intl.formatMessage(messages.title);
  return (
    <RequestView
      request={request}
      reload={reload}
      what={intl.formatMessage(messages.what)}
      skeleton={<QuotesSkeleton label={title} />}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <EmptyState
          title={intl.formatMessage(messages.emptyTitle)}
          body={intl.formatMessage(messages.emptyBody)}
          action={<Button href={links.markets()}>{intl.formatMessage(messages.emptyAction)}</Button>}
        />
      }
    >
      {({ list }) => {
        const quotes = ofGroup(inOrder(list, productKey, arranged.order), productKey, arranged, group);
        return (
          <>
            <GroupTabs groups={arranged.groups} value={group} onChange={choose} />
            {quotes.length === 0 ? (
              <EmptyState
                title={intl.formatMessage(groupMessages.emptyGroup)}
                body={intl.formatMessage(groupMessages.emptyGroupBody)}
                action={<Button href={links.manageWatchlist()}>{intl.formatMessage(messages.manage)}</Button>}
              />
            ) : (
              <QuoteList label={title} quotes={quotes} noteOf={notesOf(quotes)} />
            )}
          </>
        );
      }}
    </RequestView>
  );
}

export default function WatchlistScreen() {
  const intl = useIntl();
  const { isSignedIn } = useSession();
  const { products } = useDeviceWatchlist();
  const hasList = isSignedIn || products.length > 0;
  return (
    <ScreenFrame
      title={intl.formatMessage(messages.title)}
      actions={
        hasList ? (
          // Alerts are the second list there: a third button would push the title aside in a narrow pane.
          <IconLink
            label={intl.formatMessage(messages.manage)}
            icon={<EditIcon aria-hidden />}
            href={links.manageWatchlist()}
          />
        ) : (
          <IconLink
            label={intl.formatMessage(messages.alerts)}
            icon={<AlertIcon aria-hidden />}
            href={alertsAddress()}
          />
        )
      }
    >
      {hasList ? (
        <Stack gap={2}>
          {!isSignedIn && <OnDevice />}
          <Watched />
        </Stack>
      ) : (
        <SignInGate
          title={intl.formatMessage(messages.signInTitle)}
          body={
            <>
              {intl.formatMessage(messages.signInBody)}{' '}
              <TextLink href={links.markets()}>{intl.formatMessage(messages.emptyAction)}</TextLink>
            </>
          }
        />
      )}
    </ScreenFrame>
  );
}
