import { AmountInput, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { compare, largest, one, parseAmount, stepDecimals } from '#domain/money.ts';
import { useFormat } from '#platform/words/format.ts';
import type { TicketProblem } from '../../model/check.ts';
import { orderingMessages } from '../../ordering/ordering.messages.ts';
import { OrderMeter } from './OrderMeter.tsx';
import { PercentField } from './PercentField.tsx';
import { messages } from './Ticket.messages.ts';
import type { Ticket } from './useTicket.ts';

/** How many: typed, nudged, or what a percentage of the buying power pays for. */
export function QuantityField({ ticket }: { ticket: Ticket }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const error = useQuantityError(ticket);
  const { form, detail, assetClass, dispatch } = ticket;
  const decimals = stepDecimals(detail.quantityStep);
  // One press is worth a press: not a millionth of a coin where a thousandth is the smallest order.
  const nudgeStep = largest(detail.quantityStep, detail.minQuantity);
  const step = format.quantity(nudgeStep);
  const { unitMessage, unitOf } = assetClass.holding.quantity;
  // Single whole shares go without saying.
  const isPlain = compare(detail.quantityStep, one) === 0 && compare(detail.minQuantity, one) === 0;
  const hints = [
    // The meter says as much.
    !isPlain &&
      assetClass.ticket.rules?.reaches === undefined &&
      intl.formatMessage(messages.quantityHint, {
        minimum: format.quantity(detail.minQuantity),
        step: format.quantity(detail.quantityStep),
      }),
    !ticket.isSizeConfirmed && intl.formatMessage(messages.sizeUnconfirmed),
  ].filter((hint) => hint !== false);
  const count = Number(parseAmount(form.quantity) ?? 0);
  return (
    <Stack gap={2}>
      <AmountInput
        label={intl.formatMessage(messages.quantity)}
        name="quantity"
        value={form.quantity}
        onChange={(text) => dispatch({ type: 'quantityTyped', text, decimals })}
        decimals={decimals}
        suffix={intl.formatMessage(unitMessage, { count, unit: unitOf(detail.stock_code) })}
        stepping={{
          onStep: (by) => dispatch({ type: 'quantityNudged', by, step: nudgeStep }),
          incrementLabel: intl.formatMessage(orderingMessages.more, { step }),
          decrementLabel: intl.formatMessage(orderingMessages.less, { step }),
        }}
        error={error}
        hint={hints.length === 0 ? undefined : hints.join(' · ')}
      />
      <OrderMeter ticket={ticket} />
      <PercentField ticket={ticket} />
    </Stack>
  );
}

type QuantityProblem = Extract<TicketProblem, { field: 'quantity' }>;

/** An empty field is only wrong once somebody wanted to order. */
function useQuantityError({ problems, hasTried }: Ticket): string | undefined {
  const intl = useIntl();
  const format = useFormat();
  const problem = problems.find((found): found is QuantityProblem => found.field === 'quantity');
  switch (problem?.kind) {
    case undefined:
      return undefined;
    case 'quantityMissing':
      return hasTried ? intl.formatMessage(orderingMessages.quantityMissing) : undefined;
    case 'quantityBelowMinimum':
      return intl.formatMessage(messages.quantityBelowMinimum, { minimum: format.quantity(problem.minimum) });
    case 'amountZero':
      return intl.formatMessage(messages.amountZero);
    case 'quantityOffStep':
      return intl.formatMessage(orderingMessages.quantityOffStep, { step: format.quantity(problem.step) });
  }
}
