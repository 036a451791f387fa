import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { HeldScreen } from '../../held/HeldScreen.tsx';
import { OrderingSkeleton } from '../../ordering/OrderingSkeleton.tsx';
import { messages } from './Close.messages.ts';
import { CloseForm } from './CloseForm.tsx';

/** Closes all or part of a position (spec §2, /pages/payment/close). */
export default function CloseScreen(): ReactNode {
  const intl = useIntl();
  return (
    <HeldScreen
      title={intl.formatMessage(messages.title)}
      // How much and at what price, and four figures.
      skeleton={<OrderingSkeleton fields={['choice', 'choice']} figures={4} />}
    >
      {(known) => <CloseForm {...known} />}
    </HeldScreen>
  );
}
