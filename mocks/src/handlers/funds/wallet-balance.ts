import { currencyOfWallet, walletBook } from '#domain/ledger/index.ts';
import type { Handler } from '../context.ts';
import { holdsView, rateToBalance, walletView } from './wallet-view.ts';

export const walletBalance: Handler<'funds.walletBalance'> = (caller, { walletType }) => {
  const book = walletBook(caller.state.ledger, { userId: caller.userId, type: walletType });
  return {
    ...walletView(book),
    rate: rateToBalance(caller, currencyOfWallet[walletType]),
    holds: holdsView(caller, book),
  };
};
