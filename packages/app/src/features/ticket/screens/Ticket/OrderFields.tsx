import { tradeDirection } from '@meridian/api';
import { FieldGroup, SegmentedControl, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { TicketField } from '#asset-classes/definition.ts';
import { isShort } from '../../model/form.ts';
import { OrderTypeChoice } from '../../ordering/OrderTypeChoice.tsx';
import { LeverageField } from './LeverageField.tsx';
import { LimitPriceField } from './LimitPriceField.tsx';
import { QuantityField } from './QuantityField.tsx';
import { messages } from './Ticket.messages.ts';
import type { Ticket } from './useTicket.ts';

type FieldView = (props: { ticket: Ticket }) => ReactNode;

const views: Record<TicketField, FieldView> = {
  direction: DirectionField,
  orderType: OrderTypeField,
  limitPrice: LimitPriceField,
  quantity: QuantityField,
  leverage: LeverageField,
};

/** The fields this asset class asks for, in its order. */
export function OrderFields({ ticket }: { ticket: Ticket }): ReactNode {
  return (
    <Stack gap={5}>
      {ticket.assetClass.ticket.fields.map((field) => {
        const View = views[field];
        return <View key={field} ticket={ticket} />;
      })}
    </Stack>
  );
}

const directions = { long: tradeDirection.buy, short: tradeDirection.sell } as const;

function DirectionField({ ticket: { form, addsTo, dispatch } }: { ticket: Ticket }): ReactNode {
  const intl = useIntl();
  if (addsTo !== '') return null;
  const side = isShort(form.direction) ? 'short' : 'long';
  return (
    <FieldGroup
      label={intl.formatMessage(messages.direction)}
      isLabelHidden
      isOneControl
      hint={intl.formatMessage(messages.directionHint, { side })}
    >
      <SegmentedControl
        label={intl.formatMessage(messages.direction)}
        value={side}
        onChange={(chosen) => dispatch({ type: 'directionChosen', direction: directions[chosen] })}
        options={[
          { value: 'long', label: intl.formatMessage(messages.buyLong), tone: 'buy' },
          { value: 'short', label: intl.formatMessage(messages.sellShort), tone: 'sell' },
        ]}
      />
    </FieldGroup>
  );
}

function OrderTypeField({ ticket: { form, trading, detail, dispatch } }: { ticket: Ticket }): ReactNode {
  return (
    <OrderTypeChoice
      value={form.orderType}
      isMarketShut={trading.state === 'shut'}
      onChange={(chosen) =>
        dispatch({ type: 'orderTypeChosen', orderType: chosen, suggestion: detail.price_nominal })
      }
    />
  );
}
