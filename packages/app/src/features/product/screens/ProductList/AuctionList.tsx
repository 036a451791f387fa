import type { AuctionQuote, preMarketList } from '@meridian/api';
import {
  Button,
  ChangeTag,
  EmptyState,
  GrowingList,
  InstrumentLogo,
  Price,
  QuoteListHead,
  QuoteRow,
  Skeleton,
  Stack,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ListCapability } from '#asset-classes/definition.ts';
import { takesOrders } from '#domain/auction.ts';
import { links } from '#platform/address/links.ts';
import { knownData } from '#platform/reading/request.ts';
import { useGrowingList } from '#platform/reading/use-growing-list.ts';
import { trendOf, useFormat } from '#platform/words/format.ts';
import { moveOf, useImbalanceText } from '#presentation/auction/auction-figures.ts';
import { messages as auctionMessages } from '#presentation/auction/auction.messages.ts';
import { AuctionWindow } from '#presentation/auction/AuctionWindow.tsx';
import { publishedEveryMs, useAuctionPhase } from '#presentation/auction/useAuction.ts';
import { GrowingListView } from '#presentation/GrowingListView.tsx';
import { LiveChange } from '#presentation/quotes/LiveChange.tsx';
import { LivePrice } from '#presentation/quotes/LivePrice.tsx';
import { quoteKey } from '#presentation/quotes/LiveQuoteRow.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { useFirstBeside } from '#presentation/use-first-beside.ts';
import { messages } from './ProductList.messages.ts';

/** Rows of a page. */
const step = 25;

interface Props {
  readonly list: Pick<ListCapability, 'titleMessage' | 'subtitleMessage'>;
  readonly page: typeof preMarketList;
}

/** Shares of an auction: how far it is, said once above them, and what each would end with. */
export function AuctionList({ list: { titleMessage, subtitleMessage }, page }: Props): ReactNode {
  const intl = useIntl();
  const title = intl.formatMessage(titleMessage);
  const list = useGrowingList({
    endpoint: page,
    request: {},
    keyOf: quoteKey,
    step,
    options: { subject: 'list', refreshMs: publishedEveryMs },
  });
  useFirstBeside(list.request, links.quote);
  // One exchange, one window: that of the first share is that of all.
  const [first = null] = knownData(list.request)?.list ?? [];
  const phase = useAuctionPhase(first);
  const hasEnded = phase === 'ended';
  const price = takesOrders(phase)
    ? auctionMessages.indicativePrice
    : hasEnded
      ? auctionMessages.auctionPrice
      : auctionMessages.previousClose;
  return (
    <ScreenFrame title={title} subtitle={subtitleMessage && intl.formatMessage(subtitleMessage)} hasBack>
      <GrowingListView
        list={list}
        what={intl.formatMessage(messages.what)}
        skeleton={<Skeleton shape="row" count={10} />}
        empty={
          <EmptyState
            title={intl.formatMessage(messages.emptyTitle)}
            action={<Button onPress={list.reload}>{intl.formatMessage(messages.emptyAction)}</Button>}
          />
        }
      >
        {({ list: quotes }, parts) => (
          <Stack gap={2}>
            {first && <AuctionWindow quote={first} phase={phase} />}
            <div>
              <QuoteListHead
                name={intl.formatMessage(messages.share)}
                price={intl.formatMessage(price)}
                figure={intl.formatMessage(messages.move)}
              />
              <GrowingList
                label={title}
                items={quotes}
                keyOf={quoteKey}
                renderRow={(quote) => <AuctionRow quote={quote} hasEnded={hasEnded} />}
                {...parts}
              />
            </div>
          </Stack>
        )}
      </GrowingListView>
    </ScreenFrame>
  );
}

/** What it would end with, with its volume and what one side has more; before the window the last close. */
function AuctionRow({ quote, hasEnded }: { quote: AuctionQuote; hasEnded: boolean }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const imbalanceText = useImbalanceText();
  const { indicativePrice, indicativeVolume, imbalance, isHalted, priceDecimals } = quote;
  const move = moveOf(quote);
  const isIndicated = indicativePrice !== null;
  const meta = isHalted
    ? intl.formatMessage(auctionMessages.halted)
    : isIndicated
      ? [
          intl.formatMessage(messages.volume, { volume: format.compact(indicativeVolume) }),
          hasEnded ? null : imbalanceText(imbalance),
        ]
          .filter(Boolean)
          .join(' · ')
      : quote.market;
  return (
    <QuoteRow
      href={links.quote(quote)}
      code={quote.stock_code}
      name={quote.name}
      logo={<InstrumentLogo code={quote.stock_code} src={quote.localLogoUrl ?? undefined} />}
      price={
        isIndicated ? (
          <Price
            text={format.price(indicativePrice, priceDecimals)}
            trend="flat"
            size="m"
            flashKey={indicativePrice}
          />
        ) : (
          <LivePrice quote={quote} size="m" />
        )
      }
      change={
        isIndicated ? (
          <ChangeTag
            text={format.percent(move?.ratio ?? null)}
            trend={trendOf(move?.change ?? null)}
            size="s"
          />
        ) : (
          <LiveChange quote={quote} size="s" />
        )
      }
      meta={meta}
    />
  );
}
