/** Withdrawals to bank cards and digital wallets, and what became of them (spec §2). */
export { BankCardScreen, WalletScreen } from './screens/Withdraw/Withdraw.tsx';
