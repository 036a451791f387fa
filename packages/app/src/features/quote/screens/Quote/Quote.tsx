import {
  assetSource,
  isRefusedFor,
  type AssetSource,
  type FutureDetail,
  type QuoteDetail,
} from '@meridian/api';
import { Button, EmptyState, ScreenFooter, Stack } from '@meridian/design-system';
import { use, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAddressed } from '#asset-classes/addressed.ts';
import { closableClass } from '#asset-classes/registry.ts';
import type { QuoteCapability } from '#asset-classes/definition.ts';
import { links, type InstrumentParams } from '#platform/address/links.ts';
import { feedOf } from '#platform/live/live-price.ts';
import { productOf } from '#platform/address/product.ts';
import { pollMs } from '#platform/live/realtime.ts';
import { afterLookUp, useListed } from '#platform/reading/listed.ts';
import { knownData, type Request } from '#platform/reading/request.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenContext } from '#presentation/screen-context.ts';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { useProductName } from '#presentation/product-name.ts';
import { WrongAddress } from '#presentation/WrongAddress.tsx';
import { AlertBell } from './AlertBell.tsx';
import { messages } from './Quote.messages.ts';
import { useHeld } from '../../held.ts';
import { useKnownRow } from '../../known-row.ts';
import { FiguresSkeleton, KnownHeadline, QuoteSkeleton } from './QuoteSkeleton.tsx';
import { OfferedShare } from './OfferedShare.tsx';
import { belowChart, upToChart, type QuotePartProps } from './quote-parts.tsx';
import { TradeBar } from './TradeBar.tsx';
import { WatchToggle } from './WatchToggle.tsx';

/** One quote screen for every asset class: what the price is, what can be done, and why (spec §2). */
export default function QuoteScreen(): ReactNode {
  const { assetClass, instrument } = useAddressed();
  if (instrument === null) return <WrongAddress assetClass={assetClass} />;
  const { quote, ticket, holding } = assetClass;
  const orders = ticket ? 'any' : closableClass(assetClass) ? 'closing' : 'none';
  return quote === undefined ? (
    <ScreenFrame title={instrument.name} hasBack>
      <UnknownInstrument code={instrument.code} />
    </ScreenFrame>
  ) : (
    <InstrumentQuote
      instrument={instrument}
      quote={quote}
      unit={holding?.quantity.unitOf(instrument.code) ?? instrument.code}
      orders={orders}
    />
  );
}

interface InstrumentQuoteProps {
  readonly instrument: InstrumentParams;
  readonly quote: QuoteCapability;
  /** What is counted: AAPL, BTC. */
  readonly unit: string;
  /** What can be ordered: without a ticket to lead to only the way out of what is held, or nothing. */
  readonly orders: 'any' | 'closing' | 'none';
}

function InstrumentQuote({ instrument: named, quote, unit, orders }: InstrumentQuoteProps): ReactNode {
  const intl = useIntl();
  const { lookUp, instrument } = useListed(named);
  const read = useRead(quote.detail, instrument && productOf(instrument), {
    subject: 'quote',
    // No tick reports a halt, the hours of a new session, or what a bid is good for.
    refreshMs: pollMs,
  });
  const { request, reload } = afterLookUp<QuoteDetail | FutureDetail>(lookUp, read);
  const detail = knownData(request);
  const known = useKnownRow(named);
  const productName = useProductName()(named.source);
  const held = useHeld(instrument);
  // A second pair of buttons next to the order form would leave open which of them orders.
  const { hasAside: isBesideTicket = false, isRoomy = false } = use(ScreenContext);
  const isBookBeside = isRoomy && quote.hasOrderBook;
  const title = detail?.name ?? named.name;

  if (isUnknown(request))
    return (
      <ScreenFrame title={title} hasBack>
        {offeredSources.has(named.source) ? (
          <OfferedShare instrument={named} unknown={<UnknownInstrument code={named.code} />} />
        ) : (
          <UnknownInstrument code={named.code} />
        )}
      </ScreenFrame>
    );
  return (
    <ScreenFrame
      title={title}
      subtitle={[named.code, instrument?.market, productName].filter(Boolean).join(' · ')}
      hasBack
      priceOf={instrument && feedOf(instrument)}
      actions={
        detail && (
          <>
            <AlertBell detail={detail} source={named.source} />
            <WatchToggle detail={detail} source={named.source} />
          </>
        )
      }
    >
      {detail === null && known !== null && <KnownHeadline row={known} />}
      <RequestView
        request={request}
        reload={reload}
        what={intl.formatMessage(messages.what)}
        skeleton={<QuoteSkeleton isBelowHeadline={known !== null} />}
      >
        {(data: QuoteDetail | FutureDetail) => (
          <Parts {...{ detail: data, quote, unit, held, isBookBeside }} />
        )}
      </RequestView>
      {!isBesideTicket && (orders === 'any' || (orders === 'closing' && held.position !== null)) && (
        <ScreenFooter>
          <TradeBar
            instrument={instrument ?? named}
            held={held}
            hasTicket={orders === 'any'}
            isHalted={detail?.isHalted ?? false}
          />
        </ScreenFooter>
      )}
    </ScreenFrame>
  );
}

/** Shares may be offered before they are quoted. */
const offeredSources: ReadonlySet<AssetSource> = new Set([
  assetSource.newStock,
  assetSource.stock,
  assetSource.hkStock,
]);

/** The backend knows no such instrument. */
function isUnknown(request: Request<unknown>): boolean {
  return request.phase === 'failed' && isRefusedFor(request.problem, 'notFound');
}

/** What a class shows of an instrument, in the order of {@link upToChart} and {@link belowChart}. */
function Parts(props: QuotePartProps): ReactNode {
  return (
    <Stack gap={3}>
      {Object.entries(upToChart).map(([name, Part]) => (
        <Part key={name} {...props} />
      ))}
      {/* Position and figures come together: the one would push the others down. */}
      {props.held.isAwaited ? (
        <FiguresSkeleton />
      ) : (
        <div>
          {Object.entries(belowChart).map(([name, Part]) => (
            <Part key={name} {...props} />
          ))}
        </div>
      )}
    </Stack>
  );
}

function UnknownInstrument({ code }: { code: string }): ReactNode {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage(messages.unknownTitle)}
      body={intl.formatMessage(messages.unknownBody)}
      action={
        <Stack gap={2}>
          <Button tone="primary" href={links.search(code)}>
            {code === ''
              ? intl.formatMessage(messages.toSearchAny)
              : intl.formatMessage(messages.toSearch, { code })}
          </Button>
          <Button href={links.markets()}>{intl.formatMessage(messages.toMarkets)}</Button>
        </Stack>
      }
    />
  );
}
