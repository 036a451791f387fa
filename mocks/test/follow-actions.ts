/** Random actions of who follows institutions and copies their futures orders. */
import fc from 'fast-check';
import { openOffers } from '#domain/follow/index.ts';
import type { Action } from './random-auctions.ts';

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];

const investing: fc.Arbitrary<Action> = fc
  .record({
    agencyId: fc.constantFrom('kestrel', 'taiLongWan', 'nobody'),
    amount: fc.constantFrom('99.99', '100', '2500.55', '90000'),
  })
  .map(({ agencyId, amount }): Action => (_world, index) => {
    return ['follows/request', { userId: 'demo', clientOrderId: `follow-${index}`, agencyId, amount }];
  });

const copying: fc.Arbitrary<Action> = fc
  .record({ which: fc.nat(), amount: fc.constantFrom('49.99', '50', '730.05', '90000') })
  .map(({ which, amount }): Action => (world, index) => {
    const { market, copies } = world.read();
    const copy = pick([...copies.values()], which);
    if (which % 3 === 0) return ['copies/cancel', { userId: 'demo', id: copy?.id ?? 'none' }];
    if (which % 3 === 1) return ['copies/close', { userId: 'demo', id: copy?.id ?? 'none' }];
    const offerId = pick(openOffers(market, world.now()), which)?.id ?? 'none';
    return ['copies/request', { userId: 'demo', clientOrderId: `copy-${index}`, offerId, amount }];
  });

export const following = fc.oneof(investing, copying);
