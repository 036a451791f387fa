import { positionByStock, type Decimal, type Position } from '@meridian/api';
import type { InstrumentParams } from '#platform/address/addresses.ts';
import { productOf } from '#platform/address/product.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead, type Read } from '#platform/reading/use-read.ts';

export interface Held {
  /** The open position in this product; null where none is held, or nobody can say. */
  readonly position: Position | null;
  /** Of its quantity, what no closing order has claimed yet. */
  readonly closable: Decimal | null;
  /** The first answer is still to come. Until then nothing may be shown where a way out could appear. */
  readonly isAwaited: boolean;
  /** How the reading goes, for a screen to say where it failed: nothing held and nothing known are not the same. */
  readonly reading: Pick<Read<unknown>, 'request' | 'reload'>;
}

/** What the user holds of an instrument, null while its market is looked up. Every reader shares one answer. */
export function useHeld(instrument: Pick<InstrumentParams, 'code' | 'market' | 'source'> | null): Held {
  const { isSignedIn } = useSession();
  const { request, reload } = useRead(
    positionByStock,
    isSignedIn && instrument !== null ? productOf(instrument) : null,
    {
      subject: 'position',
      onTopics: ['orders'],
    },
  );
  const known = knownData(request);
  return {
    position: known?.position ?? null,
    closable: known?.position ? known.positionNum : null,
    reading: { request, reload },
    isAwaited: isSignedIn && known === null && request.phase !== 'failed',
  };
}
