import type { Handler } from '../context.ts';
import { instrumentOfGroup } from './views/instruments.ts';
import { klineView } from './views/kline-view.ts';

export const stockKline: Handler<'market.stockKline'> = (caller, request) =>
  klineView(caller, instrumentOfGroup(caller, request, false), request.type);
