import { AmountInput } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { hundred, isPositive, multiply } from '#domain/money.ts';
import { useFormat } from '#platform/words/format.ts';
import { mostOf, type WithdrawProblem } from '../../withdraw-model.ts';
import type { Withdrawing } from './useWithdrawal.ts';
import { messages } from './Withdraw.messages.ts';

/** How much, in dollars, with the terms of the account that is chosen. */
export function AmountField({ change }: { change: Withdrawing }): ReactNode {
  const intl = useIntl();
  const { form, facts, summary, dispatch } = change;
  const most = mostOf(summary, facts);
  return (
    <AmountInput
      label={intl.formatMessage(messages.amount)}
      name="amount"
      value={form.amount}
      onChange={(text) => dispatch({ type: 'amountTyped', text })}
      suffix={facts.usable?.currency}
      error={useError(change)}
      hint={useTerms(change)}
      action={
        most === null
          ? undefined
          : {
              label: intl.formatMessage(messages.max),
              onPress: () => dispatch({ type: 'amountTyped', text: most }),
            }
      }
    />
  );
}

/** "$20.00 to $100,000.00 at once · Fee 0.05% of the amount, at least $3.00". */
function useTerms({ summary: { method }, facts }: Withdrawing): string | undefined {
  const intl = useIntl();
  const format = useFormat();
  if (method === null) return undefined;
  const currency = facts.usable?.currency ?? 'USD';
  const minimum = format.money(method.minimum, currency);
  const limits =
    method.maximum === null
      ? intl.formatMessage(messages.least, { minimum })
      : intl.formatMessage(messages.limits, { minimum, maximum: format.money(method.maximum, currency) });
  const least = format.money(method.minFee, currency);
  const fee = isPositive(method.feeRate)
    ? intl.formatMessage(messages.feeOfRate, {
        rate: format.percent(multiply(method.feeRate, hundred), { signed: false }),
        minimum: least,
      })
    : intl.formatMessage(messages.feeFixed, { minimum: least });
  return `${limits} · ${fee}`;
}

function useError({ problems, form, facts, hasTried }: Withdrawing): string | undefined {
  const intl = useIntl();
  const format = useFormat();
  const found = (kind: WithdrawProblem['kind']) => problems.find((problem) => problem.kind === kind);
  const limit = found('tooSmall') ?? found('tooLarge');
  if (found('amountNotPositive')) return intl.formatMessage(messages.amountNotPositive);
  if (found('amountWrong'))
    return hasTried || form.amount !== '' ? intl.formatMessage(messages.amountWrong) : undefined;
  if (found('tooLittle')) return intl.formatMessage(messages.tooLittle);
  if (limit === undefined || !('limit' in limit)) return undefined;
  return intl.formatMessage(limit.kind === 'tooSmall' ? messages.tooSmall : messages.tooLarge, {
    limit: format.money(limit.limit, facts.usable?.currency ?? 'USD'),
  });
}
