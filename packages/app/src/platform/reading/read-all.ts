/** A list read to its last row, for a file or paper: not only as far as a screen has it. */
import { maxRows, type ReadEndpoint, type RequestOf } from '@meridian/api';
import type { Ports } from '../ports/ports.ts';
import { nextPage, nothingRead, withPage, type GrownList } from './grown-list.ts';
import type { GrowingListSource, PageOf, RowOf } from './use-growing-list.ts';

/** What is read, as {@link GrowingListSource} names it. */
export type AllOf<E extends ReadEndpoint> = Pick<GrowingListSource<E>, 'endpoint' | 'request' | 'keyOf'>;

export interface ReadSoFar {
  readonly read: number;
  readonly total: number;
}

/** How often it is begun again because the list changed between two pages. */
const maxReadings = 3;

/**
 * All rows, from one moment. `null` where the list changed each time before its last page.
 * @throws ApiError of the page that failed, or of the abort
 */
export async function readAll<E extends ReadEndpoint>(
  api: Ports['api'],
  { endpoint, request, keyOf }: AllOf<E>,
  { signal, onProgress }: { readonly signal: AbortSignal; onProgress(soFar: ReadSoFar): void },
): Promise<GrownList<RowOf<E>, PageOf<E>> | null> {
  for (let reading = 0; reading < maxReadings; reading += 1) {
    let all: GrownList<RowOf<E>, PageOf<E>> = nothingRead;
    while (all.hasMore && !all.isFromTwoMoments) {
      const asked = nextPage(all.askedCount, maxRows);
      const page = await api.call(endpoint, { ...request, ...asked } as RequestOf<E>, { signal });
      all = withPage(all, page as PageOf<E>, asked, keyOf);
      onProgress({ read: Math.min(all.askedCount, all.total), total: all.total });
    }
    if (!all.isFromTwoMoments) return all;
  }
  return null;
}
