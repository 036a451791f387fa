import type { Process } from '#kernel/index.ts';
import { heldRevision } from '../orders/index.ts';
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
