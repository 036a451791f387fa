import { AmountInput, Chip, FieldGroup, Inline, SegmentedControl, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { compare, smallest } from '#domain/money.ts';
import { useFormat } from '#platform/words/format.ts';
import { messages as positionTexts } from '#presentation/positions/position.messages.ts';
import { walletNames } from '#presentation/wallet.messages.ts';
import { HelpLink } from '#presentation/help/HelpLink.tsx';
import { higherLeverages } from '../../margin/margin-model.ts';
import { borrowedOf } from '../../margin/margin-summary.ts';
import { messages } from './Margin.messages.ts';
import { useIsPointless } from './MarginNotices.tsx';
import type { MarginChange } from './useMargin.ts';

/** Which of the two, and how much of it. */
export function MarginFields({ change }: { change: MarginChange }): ReactNode {
  const intl = useIntl();
  const { form, dispatch } = change;
  const isPointless = useIsPointless(change);
  return (
    <Stack gap={5}>
      <SegmentedControl
        label={intl.formatMessage(messages.change)}
        value={form.change}
        onChange={(chosen) => dispatch({ type: 'changeChosen', change: chosen })}
        options={[
          { value: 'add', label: intl.formatMessage(messages.add) },
          { value: 'raise', label: intl.formatMessage(messages.raise) },
        ]}
      />
      {!isPointless &&
        (form.change === 'add' ? <AmountField {...{ change }} /> : <LeverageField {...{ change }} />)}
      <Inline>
        <HelpLink topic="margin" />
      </Inline>
    </Stack>
  );
}

function AmountField({ change }: { change: MarginChange }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { form, free, problems, hasTried, position, assetClass, dispatch } = change;
  const { walletCurrency: currency } = position;
  const borrowed = borrowedOf(change);
  const most = free && (borrowed === null ? free : smallest(free, borrowed));
  const problem = problems.find(({ kind }) => kind === 'amountMissing' || kind === 'moreThanBorrowed');
  const error =
    problem?.kind === 'moreThanBorrowed'
      ? intl.formatMessage(messages.moreThanBorrowed, { amount: format.money(problem.most, currency) })
      : problem !== undefined && hasTried
        ? intl.formatMessage(messages.amountMissing)
        : undefined;
  return (
    <AmountInput
      label={intl.formatMessage(messages.amount)}
      name="amount"
      value={form.amount}
      onChange={(text) => dispatch({ type: 'amountTyped', text })}
      suffix={currency}
      error={error}
      hint={
        free === null
          ? undefined
          : intl.formatMessage(messages.available, {
              amount: format.money(free, currency),
              wallet: intl.formatMessage(walletNames[assetClass.holding.walletType]),
            })
      }
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

function LeverageField({ change }: { change: MarginChange }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { form, problems, hasTried, position, dispatch } = change;
  const multipleOf = (leverage: typeof position.leverage): string =>
    intl.formatMessage(positionTexts.leverage, { multiple: format.quantity(leverage) });
  const problem = problems.find(({ kind }) => kind === 'leverageMissing' || kind === 'stoppedOutAtOnce');
  const error =
    problem?.kind === 'stoppedOutAtOnce'
      ? intl.formatMessage(messages.stoppedOutAtOnce, {
          multiple: multipleOf(form.leverage ?? position.leverage),
        })
      : problem !== undefined && hasTried
        ? intl.formatMessage(messages.leverageMissing)
        : undefined;
  return (
    <FieldGroup
      label={intl.formatMessage(messages.leverage)}
      hint={intl.formatMessage(messages.raiseHint, { multiple: multipleOf(position.leverage) })}
      error={error}
    >
      <Inline gap={2} isWrapping>
        {higherLeverages(change).map((leverage) => (
          <Chip
            key={leverage}
            isSelected={form.leverage !== null && compare(leverage, form.leverage) === 0}
            onPress={() => dispatch({ type: 'leverageChosen', leverage })}
          >
            {multipleOf(leverage)}
          </Chip>
        ))}
      </Inline>
    </FieldGroup>
  );
}
