import type { Handler } from '../../context.ts';
import { instrumentOfGroup } from '../views/instruments.ts';
import { tradesView } from '../views/trades-view.ts';

/** About three screens of a phone. */
const shownTrades = 30;

export const cryptoTrades: Handler<'market.cryptoTrades'> = (caller, request) =>
  tradesView(caller, instrumentOfGroup(caller, request, true), shownTrades);
