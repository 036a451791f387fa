import { Price } from '../Price/Price.tsx';
import type { BookLevel } from './BookSide.tsx';
import type { OrderBookProps } from './OrderBook.tsx';

const quantities = [300, 1_200, 450, 2_600, 800, 1_750, 620, 3_100, 940, 1_480];
export const most = Math.max(...quantities);

interface SideFacts {
  best: number;
  step: number;
  count: number;
  say: (price: string, quantity: string) => string;
}

export function side({ best, step, count, say }: SideFacts): BookLevel[] {
  return Array.from({ length: count }, (_, index) => {
    const amount = quantities[(index * 3 + (step > 0 ? 1 : 0)) % quantities.length] ?? 0;
    const price = (best + index * step).toFixed(2);
    const quantity = amount.toLocaleString('en-US');
    return { price, quantity, share: amount / most, srText: say(price, quantity) };
  });
}

export const bidLevels = (count: number) =>
  side({ best: 189.84, step: -0.01, count, say: (price, quantity) => `Bid ${price}, ${quantity} shares` });
export const askLevels = (count: number) =>
  side({ best: 189.86, step: 0.01, count, say: (price, quantity) => `Ask ${price}, ${quantity} shares` });

export const bids = { title: 'Bids', levels: bidLevels(5), emptyText: 'No bids' };
export const asks = { title: 'Asks', levels: askLevels(5), emptyText: 'No asks' };

export function withOwn(levels: readonly BookLevel[], index: number): BookLevel[] {
  return levels.map((level, at) =>
    at === index ? { ...level, ownText: 'your order, 100 shares' } : { ...level },
  );
}

/** The same levels with what waits at each price or a better one. */
export function cumulative(levels: readonly BookLevel[]): BookLevel[] {
  const amounts = levels.map(({ quantity }) => Number(quantity.replace(',', '')));
  const sums = amounts.map((_, index) => amounts.slice(0, index + 1).reduce((sum, each) => sum + each, 0));
  const whole = sums.at(-1) ?? 1;
  return levels.map((level, index) => {
    const sum = sums[index] ?? 0;
    const quantity = sum.toLocaleString('en-US');
    const srText = level.srText.replace(/, .* shares/, `, ${quantity} shares in all`);
    return { ...level, quantity, srText, share: sum / whole };
  });
}

/** The book that stories change; each brings its own `onPricePress`. */
export const bookOfApple = {
  label: 'Order book of Apple',
  bids,
  asks,
  columns: { price: 'Price', quantity: 'Shares' },
  middle: {
    last: <Price text="189.85" trend="up" size="l" />,
    spread: { label: 'Spread', value: '0.02 (0.01%)' },
  },
} satisfies OrderBookProps;
