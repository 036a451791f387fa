/**
 * Market orders through a book, worked out by hand: what the best level of the other side holds is filled at the last price, a
 * larger one level after level, and what the book does not hold counts at its last level (ADR 52). App and simulated brokerage
 * must both meet it; they share this table and no arithmetic.
 */
export interface WorkedBookOrder {
  readonly title: string;
  readonly direction: 'long' | 'short';
  readonly quantity: string;
  /** Exact sum of price × quantity. */
  readonly sum: string;
  /** What the book does not hold. */
  readonly missing: string;
}

/** Price and quantity, best first. The last price is the best bid. */
export const workedBook = {
  lastPrice: '100.00',
  asks: [
    ['100.02', '500'],
    ['100.03', '300'],
    ['100.05', '1200'],
  ],
  bids: [
    ['100.00', '400'],
    ['99.98', '700'],
  ],
} as const;

export const workedBookOrders: readonly WorkedBookOrder[] = [
  { title: 'one share', direction: 'long', quantity: '1', sum: '100', missing: '0' },
  {
    title: 'all of the best level is filled at the last price',
    direction: 'long',
    quantity: '500',
    sum: '50000',
    missing: '0',
  },
  {
    // 500 × 100.02 = 50,010; 1 × 100.03
    title: 'one more than the best level takes the best level at its price',
    direction: 'long',
    quantity: '501',
    sum: '50110.03',
    missing: '0',
  },
  {
    // 50,010 + 300 × 100.03 = 30,009; 200 × 100.05 = 20,010
    title: 'three levels',
    direction: 'long',
    quantity: '1000',
    sum: '100029',
    missing: '0',
  },
  {
    // 50,010 + 30,009 + 1,200 × 100.05 = 120,060; 500 more at 100.05 = 50,025
    title: 'more than the book holds',
    direction: 'long',
    quantity: '2500',
    sum: '250104',
    missing: '500',
  },
  {
    title: 'a short that the best bid holds',
    direction: 'short',
    quantity: '400',
    sum: '40000',
    missing: '0',
  },
  {
    // 400 × 100.00 = 40,000; 200 × 99.98 = 19,996
    title: 'a short through two levels brings less',
    direction: 'short',
    quantity: '600',
    sum: '59996',
    missing: '0',
  },
  {
    // 40,000 + 700 × 99.98 = 69,986; 100 more at 99.98 = 9,998
    title: 'a short of more than the bids hold',
    direction: 'short',
    quantity: '1200',
    sum: '119984',
    missing: '100',
  },
];
