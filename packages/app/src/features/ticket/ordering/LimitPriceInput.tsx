import type { Decimal, QuoteDetail } from '@meridian/api';
import { AmountInput } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { stepDecimals } from '#domain/money.ts';
import { useFormat } from '#platform/words/format.ts';
import { currencySymbol } from '#platform/words/formatting.ts';
import { stepAtTyped, typedDecimals } from '../model/price-steps.ts';
import { orderingMessages } from './ordering.messages.ts';

export type LimitPriceEvent =
  | { readonly type: 'limitPriceTyped'; readonly text: string; readonly decimals: number }
  | { readonly type: 'limitPriceNudged'; readonly by: 1 | -1; readonly step: Decimal };

/** The limit, in the ticks of the exchange at that price. */
export function LimitPriceInput(props: {
  readonly detail: QuoteDetail;
  /** As typed. */
  readonly value: string;
  readonly problem: 'limitPriceMissing' | 'limitPriceOffTick' | undefined;
  /** An empty field is only wrong once somebody wanted to order. */
  readonly hasTried: boolean;
  readonly hint: string | undefined;
  dispatch(event: LimitPriceEvent): void;
}): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { detail, problem, hasTried, dispatch } = props;
  const decimals = typedDecimals(detail);
  const tick = stepAtTyped(props.value, detail);
  const step = format.price(tick, stepDecimals(tick));
  const errors = {
    limitPriceOffTick: intl.formatMessage(orderingMessages.limitPriceOffTick, { tick: step }),
    limitPriceMissing: hasTried ? intl.formatMessage(orderingMessages.limitPriceMissing) : undefined,
  };
  return (
    <AmountInput
      label={intl.formatMessage(orderingMessages.limitPrice)}
      name="limitPrice"
      value={props.value}
      onChange={(text) => dispatch({ type: 'limitPriceTyped', text, decimals })}
      decimals={decimals}
      prefix={currencySymbol(detail.currency)}
      stepping={{
        onStep: (by) => dispatch({ type: 'limitPriceNudged', by, step: tick }),
        incrementLabel: intl.formatMessage(orderingMessages.raisePrice, { step }),
        decrementLabel: intl.formatMessage(orderingMessages.lowerPrice, { step }),
      }}
      error={problem && errors[problem]}
      hint={props.hint}
    />
  );
}
