import type { Handler } from '../../context.ts';
import { listed } from '../views/instruments.ts';
import { pageOfList, plainRow } from '../views/list-views.ts';

export const cryptoPage: Handler<'market.cryptoPage'> = (caller, request) =>
  pageOfList(
    caller,
    listed(caller, 'CRYPTO').filter(
      ({ category }) => request.category === undefined || category === request.category,
    ),
    request,
    plainRow,
  );
