/** One price of an order book, for drawing only. */
export interface DepthLevel {
  price: number;
  /** What all orders at this price ask for together, in the instrument's units. */
  quantity: number;
}

export interface DepthStep extends DepthLevel {
  /** Quantity from the best price to this one. */
  cumulative: number;
}

export type Side = 'bid' | 'ask';

/**
 * `locked`: the best bid is the best ask. `crossed`: it is above, as while an auction collects orders. Both are drawn as
 * they are, but have no spread.
 */
type BookState = 'open' | 'locked' | 'crossed' | 'noBids' | 'noAsks' | 'empty';

export interface DepthBook {
  state: BookState;
  /** Best first: highest price. */
  bids: DepthStep[];
  /** Best first: lowest price. */
  asks: DepthStep[];
  /** Between the best prices; with one side only, its best price. NaN when empty. */
  middle: number;
  /** Best ask less best bid; undefined without both, or when they are locked or crossed. */
  spread: number | undefined;
}

/** The book in order, each price once, with what adds up on the way from the best one. */
export function depthBook(bids: readonly DepthLevel[], asks: readonly DepthLevel[]): DepthBook {
  const bidSteps = accumulate(bids, (a, b) => b.price - a.price);
  const askSteps = accumulate(asks, (a, b) => a.price - b.price);
  const bestBid = bidSteps[0]?.price;
  const bestAsk = askSteps[0]?.price;
  const state = stateOf(bestBid, bestAsk);
  const book = { state, bids: bidSteps, asks: askSteps };
  if (bestBid === undefined || bestAsk === undefined) {
    return { ...book, middle: bestBid ?? bestAsk ?? NaN, spread: undefined };
  }
  return {
    ...book,
    middle: (bestBid + bestAsk) / 2,
    spread: state === 'open' ? bestAsk - bestBid : undefined,
  };
}

function stateOf(bestBid: number | undefined, bestAsk: number | undefined): BookState {
  if (bestBid === undefined) return bestAsk === undefined ? 'empty' : 'noBids';
  if (bestAsk === undefined) return 'noAsks';
  if (bestBid === bestAsk) return 'locked';
  return bestBid > bestAsk ? 'crossed' : 'open';
}

function accumulate(
  levels: readonly DepthLevel[],
  bestFirst: (a: DepthLevel, b: DepthLevel) => number,
): DepthStep[] {
  const steps: DepthStep[] = [];
  let cumulative = 0;
  for (const { price, quantity } of levels.filter(isOrder).toSorted(bestFirst)) {
    cumulative += quantity;
    const before = steps.at(-1);
    if (before?.price === price)
      steps[steps.length - 1] = { price, quantity: before.quantity + quantity, cumulative };
    else steps.push({ price, quantity, cumulative });
  }
  return steps;
}

function isOrder({ price, quantity }: DepthLevel): boolean {
  return Number.isFinite(price) && Number.isFinite(quantity) && price > 0 && quantity > 0;
}

export interface DepthRange {
  low: number;
  high: number;
}

/** Air beyond the farthest level, as a share of its distance from the middle: its own step shows there. */
const airShare = 0.03;
/** A side without orders keeps this share of the other's room, so that its emptiness is seen. */
const emptyShare = 0.25;
/** Share of the price shown to each side of a book of one price. */
const lonelyReach = 0.001;

/** Prices the axis spans. */
export function depthRange(
  { bids, asks, middle }: DepthBook,
  { reach, isSymmetric }: { reach: number | undefined; isSymmetric: boolean },
): DepthRange {
  if (reach !== undefined && reach > 0) return { low: middle * (1 - reach), high: middle * (1 + reach) };
  const below = middle - Math.min(middle, bids.at(-1)?.price ?? middle, asks[0]?.price ?? middle);
  const above = Math.max(middle, asks.at(-1)?.price ?? middle, bids[0]?.price ?? middle) - middle;
  const farthest = Math.max(below, above) || middle * lonelyReach;
  const least = isSymmetric ? farthest : farthest * emptyShare;
  return {
    low: middle - Math.max(below, least) * (1 + airShare),
    high: middle + Math.max(above, least) * (1 + airShare),
  };
}

/** Largest total within the range; 0 without orders there. */
export function highestTotal({ bids, asks }: DepthBook, { low, high }: DepthRange): number {
  const bid = bids.findLast(({ price }) => price >= low);
  const ask = asks.findLast(({ price }) => price <= high);
  return Math.max(bid?.cumulative ?? 0, ask?.cumulative ?? 0);
}

/** A level and its side. */
export interface ReadLevel {
  side: Side;
  step: DepthStep;
}

/** Levels as the keys walk them: from the deepest bid up to the best, then from the best ask to the deepest. */
export function levelAt({ bids, asks }: DepthBook, index: number): ReadLevel | undefined {
  const isBid = index < bids.length;
  const step = isBid ? bids[bids.length - 1 - index] : asks[index - bids.length];
  return step && { side: isBid ? 'bid' : 'ask', step };
}

/** Number of the level whose step is drawn at a price; the best one for a price between the sides. */
export function indexAtPrice({ bids, asks, middle }: DepthBook, price: number): number {
  const isBid = asks.length === 0 || (bids.length > 0 && price <= middle);
  if (isBid)
    return (
      bids.length -
      Math.max(
        1,
        countUntil(bids, (step) => step.price >= price),
      )
    );
  return (
    bids.length +
    Math.max(
      1,
      countUntil(asks, (step) => step.price <= price),
    ) -
    1
  );
}

/** How many from the start satisfy; once one does not, none after it does. */
function countUntil(steps: readonly DepthStep[], isWithin: (step: DepthStep) => boolean): number {
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const step = steps[middle];
    if (step && isWithin(step)) low = middle + 1;
    else high = middle;
  }
  return low;
}
