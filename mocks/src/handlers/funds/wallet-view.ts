/** Wallets as the wire shows them. */
import type { WireResponseOf } from '@meridian/api';
import type { EndpointById } from '@meridian/api/catalogue';
import { balanceOf, heldIn } from '#domain/ledger/index.ts';
import type { WalletBook } from '#domain/ledger/index.ts';
import { formatFixed } from '#kernel/index.ts';

type WireWallet = WireResponseOf<EndpointById<'funds.walletBalance'>>;

export function walletView(book: WalletBook): WireWallet {
  const { amount, currency } = balanceOf(book);
  return {
    walletType: book.wallet.type,
    currency,
    balance: formatFixed(amount, 2),
    usedBalance: formatFixed(heldIn(book).amount, 2),
  };
}
