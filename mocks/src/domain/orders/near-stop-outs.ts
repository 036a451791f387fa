/** A position comes near its stop-out, and its holder gets a message while something can still be done. */
import { tradeDirection } from '@meridian/api';
import type { Occurrence } from '#kernel/index.ts';
import { priceText, sendMessage, subjectOf } from '../inbox/index.ts';
import type { Inboxes } from '../inbox/index.ts';
import { nearStopOutPrice } from './amounts.ts';
import { stopOutLevel } from './processes.ts';
import type { InstrumentKey } from '../market/index.ts';
import { instrumentOf, positionsIn } from './state.ts';
import type { TradingBrokerage } from './state.ts';
import { byInstrument, keysHeld } from './trading-index.ts';
import { firstTrade, lastPrice } from './trading-hours.ts';

/** Sent once for each stop-out price: more margin moves it, and then it is sent again. */
export const nearStopOuts = byInstrument<TradingBrokerage & Inboxes>(
  'nearStopOut',
  ({ trading }) => keysHeld(trading),
  nearIn,
);

function* nearIn(brokerage: TradingBrokerage & Inboxes, key: InstrumentKey): Generator<Occurrence> {
  const { nearStopOutsAnnounced } = brokerage.trading;
  for (const position of positionsIn(brokerage, key)) {
    const closesAt = stopOutLevel(brokerage, position);
    if (closesAt === null || nearStopOutsAnnounced.get(position.id) === String(closesAt)) continue;
    const instrument = instrumentOf(brokerage, position);
    const level = nearStopOutPrice(position, closesAt, instrument);
    const side = position.direction === tradeDirection.buy ? 'atOrBelow' : 'atOrAbove';
    yield {
      id: position.id,
      dependsOn: `${closesAt} ${level}`,
      nextDue: (fromMs, toMs) => firstTrade(brokerage, key, { side, level }, fromMs, toMs),
      happen(at) {
        nearStopOutsAnnounced.set(position.id, String(closesAt));
        sendMessage(brokerage, position.userId, at, {
          kind: 'positionNearStopOut',
          parameters: {
            positionId: position.id,
            ...subjectOf(instrument),
            price: priceText(instrument, lastPrice(brokerage, key, at)),
            closesAt: priceText(instrument, closesAt),
          },
        });
      },
    };
  }
}
