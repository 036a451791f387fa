import { ipoList, tradeTab, type Offer, type ResponseOf } from '@meridian/api';
import {
  Button,
  Chip,
  EmptyState,
  Inline,
  SearchField,
  Section,
  Skeleton,
  Stack,
  Strip,
  TextLink,
} from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAddressQuery } from '#platform/address/address-query.ts';
import { links } from '#platform/address/links.ts';
import { useNow, useSession } from '#platform/ports/use-ports.ts';
import { knownData, type Request } from '#platform/reading/request.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { HelpLink } from '#presentation/help/HelpLink.tsx';
import { RequestView } from '#presentation/RequestView.tsx';
import { useBeside } from '#presentation/screen-context.ts';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { offerMarkets, offersByStage, type OfferMarket } from '../../offers.ts';
import { offerHref, OfferRow } from './OfferRow.tsx';
import { messages } from './Offers.messages.ts';

/** Soon enough for an offer to change its part of the list. */
const lookMs = 10_000;
const refreshMs = 60_000;

/** New shares of both markets, by what can be done with them (spec §2, DECISIONS 51). */
export default function OffersScreen(): ReactNode {
  const intl = useIntl();
  const [query, change] = useAddressQuery();
  const [keyword, setKeyword] = useState('');
  const market = offerMarkets.find((one) => one === query.get('only')) ?? 'all';
  const { request, reload } = useRead(ipoList, {}, { onTopics: ['wallets'], refreshMs });
  useOfferBeside(request, { market, keyword });
  const show = (next: OfferMarket) =>
    change((kept) => {
      if (next === 'all') kept.delete('only');
      else kept.set('only', next);
      return kept;
    });
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} hasBack>
      <Stack gap={4}>
        <SearchField
          label={intl.formatMessage(messages.search)}
          placeholder={intl.formatMessage(messages.searchPlaceholder)}
          value={keyword}
          onChange={setKeyword}
          onSubmit={setKeyword}
          clearLabel={intl.formatMessage(messages.clear)}
        />
        <Strip
          label={intl.formatMessage(messages.markets)}
          items={offerMarkets.map((one) => ({
            id: one,
            content: (
              <Chip size="s" isSelected={one === market} onPress={() => show(one)}>
                {intl.formatMessage(messages[one])}
              </Chip>
            ),
          }))}
        />
        <TextLink href={links.trade(tradeTab.subscription)}>{intl.formatMessage(messages.mine)}</TextLink>
        <RequestView
          request={request}
          reload={reload}
          what={intl.formatMessage(messages.what)}
          skeleton={<ListSkeleton />}
          isEmpty={({ list }) => list.length === 0}
          empty={
            <EmptyState
              title={intl.formatMessage(messages.emptyTitle)}
              body={intl.formatMessage(messages.emptyBody)}
              action={<Button href={links.markets()}>{intl.formatMessage(messages.toMarkets)}</Button>}
            />
          }
        >
          {({ list }) => (
            <Offers
              list={list}
              market={market}
              keyword={keyword}
              onShowAll={() => {
                setKeyword('');
                show('all');
              }}
            />
          )}
        </RequestView>
        <Inline>
          <HelpLink topic="newShares" />
        </Inline>
      </Stack>
    </ScreenFrame>
  );
}

/** On a wide window the first offer is beside the list, until another one is chosen. Who has not signed in looks at the list alone. */
function useOfferBeside(
  request: Request<ResponseOf<typeof ipoList>>,
  shown: { readonly market: OfferMarket; readonly keyword: string },
): void {
  const now = useNow(lookMs);
  const { isSignedIn } = useSession();
  const list = knownData(request)?.list;
  const [stage, [first] = []] = offersByStage(list ?? [], { ...shown, now })[0] ?? [];
  const isOnItsWay = list === undefined && request.phase !== 'failed';
  const beside = first === undefined || stage === undefined ? null : offerHref(first, stage);
  useBeside(isSignedIn ? (isOnItsWay ? 'comes' : beside) : null);
}

interface OffersProps {
  readonly list: readonly Offer[];
  readonly market: OfferMarket;
  readonly keyword: string;
  onShowAll(): void;
}

function Offers({ list, market, keyword, onShowAll }: OffersProps): ReactNode {
  const intl = useIntl();
  const now = useNow(lookMs);
  const stages = offersByStage(list, { market, keyword, now });
  if (stages.length === 0)
    return (
      <EmptyState
        title={intl.formatMessage(messages.noneTitle)}
        body={intl.formatMessage(messages.noneBody)}
        action={<Button onPress={onShowAll}>{intl.formatMessage(messages.showAll)}</Button>}
      />
    );
  return (
    <Stack gap={6}>
      {stages.map(([stage, offers]) => (
        <Section key={stage} title={intl.formatMessage(messages[stage])}>
          <ul>
            {offers.map((offer) => (
              <li key={`${offer.market}/${offer.stock_code}`}>
                <OfferRow offer={offer} stage={stage} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </Stack>
  );
}

function ListSkeleton(): ReactNode {
  return (
    <Stack gap={3}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} shape="block" height="3.5rem" />
      ))}
    </Stack>
  );
}
