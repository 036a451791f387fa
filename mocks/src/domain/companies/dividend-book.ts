/** What companies owe for the shares that customers held as they went ex-dividend. */
import type { AssetSource } from '@meridian/api';
import type { Fixed } from '#kernel/index.ts';
import type { InstrumentKey } from '../market/index.ts';

/** A dividend that a holder is entitled to, from the ex-date until it is paid. In the share's currency. */
export interface DueDividend {
  readonly positionId: string;
  readonly userId: string;
  readonly key: InstrumentKey;
  readonly source: AssetSource;
  /** Held as the share went ex-dividend. */
  readonly quantity: Fixed;
  /** Of one share. */
  readonly each: Fixed;
  /** Before what is withheld. */
  readonly amount: Fixed;
  /** World ms. */
  readonly paidAt: number;
}

export interface DividendBook {
  /** World ms at which a share last went ex-dividend while it was held. */
  readonly wentExAt: Map<InstrumentKey, number>;
  readonly due: DueDividend[];
}

export function createDividendBook(): DividendBook {
  return { wentExAt: new Map(), due: [] };
}
