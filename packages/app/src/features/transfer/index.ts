/** Transfers between one's own wallets (spec §2). */
export { default as TransferScreen } from './screens/Transfer/Transfer.tsx';
