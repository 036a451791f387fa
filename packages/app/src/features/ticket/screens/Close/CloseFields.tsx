import { orderType } from '@meridian/api';
import { AmountInput, Banner, Button, SegmentedControl, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { parseAmount, stepDecimals } from '#domain/money.ts';
import { isKnownDirection } from '#domain/profit.ts';
import { useSentences } from '#platform/words/sentences.ts';
import { useFormat } from '#platform/words/format.ts';
import type { CloseProblem } from '../../closing/close-check.ts';
import { dustLeft } from '../../closing/dust.ts';
import { oddLot } from '../../closing/odd-lot.ts';
import { isShort } from '../../model/form.ts';
import { LimitPriceInput } from '../../ordering/LimitPriceInput.tsx';
import { orderingMessages } from '../../ordering/ordering.messages.ts';
import { PercentChoice } from '../../ordering/PercentChoice.tsx';
import { OrderTypeChoice } from '../../ordering/OrderTypeChoice.tsx';
import { useCountedUnit } from '../../ordering/useCountedUnit.ts';
import { messages } from './Close.messages.ts';
import type { Closing } from './useClosing.ts';

/** How much, and at what price. */
export function CloseFields({ closing }: { closing: Closing }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { form, detail, trading, closable, problems, hasTried, position, dispatch } = closing;
  return (
    <Stack gap={5}>
      <SegmentedControl
        label={intl.formatMessage(messages.amount)}
        value={form.amount}
        onChange={(amount) => dispatch({ type: 'amountChosen', amount })}
        options={[
          { value: 'all', label: intl.formatMessage(messages.all, { quantity: format.quantity(closable) }) },
          { value: 'part', label: intl.formatMessage(messages.part) },
        ]}
      />
      {form.amount === 'part' && <PartField closing={closing} />}
      <OrderTypeChoice
        value={form.orderType}
        isMarketShut={trading.state === 'shut'}
        onChange={(chosen) =>
          dispatch({ type: 'orderTypeChosen', orderType: chosen, suggestion: detail.price_nominal })
        }
      />
      {form.orderType === orderType.limit && (
        <LimitPriceInput
          detail={detail}
          value={form.limitPrice}
          problem={problems.find((problem) => problem.field === 'limitPrice')?.kind}
          hasTried={hasTried}
          hint={
            isKnownDirection(position.direction)
              ? intl.formatMessage(messages.limitPriceHint, {
                  side: isShort(position.direction) ? 'short' : 'long',
                })
              : undefined
          }
          dispatch={dispatch}
        />
      )}
    </Stack>
  );
}

function PartField({ closing }: { closing: Closing }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const error = usePartError(closing);
  const { form, detail, closable, assetClass, dispatch } = closing;
  const decimals = stepDecimals(detail.quantityStep);
  const step = format.quantity(detail.quantityStep);
  const { unitMessage, unitOf } = assetClass.holding.quantity;
  const odd = oddLot(closable, detail.quantityStep);
  const join = useSentences();
  return (
    <Stack gap={2}>
      <AmountInput
        label={intl.formatMessage(messages.quantity)}
        name="quantity"
        value={form.part}
        onChange={(text) => dispatch({ type: 'partTyped', text, decimals })}
        decimals={decimals}
        suffix={intl.formatMessage(unitMessage, {
          count: Number(parseAmount(form.part) ?? 0),
          unit: unitOf(detail.stock_code),
        })}
        stepping={{
          onStep: (by) => dispatch({ type: 'partNudged', by, step: detail.quantityStep }),
          incrementLabel: intl.formatMessage(orderingMessages.more, { step }),
          decrementLabel: intl.formatMessage(orderingMessages.less, { step }),
        }}
        error={error}
        hint={join(
          intl.formatMessage(messages.quantityHint, { closable: format.quantity(closable) }),
          odd === null ? null : intl.formatMessage(messages.oddLotHint, { odd: format.quantity(odd), step }),
        )}
      />
      <PercentChoice
        label={intl.formatMessage(messages.shareOfPosition)}
        value={form.percent}
        onChoose={(percent) => dispatch({ type: 'percentChosen', percent })}
      />
      <DustNotice closing={closing} />
    </Stack>
  );
}

/** So little would be left that it could not be ordered: it may go with what is closed. */
function DustNotice({ closing }: { closing: Closing }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { form, detail, closable, assetClass, dispatch } = closing;
  const unitOf = useCountedUnit(assetClass);
  const rest = dustLeft(form, closable, detail.minQuantity);
  if (rest === null) return null;
  return (
    <Banner
      tone="waiting"
      title={intl.formatMessage(messages.dust, {
        rest: format.quantity(rest),
        unit: unitOf(detail, rest),
        minimum: format.quantity(detail.minQuantity),
      })}
      action={
        <Button size="s" onPress={() => dispatch({ type: 'amountChosen', amount: 'all' })}>
          {intl.formatMessage(messages.closeDust, { quantity: format.quantity(closable) })}
        </Button>
      }
    >
      {intl.formatMessage(messages.dustBody)}
    </Banner>
  );
}

type PartProblem = Extract<CloseProblem, { field: 'quantity' }>;

function usePartError({ problems, hasTried, form }: Closing): string | undefined {
  const intl = useIntl();
  const format = useFormat();
  const problem = problems.find((found): found is PartProblem => found.field === 'quantity');
  switch (problem?.kind) {
    case undefined:
      return undefined;
    case 'quantityMissing':
      return hasTried || form.percent !== null
        ? intl.formatMessage(orderingMessages.quantityMissing)
        : undefined;
    case 'quantityAboveHeld':
      return intl.formatMessage(messages.quantityAboveHeld, { closable: format.quantity(problem.closable) });
    case 'quantityOffStep':
      return problem.odd === null
        ? intl.formatMessage(orderingMessages.quantityOffStep, { step: format.quantity(problem.step) })
        : intl.formatMessage(messages.quantityInLots, {
            step: format.quantity(problem.step),
            odd: format.quantity(problem.odd),
          });
  }
}
