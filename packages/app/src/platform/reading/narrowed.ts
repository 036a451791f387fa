import type { GrownList } from './grown-list.ts';
import type { Request } from './request-phase.ts';
import type { GrowingList } from './use-growing-list.ts';

/** The rows of a list that are kept; how far it has been read stays as it is. */
export function narrowed<T>(list: GrowingList<T>, keeps: (row: T) => boolean): GrowingList<T> {
  return { ...list, request: narrowedRequest(list.request, keeps) };
}

function narrowedRequest<T>(
  request: Request<GrownList<T>>,
  keeps: (row: T) => boolean,
): Request<GrownList<T>> {
  if (request.phase === 'idle') return request;
  if (request.phase === 'ready') return { ...request, data: narrowedRows(request.data, keeps) };
  return { ...request, last: request.last && narrowedRows(request.last, keeps) };
}

function narrowedRows<T>(data: GrownList<T>, keeps: (row: T) => boolean): GrownList<T> {
  const list = data.list.filter(keeps);
  return { ...data, list, total: list.length };
}
