import type { MarketPhase, QuoteDetail } from '@meridian/api';
import { MarketSession, QuoteHeader } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { missing, useFormat } from '#platform/format.ts';
import { useLive } from '#platform/live-price.ts';
import { LiveChange } from '#presentation/LiveChange.tsx';
import { LivePrice } from '#presentation/LivePrice.tsx';
import { OldPrices, useOldSince } from '#presentation/old-prices/old-prices.ts';
import { OldPricesNote } from '#presentation/old-prices/OldPricesNote.tsx';
import { messages } from './Quote.messages.ts';

/** What the market is doing, with the hour that ends it in the user's own time zone (DECISIONS 4). */
function useMarketText(detail: QuoteDetail, state: MarketPhase | null, quoted: number): string {
  const intl = useIntl();
  const format = useFormat();
  const { opensAtTimestamp: opensAt, closesAtTimestamp: closesAt } = detail;
  const zone = format.timeZoneName();
  if (state === null) return missing;
  if (state === 'open') {
    if (closesAt === null) return intl.formatMessage(messages.alwaysOpen);
    if (detail.isHalfDay)
      return intl.formatMessage(messages.halfDayUntil, { time: format.time(closesAt), zone });
    const isNextDay = format.date(closesAt) !== format.date(quoted);
    const until = isNextDay ? messages.openUntilNextDay : messages.openUntil;
    return intl.formatMessage(until, { time: format.time(closesAt), zone });
  }
  if (opensAt === null) return intl.formatMessage(messages.closed);
  const text = { closed: messages.closedUntil, break: messages.break, holiday: messages.holiday }[state];
  const time = state === 'break' ? format.time(opensAt) : format.dateTime(opensAt);
  return intl.formatMessage(text, { time, zone });
}

/** The hero: last price, change, and how far both can be trusted. */
export function Headline({ detail }: { detail: QuoteDetail }) {
  const intl = useIntl();
  const format = useFormat();
  const live = useLive(detail);
  const oldSince = useOldSince([detail]);
  const marketText = useMarketText(detail, live.marketStatus, live.quoteTimestamp);
  return (
    <OldPrices value={oldSince !== null}>
      <QuoteHeader
        label={detail.name}
        price={<LivePrice quote={detail} size="hero" />}
        change={<LiveChange quote={detail} size="l" />}
        // The exchange may be open while this instrument is halted: the notice above says what counts.
        session={
          detail.isHalted ? undefined : (
            <MarketSession
              kind={oldSince === null ? (live.marketStatus ?? 'unknown') : 'unknown'}
              text={marketText}
            />
          )
        }
        // The age takes the time's place: nothing below it moves.
        asOf={
          oldSince === null ? (
            intl.formatMessage(messages.asOf, { time: format.dateTime(live.quoteTimestamp) })
          ) : (
            <OldPricesNote since={oldSince} />
          )
        }
        caveat={detail.isDelayed ? intl.formatMessage(messages.delayed) : undefined}
      />
    </OldPrices>
  );
}
