import type { Decimal, Position } from '@meridian/api';
import { FigureRow, Section, type FigureRowProps } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../../../platform/format.ts';
import { messages as presentation } from '../../../../presentation/presentation.messages.ts';
import { SignedMoney } from '../../../../presentation/SignedMoney.tsx';
import { useFigureRow } from '../../../../presentation/figures/useFigureRow.ts';
import type { PositionFigures } from '../../position-figures.ts';
import { figureMessages, messages, noteMessages } from './Position.messages.ts';

/** A position's figures; what is worked out opens its arithmetic. */
export function Figures({
  position,
  price,
  figures,
}: {
  position: Position;
  price: Decimal;
  figures: PositionFigures;
}): ReactNode {
  const intl = useIntl();
  const row = useFigureRow(position, figureMessages, noteMessages);
  const facts = useFacts(position, price);
  const { currency } = position;
  const isOpen = position.closeTimeTimestamp === null;
  const profit = <SignedMoney value={figures.profit.value} currency={currency} />;
  const net = <SignedMoney value={figures.net.value} currency={currency} />;
  const rows: readonly FigureRowProps[] = [
    facts.price,
    facts.openPrice,
    row(figures.profit, { label: 'profit', as: 'signedMoney', shown: profit }),
    row(figures.ratio, { label: 'ratio', as: 'signedPercent' }),
    row(figures.marketValue, { label: 'marketValue', as: 'money' }),
    row(figures.margin, { label: 'margin', as: 'money' }),
    facts.leverage,
    facts.fees,
    ...(isOpen
      ? [row(figures.stopOut, { label: 'stopOut', as: 'price' })]
      : [row(figures.net, { label: 'net', as: 'signedMoney', shown: net })]),
    facts.openedAt,
    ...(facts.closedAt ? [facts.closedAt] : []),
    facts.number,
  ];
  return (
    <Section title={intl.formatMessage(messages.figures)}>
      {rows.map((figure) => (
        <FigureRow key={figure.label} {...figure} />
      ))}
    </Section>
  );
}

function useFacts(position: Position, price: Decimal) {
  const intl = useIntl();
  const format = useFormat();
  const { currency, priceDecimals } = position;
  const isOpen = position.closeTimeTimestamp === null;
  const label = (name: keyof typeof figureMessages): string => intl.formatMessage(figureMessages[name]);
  return {
    price: {
      label: label(isOpen ? 'lastPrice' : 'closePrice'),
      value: format.money(price, currency, { decimals: priceDecimals }),
    },
    openPrice: {
      label: label('openPrice'),
      value: format.money(position.openPrice, currency, { decimals: priceDecimals }),
    },
    leverage: {
      label: label('leverage'),
      value: intl.formatMessage(presentation.leverage, { multiple: format.quantity(position.leverage) }),
    },
    fees: { label: label('fees'), value: format.money(position.handlingFee, currency) },
    openedAt: { label: label('openedAt'), value: format.dateTime(position.createTimeTimestamp) },
    closedAt:
      position.closeTimeTimestamp === null
        ? null
        : { label: label('closedAt'), value: format.dateTime(position.closeTimeTimestamp) },
    number: { label: label('number'), value: position.orderNo },
  };
}
