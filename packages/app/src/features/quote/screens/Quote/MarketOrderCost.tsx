import type { Decimal, QuoteDetail } from '@meridian/api';
import { AmountInput, SegmentedControl, Section, Stack, StatGrid, Text } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isPositive, parseAmount, stepDecimals } from '#domain/money.ts';
import { missing, useFormat } from '#platform/words/format.ts';
import { useBook } from '#platform/live/use-book.ts';
import { marketCost, type MarketSide } from '../../market-cost.ts';
import { costMessages } from './MarketOrderCost.messages.ts';

/** What a market order of a size would cost by the book that is shown. An estimate only: nothing is ordered here. */
export function MarketOrderCost({ detail, unit }: Pick<CostProps, 'detail' | 'unit'>): ReactNode {
  const intl = useIntl();
  const [side, setSide] = useState<MarketSide>('buy');
  const [typed, setTyped] = useState('');
  const quantity = parseAmount(typed);
  return (
    <Section title={intl.formatMessage(costMessages.title)}>
      <Stack gap={3}>
        <SegmentedControl
          label={intl.formatMessage(costMessages.side)}
          value={side}
          onChange={setSide}
          options={[
            { value: 'buy', label: intl.formatMessage(costMessages.buy) },
            { value: 'sell', label: intl.formatMessage(costMessages.sell) },
          ]}
        />
        <AmountInput
          label={intl.formatMessage(costMessages.quantity)}
          value={typed}
          onChange={setTyped}
          decimals={stepDecimals(detail.quantityStep)}
          suffix={unit}
        />
        <Cost
          detail={detail}
          side={side}
          unit={unit}
          quantity={quantity !== null && isPositive(quantity) ? quantity : null}
        />
      </Stack>
    </Section>
  );
}

interface CostProps {
  readonly detail: QuoteDetail;
  readonly side: MarketSide;
  /** What is counted: BTC. */
  readonly unit: string;
  /** Null while nothing is asked for. */
  readonly quantity: Decimal | null;
}

/** The figures are there from the first picture on: a tick of the book renders these alone. */
function Cost({ detail, side, unit, quantity }: CostProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const book = useBook(detail);
  const { priceDecimals, currency } = detail;
  const levels = side === 'buy' ? book.asks : book.bids;
  const cost = quantity === null ? null : marketCost(side, levels, quantity, priceDecimals);
  const filled = cost?.kind === 'filled' ? cost : null;
  const note =
    quantity === null
      ? intl.formatMessage(costMessages.hint)
      : cost === null
        ? intl.formatMessage(costMessages.nobody)
        : cost.kind === 'tooLarge'
          ? intl.formatMessage(costMessages.tooLarge, { held: format.quantity(cost.held), unit })
          : cost.levels === 1
            ? intl.formatMessage(costMessages.best)
            : intl.formatMessage(costMessages.levels, { count: cost.levels });
  return (
    <div>
      <StatGrid
        items={[
          {
            id: 'average',
            label: intl.formatMessage(costMessages.average),
            value: filled ? format.price(filled.average, priceDecimals) : missing,
          },
          {
            id: 'slippage',
            label: intl.formatMessage(costMessages.slippage),
            value: filled ? format.percent(filled.slippage, { signed: false }) : missing,
          },
          {
            id: 'total',
            label: intl.formatMessage(side === 'buy' ? costMessages.total : costMessages.proceeds),
            value: filled ? format.money(filled.total, currency) : missing,
          },
        ]}
      />
      <Text size="s" tone="secondary">
        {note}
      </Text>
    </div>
  );
}
