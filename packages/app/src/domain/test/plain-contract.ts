import { toDecimal } from '@meridian/api';
import { parRate, type Contract } from '../contract.ts';

/** A share or a coin, paid for in the currency of its price. For tests: the product takes a contract from the backend only. */
export const plainContract: Contract = { contractSize: toDecimal('1'), rate: parRate };
