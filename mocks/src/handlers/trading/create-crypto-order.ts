import { assetSource } from '@meridian/api';
import type { Handler } from '../context.ts';
import { createOrder } from './create-order.ts';

export const createCryptoOrder: Handler<'trading.createCryptoOrder'> = (caller, request) =>
  createOrder(caller, request, assetSource.crypto);
