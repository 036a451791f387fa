import { assetSource } from '@meridian/api';
import type { Handler } from '../context.ts';
import { createOrder } from './create-order.ts';

export const createStockOrder: Handler<'trading.createStockOrder'> = (caller, request) =>
  createOrder(caller, request, assetSource.stock);
