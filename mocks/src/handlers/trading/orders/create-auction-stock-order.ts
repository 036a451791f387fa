import { assetSource } from '@meridian/api';
import { createOrder } from './create-order.ts';

export const createAuctionStockOrder = createOrder(assetSource.auctionStock);
