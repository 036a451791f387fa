import type { Order } from '@meridian/api';
import { Sheet } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { OrderDetails, type OrderDetailsProps } from './OrderDetails.tsx';
import { messages } from './Trade.messages.ts';

export interface OrderSheetProps extends Omit<OrderDetailsProps, 'order'> {
  /** Null: closed. As the list has it by now, so that it is never behind its row. */
  readonly order: Order | null;
  onClose(): void;
}

/** An order opened from its row. */
export function OrderSheet({ order, onClose, onCancel }: OrderSheetProps): ReactNode {
  const intl = useIntl();
  return (
    <Sheet
      isOpen={order !== null}
      onClose={onClose}
      title={intl.formatMessage(messages.orderTitle)}
      closeLabel={intl.formatMessage(messages.closeOrder)}
    >
      {order && <OrderDetails order={order} onCancel={onCancel} />}
    </Sheet>
  );
}
