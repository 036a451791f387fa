/** Bank cards and digital wallets to withdraw to (spec §2, §3). */
export { default as AccountsScreen } from './screens/Accounts/Accounts.tsx';
export { default as CardScreen } from './screens/Card/Card.tsx';
export { default as WalletScreen } from './screens/Wallet/Wallet.tsx';
