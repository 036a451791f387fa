import type { MarketState, QuoteDetail } from '@meridian/api';
import { useIntl } from 'react-intl';
import { useFormat } from '../../../../platform/format.ts';
import { mergeTick, useTick } from '../../../../platform/realtime.ts';
import { LiveChange } from '../../../../presentation/LiveChange.tsx';
import { LivePrice } from '../../../../presentation/LivePrice.tsx';
import { messages } from './Quote.messages.ts';
import { Hero, HeroLine, StateDot, Status } from './Quote.styles.ts';

/** What the market is doing, with the hour that ends it in the user's own time zone (DECISIONS 4). */
function useMarketText(detail: QuoteDetail, state: MarketState): string {
  const intl = useIntl();
  const format = useFormat();
  const { opensAtTimestamp: opensAt, closesAtTimestamp: closesAt } = detail;
  const zone = format.timeZoneName();
  if (state === 'open') {
    if (closesAt === null) return intl.formatMessage(messages.alwaysOpen);
    return intl.formatMessage(messages.openUntil, { time: format.time(closesAt), zone });
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
  const live = mergeTick(detail, useTick(detail));
  const marketText = useMarketText(detail, live.marketStatus);
  return (
    <Hero>
      <HeroLine>
        <LivePrice quote={detail} size="hero" />
        <LiveChange quote={detail} size="l" />
      </HeroLine>
      <Status>
        <StateDot data-state={live.marketStatus} aria-hidden />
        <span>{marketText}</span>
        <span>{intl.formatMessage(messages.asOf, { time: format.dateTime(live.quoteTimestamp) })}</span>
        {detail.isDelayed && <span>{intl.formatMessage(messages.delayed)}</span>}
      </Status>
    </Hero>
  );
}
