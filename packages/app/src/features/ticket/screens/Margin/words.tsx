import type { Decimal } from '@meridian/api';
import type { FigureRowProps } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { absolute, parseAmount } from '#domain/money.ts';
import { useFormat } from '#platform/words/format.ts';
import { useFigureRow } from '#presentation/figures/useFigureRow.ts';
import { messages as positionTexts } from '#presentation/positions/position.messages.ts';
import { doubtWords, type SubmissionWords } from '#submission/words.ts';
import { NowAfter } from '../../ordering/NowAfter.tsx';
import { marginFigureMessages, marginNoteMessages, messages } from './Margin.messages.ts';
import type { MarginChange, MarginReceipt } from './useMargin.ts';

/** What a change calls itself on its way. No list shows it (DECISIONS 35). */
export function useMarginWords(): SubmissionWords<MarginReceipt> {
  const intl = useIntl();
  return {
    ...doubtWords(intl, messages),
    otherReceipt: ({ position: { name } }) => intl.formatMessage(messages.otherReceipt, { name }),
    list: null,
  };
}

/** "Add $1,000.00 margin", "Raise leverage to 10×". */
export function useChangeName({ form, position }: MarginChange): string {
  const intl = useIntl();
  const format = useFormat();
  if (form.change === 'raise') {
    if (form.leverage === null) return intl.formatMessage(messages.raise);
    const multiple = intl.formatMessage(positionTexts.leverage, { multiple: format.quantity(form.leverage) });
    return intl.formatMessage(messages.raiseNow, { multiple });
  }
  const amount = parseAmount(form.amount);
  if (amount === null) return intl.formatMessage(messages.add);
  return intl.formatMessage(messages.addNow, { amount: format.money(amount, position.walletCurrency) });
}

/** The figures of a change as rows: what is now, and what is afterwards once that is known. */
export function useMarginRows(
  change: MarginChange,
): Record<'margin' | 'leverage' | 'stopOut' | 'left' | 'moved', FigureRowProps> {
  const intl = useIntl();
  const format = useFormat();
  const { summary, position, detail, form } = change;
  const { walletCurrency } = position;
  const row = useFigureRow({ ...detail, walletCurrency }, marginFigureMessages, marginNoteMessages);
  const money = (value: Decimal | null): string => format.money(value, walletCurrency);
  const multiple = (value: Decimal | null): string =>
    intl.formatMessage(positionTexts.leverage, { multiple: format.quantity(value) });
  const price = (value: Decimal | null): string =>
    value === null
      ? intl.formatMessage(messages.noStopOut)
      : format.money(value, detail.currency, { decimals: detail.priceDecimals });
  const { margin, leverage, stopOut, left, moved, hasNoStopOut } = summary;
  const isStopOutKnown = stopOut.value !== null || hasNoStopOut;
  const movedLabel = form.change === 'add' ? 'added' : 'released';
  return {
    margin: row(margin, {
      label: 'margin',
      as: 'money',
      shown: <NowAfter now={money(position.margin)} after={margin.value && money(margin.value)} />,
    }),
    leverage: row(leverage, {
      label: 'leverage',
      as: 'leverage',
      shown: (
        <NowAfter now={multiple(position.leverage)} after={leverage.value && multiple(leverage.value)} />
      ),
    }),
    stopOut: row(stopOut, {
      label: 'stopOut',
      as: 'price',
      shown: (
        <NowAfter now={price(position.stopOutPrice)} after={isStopOutKnown ? price(stopOut.value) : null} />
      ),
    }),
    left: row(left, { label: 'left', as: 'money' }),
    moved: {
      label: intl.formatMessage(marginFigureMessages[movedLabel]),
      value: money(moved && absolute(moved)),
    },
  };
}
