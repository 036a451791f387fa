import type { MarketPhase, QuoteDetail } from '@meridian/api';
import { useIntl } from 'react-intl';
import { missing, useFormat } from '#platform/words/format.ts';
import { usePorts } from '#platform/ports/context.ts';
import { useNow } from '#platform/ports/use-ports.ts';
import { neverStops, turnAt, turnOf } from '../../session-turn.ts';
import { useCity } from '../../use-city.ts';
import { messages } from './Quote.messages.ts';

const lookMs = 30_000;

/** What the market is doing and when that ends: by the reader's clock (DECISIONS 4) and, where it shows another time, by that of the exchange. */
export function useSessionText(detail: QuoteDetail, state: MarketPhase | null): string {
  const intl = useIntl();
  const format = useFormat();
  const { clock, systemInfo } = usePorts();
  const city = useCity(detail.timeZone);
  // Looked at again as time goes on: tomorrow becomes today.
  useNow(lookMs);
  const now = clock.now();
  const say = intl.formatMessage;
  if (state === null) return missing;
  if (state === 'open' && neverStops(detail)) return say(messages.alwaysOpen);
  const at = turnOf(state, detail, now);
  if (at === null) return say(state === 'open' ? messages.open : messages.closed);

  const message = {
    open: detail.isHalfDay ? messages.halfDayUntil : messages.openUntil,
    closed: messages.closedUntil,
    break: messages.break,
    holiday: messages.holiday,
  }[state];
  const { time, isTomorrow, exchangeTime } = turnAt(at, now, {
    ownZone: systemInfo().timeZone,
    exchangeZone: detail.timeZone,
    locale: intl.locale,
    canSayTomorrow: message === messages.openUntil,
    format,
  });
  const turn = say(isTomorrow ? messages.openUntilNextDay : message, {
    time,
    zone: format.timeZoneName(at),
  });
  if (exchangeTime === null) return turn;
  // Where the line is too short for both clocks, the second one takes the next as a whole.
  const there = say(messages.inCity, { city, time: exchangeTime }).replaceAll(' ', '\u00a0');
  return `${turn} · ${there}`;
}
