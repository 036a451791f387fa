import type { Decimal, Position } from '@meridian/api';
import { FigureRow, MoneyText, Section, type FigureRowProps } from '@meridian/design-system';
import { use, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Contract } from '#domain/contract.ts';
import { rateSteps, sizeSteps } from '#domain/figures.ts';
import { isZero, moneyDecimals, roundHalfUp } from '#domain/money.ts';
import { missing, useFormat } from '#platform/words/format.ts';
import { useSettings } from '#platform/ports/use-ports.ts';
import { useNewestPrice } from '#platform/live/live-price.ts';
import { useCounted } from '#presentation/positions/counted.ts';
import { MoneyAmount } from '#presentation/MoneyAmount.tsx';
import { messages as positionTexts } from '#presentation/positions/position.messages.ts';
import { OldPrices } from '#presentation/old-prices/old-prices.ts';
import { OwnProfit } from '#presentation/positions/OwnProfit.tsx';
import { useFigureRow } from '#presentation/figures/useFigureRow.ts';
import { useNumberText } from '#presentation/figures/useNumberText.ts';
import { readType } from '../../order-types.messages.ts';
import type { Ending } from '../../ending.ts';
import type { PositionFigure, PositionFigures } from '../../position-figures.ts';
import { figureMessages, messages, noteMessages } from './Position.messages.ts';

/** A position's figures; what is worked out opens its arithmetic. */
export function Figures({
  position,
  ending,
  price,
  contract,
  figures,
}: {
  position: Position;
  ending: Ending;
  price: Decimal;
  contract: Contract;
  figures: PositionFigures;
}): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const row = useFigureRow(position, figureMessages, noteMessages);
  const facts = useFacts(position, ending, price, contract);
  const { walletCurrency: currency } = position;
  const isOpen = position.closeTimeTimestamp === null;
  const { areBalancesHidden } = useSettings();
  // What is hidden is not in its arithmetic either.
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
    ...facts.contract,
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
    ...facts.carried,
    ...(isOpen
      ? [row(coverable(figures.stopOut), { label: 'stopOut', as: 'price' })]
      : [row(coverable(figures.net), { label: 'net', as: 'signedMoney', shown: result(figures.net) })]),
    ...facts.lastTrade,
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

/** What its price, its status and its end are called. */
const endingWords = {
  open: { price: 'lastPrice', status: 'statusOpen', at: 'closedAt' },
  closed: { price: 'closePrice', status: 'statusClosed', at: 'closedAt' },
  settled: { price: 'settlementPrice', status: 'statusSettled', at: 'settledAt' },
} as const satisfies Record<
  Ending,
  { price: keyof typeof figureMessages; status: keyof typeof messages; at: keyof typeof figureMessages }
>;

function useFacts(position: Position, ending: Ending, price: Decimal, contract: Contract) {
  const intl = useIntl();
  const format = useFormat();
  const { madeAt } = useNewestPrice(position);
  const counted = useCounted();
  const { areBalancesHidden } = useSettings();
  const { currency, priceDecimals } = position;
  const type = readType(position.orderType);
  const cost = roundHalfUp(position.cost, moneyDecimals);
  const numberText = useNumberText(position);
  const dots = <MoneyAmount value={null} currency={currency} size="s" />;
  const isOpen = ending === 'open';
  const words = endingWords[ending];
  const label = (name: keyof typeof figureMessages): string => intl.formatMessage(figureMessages[name]);
  return {
    price: {
      label: label(words.price),
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
      // Beside the price it would reveal the value.
      value: areBalancesHidden ? dots : counted(position, position.quantity),
    },
    // What makes money of the price; nothing of what is worth its price, in the wallet's own currency.
    contract: [...sizeSteps(contract), ...rateSteps(position, contract)].map((part) => ({
      label: label(part.label),
      value: numberText(part.number),
    })),
    lastTrade:
      position.lastTradeTimestamp === null
        ? []
        : [{ label: label('lastTrade'), value: format.dateTime(position.lastTradeTimestamp) }],
    totalAmount: {
      label: label('totalAmount'),
      value: <MoneyAmount value={cost} currency={currency} size="s" />,
    },
    status: {
      label: label('status'),
      value: intl.formatMessage(messages[words.status]),
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
      value: <MoneyAmount value={position.handlingFee} currency={position.walletCurrency} size="s" />,
    },
    // Most positions are closed before a day ends, or cost nothing overnight.
    carried:
      position.carried === null || isZero(position.carried)
        ? []
        : [
            {
              label: label('carried'),
              value: <OwnProfit value={position.carried} currency={position.walletCurrency} />,
            },
          ],
    openedAt: { label: label('openedAt'), value: format.dateTime(position.createTimeTimestamp) },
    closedAt:
      position.closeTimeTimestamp === null
        ? null
        : { label: label(words.at), value: format.dateTime(position.closeTimeTimestamp) },
    number: { label: label('number'), value: position.orderNo },
  };
}
