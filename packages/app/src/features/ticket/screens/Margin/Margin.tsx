import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { HeldScreen } from '../../held/HeldScreen.tsx';
import { OrderingSkeleton } from '../../ordering/OrderingSkeleton.tsx';
import { messages } from './Margin.messages.ts';
import { MarginFlow } from './MarginFlow.tsx';

/** Adds margin to an open position, or raises its leverage (DECISIONS 36, ADR 55). */
export default function MarginScreen(): ReactNode {
  const intl = useIntl();
  return (
    <HeldScreen
      title={intl.formatMessage(messages.title)}
      skeleton={<OrderingSkeleton fields={['choice', 'quantity']} figures={4} />}
    >
      {(known) => <MarginFlow {...known} />}
    </HeldScreen>
  );
}
