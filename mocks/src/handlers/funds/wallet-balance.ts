import { walletBook } from '#domain/ledger/index.ts';
import type { Handler } from '../context.ts';
import { walletView } from './wallet-view.ts';

export const walletBalance: Handler<'funds.walletBalance'> = ({ state, userId }, { walletType }) =>
  walletView(walletBook(state.ledger, { userId, type: walletType }));
