/** A position comes near its stop-out, and whoever holds it hears of it while something can still be done. */
import { tradeDirection } from '@meridian/api';
import type { Process } from '#kernel/index.ts';
import { priceText, sendMessage, toldOf } from '../inbox/index.ts';
import type { Inboxes } from '../inbox/index.ts';
import { nearStopOutPrice } from './amounts.ts';
import { stopOutLevel } from './processes.ts';
import { instrumentOf } from './state.ts';
import type { TradingBrokerage } from './state.ts';
import { firstTrade, lastPrice } from './trading-hours.ts';

/** Told once for each stop-out price: more margin moves it, and then it is worth a word again. */
export const nearStopOuts: Process<TradingBrokerage & Inboxes> = {
  name: 'nearStopOut',
  *pending(brokerage) {
    const { positions, nearStopOutsTold } = brokerage.trading;
    for (const position of positions.values()) {
      const closesAt = stopOutLevel(brokerage, position);
      if (closesAt === null || nearStopOutsTold.get(position.id) === String(closesAt)) continue;
      const instrument = instrumentOf(brokerage, position);
      const level = nearStopOutPrice(position, closesAt, instrument);
      const side = position.direction === tradeDirection.buy ? 'atOrBelow' : 'atOrAbove';
      yield {
        id: position.id,
        dependsOn: `${closesAt} ${level}`,
        nextDue: (fromMs, toMs) => firstTrade(brokerage, position.key, { side, level }, fromMs, toMs),
        happen(at) {
          nearStopOutsTold.set(position.id, String(closesAt));
          sendMessage(brokerage, position.userId, at, {
            kind: 'positionNearStopOut',
            parameters: {
              positionId: position.id,
              ...toldOf(instrument),
              price: priceText(instrument, lastPrice(brokerage, position.key, at)),
              closesAt: priceText(instrument, closesAt),
            },
          });
        },
      };
    }
  },
};
