import type { ReadEndpoint } from '@meridian/api';
import { unstable_serialize } from 'swr';
import { readKey } from '#platform/reading/use-read.ts';
import type { Ports } from '#platform/ports/ports.ts';

/** Leaves in the storage what a visit leaves that has read this: for stories of a page that is opened again. */
export async function earlierVisit(
  { api, clock, kept }: Ports,
  reads: readonly (readonly [ReadEndpoint, unknown])[],
): Promise<void> {
  const answers = await Promise.all(
    reads.map(async ([endpoint, request]) => {
      const key = readKey(endpoint, request);
      const value: unknown = await api.call(endpoint, request as never);
      const data = { value, at: clock.now(), question: JSON.stringify(key), newsCount: 0, isPublic: true };
      return [unstable_serialize(key), { data }] as const;
    }),
  );
  kept?.keep(new Map(answers));
}
