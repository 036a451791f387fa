import type { Handler } from '../context.ts';
import { listed } from './views/instruments.ts';
import { futureRow, pageOfList } from './views/list-views.ts';

export const futuresList: Handler<'market.futuresList'> = (caller, request) => {
  const { product } = request;
  const wanted = listed(caller, 'FUTURE').filter(
    ({ contract }) => product === undefined || contract?.product === product,
  );
  return pageOfList(caller, wanted, request, futureRow);
};
