import type { Handler } from '../context.ts';
import { listed } from './views/instruments.ts';
import { pageOfList, plainRow } from './views/list-views.ts';

export const forexList: Handler<'market.forexList'> = (caller, request) =>
  pageOfList(caller, listed(caller, 'FOREX'), request, plainRow);
