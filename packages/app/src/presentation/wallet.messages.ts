import type { WalletType } from '@meridian/api';
import { defineMessages } from '#platform/words/messages.ts';

/** What each of the nine wallets is called (spec §3). */
export const walletNames = defineMessages({
  BALANCE: { id: 'wallet.balance', defaultMessage: 'Cash' },
  FOLLOW: { id: 'wallet.follow', defaultMessage: 'Follow investing' },
  FUTURE: { id: 'wallet.future', defaultMessage: 'Futures' },
  STOCK: { id: 'wallet.stock', defaultMessage: 'US stocks' },
  SUBSCRIPTION: { id: 'wallet.subscription', defaultMessage: 'New shares' },
  FOREX: { id: 'wallet.forex', defaultMessage: 'Forex' },
  HK_STOCK: { id: 'wallet.hkStock', defaultMessage: 'Hong Kong stocks' },
  FOLLOW_FUTURES: { id: 'wallet.followFutures', defaultMessage: 'Follow futures' },
  CRYPTOCURRENCY: { id: 'wallet.cryptocurrency', defaultMessage: 'Crypto' },
} satisfies Record<WalletType, { id: string; defaultMessage: string }>);
