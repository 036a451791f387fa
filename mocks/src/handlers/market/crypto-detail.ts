import type { Handler } from '../context.ts';
import { instrumentOfGroup } from './instruments.ts';
import { detailView } from './quote-views.ts';

export const cryptoDetail: Handler<'market.cryptoDetail'> = (caller, request) =>
  detailView(caller, instrumentOfGroup(caller, request, true));
