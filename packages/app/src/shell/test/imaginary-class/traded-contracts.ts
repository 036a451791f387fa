/** Futures and currency pairs with a ticket, before theirs are built: what a class with contracts brings, and nothing else. */
import { createForexOrder, createFutureOrder } from '@meridian/api';
import type { AssetClassDefinition } from '#asset-classes/definition.ts';
import { forexMessages } from '#asset-classes/forex/forex.messages.ts';
import { futureMessages } from '#asset-classes/future/future.messages.ts';
import { assetClasses } from '#asset-classes/registry.ts';

const fields = ['direction', 'orderType', 'limitPrice', 'quantity', 'leverage'] as const;
const unitOf = (code: string): string => code;

export const tradedFuture: AssetClassDefinition = {
  ...assetClasses.future,
  paths: { ...assetClasses.future.paths, ticket: '/pages/payment/traded-future', planned: {} },
  ticket: {
    createOrder: createFutureOrder,
    fields,
  },
  holding: { walletType: 'FUTURE', quantity: { unitMessage: futureMessages.unit, unitOf } },
};

export const tradedPair: AssetClassDefinition = {
  ...assetClasses.forex,
  paths: { ...assetClasses.forex.paths, ticket: '/pages/payment/traded-pair', planned: {} },
  ticket: {
    createOrder: createForexOrder,
    fields,
  },
  holding: { walletType: 'FOREX', quantity: { unitMessage: forexMessages.unit, unitOf } },
};
