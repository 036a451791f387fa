import type { HandlersOfFamily } from '../context.ts';
import { createDeposit, depositCurrencies, depositRecords } from './deposits.ts';
import { overview } from './overview.ts';
import {
  addPayoutAccount,
  deletePayoutAccount,
  payoutAccounts,
  updatePayoutAccount,
} from './payout-accounts.ts';
import { cancelTransfer, transfer } from './transfers.ts';
import { walletBalance } from './wallet-balance.ts';
import { walletBill } from './wallet-bill.ts';
import { wallets } from './wallets.ts';
import { applyWithdrawal, usableWithdrawalAmount } from './withdrawals.ts';

export const fundsHandlers: HandlersOfFamily<'funds'> = {
  'funds.wallets': wallets,
  'funds.walletBalance': walletBalance,
  'funds.overview': overview,
  'funds.walletBill': walletBill,
  'funds.transfer': transfer,
  'funds.cancelTransfer': cancelTransfer,
  'funds.applyWithdrawal': applyWithdrawal,
  'funds.usableWithdrawalAmount': usableWithdrawalAmount,
  'funds.depositCurrencies': depositCurrencies,
  'funds.createDeposit': createDeposit,
  'funds.depositRecords': depositRecords,
  'funds.payoutAccounts': payoutAccounts,
  'funds.addPayoutAccount': addPayoutAccount,
  'funds.updatePayoutAccount': updatePayoutAccount,
  'funds.deletePayoutAccount': deletePayoutAccount,
};
