import type { Endpoints } from '@meridian/api/catalogue';
import {
  balanceOf,
  currencyOfWallet,
  freeIn,
  heldIn,
  statementOf,
  sumIn,
  walletBook,
  walletsOf,
} from '../../domain/ledger/index.ts';
import type { StatementRow, WalletCurrency } from '../../domain/ledger/index.ts';
import { floatingProfit, todayProfit } from '../../domain/orders/index.ts';
import { formatFixed } from '../../kernel/index.ts';
import { notBuilt, page } from '../context.ts';
import type { Customer, HandlersOf } from '../context.ts';
import { walletView } from '../trading/views.ts';

type FundsId = Extract<keyof Endpoints, `funds.${string}`>;

const currencies: readonly WalletCurrency[] = ['USD', 'HKD'];

function totalsIn({ state, userId, now }: Customer, currency: WalletCurrency) {
  const books = walletsOf(state.ledger, userId).filter(
    ({ wallet }) => currencyOfWallet[wallet.type] === currency,
  );
  const balance = sumIn(currency, books.map(balanceOf));
  const floating = floatingProfit(state, userId, currency, now);
  return {
    currency,
    totalAssets: formatFixed(balance.amount + floating, 2),
    available: formatFixed(sumIn(currency, books.map(freeIn)).amount, 2),
    used: formatFixed(sumIn(currency, books.map(heldIn)).amount, 2),
    floatingProfit: formatFixed(floating, 2),
  };
}

function lineView(row: StatementRow) {
  return {
    id: row.id,
    walletType: row.wallet.type,
    currency: currencyOfWallet[row.wallet.type],
    kind: row.kind,
    amount: formatFixed(row.amount, 2),
    balanceAfter: formatFixed(row.balanceAfter, 2),
    reference: row.reference,
    stock_code: row.stockCode,
    createTimeTimestamp: row.at,
  };
}

export const fundsHandlers: HandlersOf<FundsId> = {
  'funds.wallets': ({ state, userId }) => walletsOf(state.ledger, userId).map(walletView),
  'funds.walletBalance': ({ state, userId }, { walletType }) =>
    walletView(walletBook(state.ledger, { userId, type: walletType })),
  'funds.overview'(caller) {
    const { state, userId, now } = caller;
    return {
      todayProfit: formatFixed(todayProfit(state, userId, 'USD', now), 2),
      hkTodayProfit: formatFixed(todayProfit(state, userId, 'HKD', now), 2),
      totals: currencies.map((currency) => totalsIn(caller, currency)),
    };
  },
  'funds.walletBill'({ state, userId }, request) {
    const { list, ...rest } = page(statementOf(state.ledger, userId, request.walletType), request);
    return { ...rest, list: list.map(lineView) };
  },
  'funds.transfer': notBuilt,
  'funds.cancelTransfer': notBuilt,
  'funds.applyWithdrawal': notBuilt,
  'funds.usableWithdrawalAmount': notBuilt,
  'funds.depositCurrencies': notBuilt,
  'funds.createDeposit': notBuilt,
  'funds.depositRecords': notBuilt,
  'funds.payoutAccounts': notBuilt,
  'funds.addPayoutAccount': notBuilt,
  'funds.updatePayoutAccount': notBuilt,
  'funds.deletePayoutAccount': notBuilt,
};
