import { assetSource } from '@meridian/api';
import { createOrder } from './create-order.ts';

export const createForexOrder = createOrder(assetSource.forex);
