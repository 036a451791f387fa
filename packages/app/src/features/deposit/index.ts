/** Deposits by wallet and by bank, and what became of them (spec §1, §2). */
export { default as DepositScreen } from './screens/Deposit/Deposit.tsx';
export { FiatScreen, WalletScreen } from './screens/Send/Send.tsx';
export { default as RecordsScreen } from './screens/Records/Records.tsx';
