import type { QuoteDetail } from '@meridian/api';
import { MarketSession, QuoteHeader } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { useLive } from '#platform/live/live-price.ts';
import { LiveChange } from '#presentation/quotes/LiveChange.tsx';
import { LivePrice } from '#presentation/quotes/LivePrice.tsx';
import { OldPrices, useOldSince } from '#presentation/old-prices/old-prices.ts';
import { OldPricesNote } from '#presentation/old-prices/OldPricesNote.tsx';
import { messages } from './Quote.messages.ts';
import { useSessionText } from './use-session-text.ts';

/** The hero: last price, change, and how far both can be trusted. */
export function Headline({ detail }: { detail: QuoteDetail }) {
  const intl = useIntl();
  const format = useFormat();
  const live = useLive(detail);
  const oldSince = useOldSince([detail]);
  const marketText = useSessionText(detail, live.marketStatus);
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
