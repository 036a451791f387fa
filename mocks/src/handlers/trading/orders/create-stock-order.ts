import { assetSource } from '@meridian/api';
import { createOrder } from './create-order.ts';

export const createStockOrder = createOrder(assetSource.stock);
