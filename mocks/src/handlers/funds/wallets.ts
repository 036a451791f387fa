import { walletsOf } from '#domain/ledger/index.ts';
import type { Handler } from '../context.ts';
import { walletView } from './wallet-view.ts';

export const wallets: Handler<'funds.wallets'> = ({ state, userId }) =>
  walletsOf(state.ledger, userId).map(walletView);
