/** What prices are counted with, as a backend says it: for tests. */
import { toDecimal } from '@meridian/api';
import type { ContractTerms } from '#domain/contract.ts';

/** A share in dollars, paid for by a wallet of dollars. */
export const ofShares: ContractTerms = {
  stock_code: 'AAPL',
  market: 'NASDAQ',
  contractSize: toDecimal('1'),
  rate: null,
};
