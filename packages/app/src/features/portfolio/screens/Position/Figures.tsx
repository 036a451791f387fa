import type { Decimal, Position } from '@meridian/api';
import { FigureRow, MoneyText, Section, type FigureRowProps } from '@meridian/design-system';
import { use, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { moneyDecimals, roundHalfUp } from '#domain/money.ts';
import { missing, useFormat } from '#platform/format.ts';
import { useSettings } from '#platform/provider.tsx';
import { useNewestPrice } from '#platform/live-price.ts';
import { useCounted } from '#presentation/counted.ts';
import { MoneyAmount } from '#presentation/MoneyAmount.tsx';
import { messages as positionTexts } from '#presentation/position.messages.ts';
import { OldPrices } from '#presentation/old-prices/old-prices.ts';
import { OwnProfit } from '#presentation/OwnProfit.tsx';
import { useFigureRow } from '#presentation/figures/useFigureRow.ts';
import { readType } from '../../order-types.messages.ts';
import type { PositionFigure, PositionFigures } from '../../position-figures.ts';
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
  const format = useFormat();
  const row = useFigureRow(position, figureMessages, noteMessages);
  const facts = useFacts(position, price);
  const { currency } = position;
  const isOpen = position.closeTimeTimestamp === null;
  const { areBalancesHidden } = useSettings();
  // What is covered does not stand in its arithmetic either.
  const coverable = (figure: PositionFigure): PositionFigure =>
    areBalancesHidden ? { ...figure, steps: [] } : figure;
  const isOld = use(OldPrices);
  const own = (figure: PositionFigure): ReactNode => (
    <MoneyAmount value={figure.value} currency={currency} size="s" />
  );
  const result = (figure: PositionFigure): ReactNode => (
    <OwnProfit value={figure.value} currency={currency} isOld={isOld} />
  );
  const rows: readonly FigureRowProps[] = [
    facts.price,
    ...(facts.priceAt ? [facts.priceAt] : []),
    facts.openPrice,
    facts.quantity,
    facts.totalAmount,
    row(coverable(figures.profit), { label: 'profit', as: 'signedMoney', shown: result(figures.profit) }),
    row(coverable(figures.ratio), {
      label: 'ratio',
      as: 'signedPercent',
      ...(isOld && { shown: <MoneyText text={format.percent(figures.ratio.value)} size="s" isMuted /> }),
    }),
    row(coverable(figures.marketValue), {
      label: 'marketValue',
      as: 'money',
      shown: <MoneyAmount value={figures.marketValue.value} currency={currency} size="s" isOld={isOld} />,
    }),
    row(coverable(figures.margin), { label: 'margin', as: 'money', shown: own(figures.margin) }),
    facts.leverage,
    facts.fees,
    ...(isOpen
      ? [row(coverable(figures.stopOut), { label: 'stopOut', as: 'price' })]
      : [row(coverable(figures.net), { label: 'net', as: 'signedMoney', shown: result(figures.net) })]),
    facts.openedAt,
    ...(facts.closedAt ? [facts.closedAt] : []),
    facts.status,
    facts.orderType,
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
  const { madeAt } = useNewestPrice(position);
  const counted = useCounted();
  const { areBalancesHidden } = useSettings();
  const { currency, priceDecimals } = position;
  const type = readType(position.orderType);
  const cost = roundHalfUp(position.cost, moneyDecimals);
  const dots = <MoneyAmount value={null} currency={currency} size="s" />;
  const isOpen = position.closeTimeTimestamp === null;
  const label = (name: keyof typeof figureMessages): string => intl.formatMessage(figureMessages[name]);
  return {
    price: {
      label: label(isOpen ? 'lastPrice' : 'closePrice'),
      value: (
        <MoneyText
          text={format.money(price, currency, { decimals: priceDecimals })}
          size="s"
          isMuted={use(OldPrices)}
        />
      ),
    },
    // A weekend's price is Friday's: the figures are worth no more than its date.
    priceAt: isOpen
      ? {
          label: label('priceAt'),
          value: format.dateTime(madeAt),
        }
      : null,
    openPrice: {
      label: label('openPrice'),
      value: format.money(position.openPrice, currency, { decimals: priceDecimals }),
    },
    quantity: {
      label: label('quantity'),
      // Beside the price it would tell the value.
      value: areBalancesHidden ? dots : counted(position, position.quantity),
    },
    totalAmount: {
      label: label('totalAmount'),
      value: <MoneyAmount value={cost} currency={currency} size="s" />,
    },
    status: {
      label: label('status'),
      value: intl.formatMessage(isOpen ? messages.statusOpen : messages.statusClosed),
    },
    orderType: {
      label: label('orderType'),
      value: type === null ? missing : intl.formatMessage(type),
    },
    leverage: {
      label: label('leverage'),
      value: intl.formatMessage(positionTexts.leverage, { multiple: format.quantity(position.leverage) }),
    },
    fees: {
      label: label('fees'),
      value: <MoneyAmount value={position.handlingFee} currency={currency} size="s" />,
    },
    openedAt: { label: label('openedAt'), value: format.dateTime(position.createTimeTimestamp) },
    closedAt:
      position.closeTimeTimestamp === null
        ? null
        : { label: label('closedAt'), value: format.dateTime(position.closeTimeTimestamp) },
    number: { label: label('number'), value: position.orderNo },
  };
}
