import type { Process } from '#kernel/index.ts';
import { heldRevision, keysRevision } from '../orders/index.ts';
import type { TradingBrokerage } from '../orders/index.ts';

/** The same process, looked through again only when a position has been opened or closed, or something of it has happened. */
export function inOneGroup<B extends TradingBrokerage>(process: Process<B>): Process<B> {
  const { name, pending } = process;
  return {
    ...process,
    *groups(brokerage) {
      const revision = heldRevision(brokerage.trading);
      yield { id: name, revision, pending: () => pending.call(process, brokerage) };
    },
  };
}

/** As {@link inOneGroup}, for what depends on which instruments are held or ordered, and not on how much of them. */
export function inOneGroupOfKeys<B extends TradingBrokerage>(process: Process<B>): Process<B> {
  const { name, pending } = process;
  return {
    ...process,
    *groups(brokerage) {
      const revision = keysRevision(brokerage.trading);
      yield { id: name, revision, pending: () => pending.call(process, brokerage) };
    },
  };
}
