import type { Handler } from '../../context.ts';
import { instrumentOfGroup } from '../views/instruments.ts';
import { klineView } from '../views/kline-view.ts';

export const cryptoKline: Handler<'market.cryptoKline'> = (caller, request) =>
  klineView(caller, instrumentOfGroup(caller, request, true), request.type);
