/** Which offers are shown, and in which part of the list. Pure. */
import type { Offer } from '@meridian/api';
import { offerStages, stageOf, type OfferStage } from '#presentation/ipo/offer.ts';

export const offerMarkets = ['all', 'us', 'hk'] as const;
export type OfferMarket = (typeof offerMarkets)[number];

const isIn = ({ market }: Offer, of: OfferMarket): boolean =>
  of === 'all' || (market === 'HKEX') === (of === 'hk');

/** By a part of the name or the code, whatever its case. */
function isFound({ name, stock_code: code }: Offer, keyword: string): boolean {
  const wanted = keyword.trim().toLowerCase();
  return name.toLowerCase().includes(wanted) || code.toLowerCase().includes(wanted);
}

interface Wanted {
  readonly market: OfferMarket;
  readonly keyword: string;
  /** In ms. */
  readonly now: number;
}

/** Offers by how far they are, in the order of what can be done; stages without any are left out. */
export function offersByStage(
  offers: readonly Offer[],
  { market, keyword, now }: Wanted,
): readonly (readonly [OfferStage, readonly Offer[]])[] {
  const shown = offers.filter((offer) => isIn(offer, market) && isFound(offer, keyword));
  return offerStages
    .map((stage) => [stage, shown.filter((offer) => stageOf(offer, now) === stage)] as const)
    .filter(([, list]) => list.length > 0);
}
