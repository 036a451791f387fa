import type { ReactNode } from 'react';
import { AccountScreen } from '../AccountScreen.tsx';
import { messages } from './Card.messages.ts';
import { CardForm } from './CardForm.tsx';

/** A bank card is added, or the one that the address names is changed (spec §2, /pages/bcard/modify). */
export default function CardScreen(): ReactNode {
  return (
    <AccountScreen
      kind="bankCard"
      messages={messages}
      form={(account) => <CardForm {...(account && { account })} />}
    />
  );
}
