import type { ReactNode } from 'react';
import { AccountScreen } from '../AccountScreen.tsx';
import { messages } from './Wallet.messages.ts';
import { WalletForm } from './WalletForm.tsx';

/** A digital wallet is added, or the one that the address names is changed (spec §2, /pages/vm/modify). */
export default function WalletScreen(): ReactNode {
  return (
    <AccountScreen
      kind="wallet"
      messages={messages}
      form={(account) => <WalletForm {...(account && { account })} />}
    />
  );
}
