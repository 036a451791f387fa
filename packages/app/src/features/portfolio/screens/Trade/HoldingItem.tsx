import { tradeTab, type Decimal, type Position } from '@meridian/api';
import {
  Button,
  ChangeTag,
  HoldingRow,
  InstrumentLogo,
  MoneyText,
  Price,
  VisuallyHidden,
  type HoldingFigure,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { walletValue } from '#domain/contract.ts';
import { profitAt, returnOnMargin, todayProfitAt } from '#domain/profit.ts';
import { closableClass, useAssetClasses } from '#asset-classes/registry.ts';
import { trendOf, useFormat } from '#platform/words/format.ts';
import { links } from '#platform/address/links.ts';
import { useNewestPrice } from '#platform/live/live-price.ts';
import { useSettings } from '#platform/ports/use-ports.ts';
import { ContractEndNote } from '#presentation/contract-end/ContractEndNote.tsx';
import { useHasPassed } from '#platform/ports/use-countdown.ts';
import { StopOutNote } from '#presentation/near-stop-out/StopOutNote.tsx';
import { MoneyAmount } from '#presentation/MoneyAmount.tsx';
import { useIsOldHere } from '#presentation/old-prices/old-prices.ts';
import { messages as positionTexts } from '#presentation/positions/position.messages.ts';
import { useSideText } from '#presentation/positions/side.ts';
import { useWorth } from '#presentation/positions/worth.ts';
import type { HoldingsView } from '../../holdings-view.ts';
import { useLeadingCode } from '../../leading-code.ts';
import { useShortMoney } from './useShortMoney.ts';
import { messages } from './Trade.messages.ts';

interface HoldingItemProps {
  readonly position: Position;
  /** The profit that a narrow list has room for. */
  readonly profit: HoldingsView['profit'];
}

/** One holding: last price over average cost, value over quantity, both profits over their percent. Each figure ticks by itself. */
export function HoldingItem({ position, profit }: HoldingItemProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const sideText = useSideText();
  const { areBalancesHidden } = useSettings();
  const { name, direction, leverage, openPrice, priceDecimals, quantity } = position;
  const assetClass = useAssetClasses().of(position.source);
  const hasEnded = useHasPassed(position.lastTradeTimestamp);
  const here = { ...position, type: tradeTab.holdings };
  const profitColumn = (id: HoldingsView['profit']): HoldingFigure => ({
    id,
    label: intl.formatMessage(id === 'today' ? messages.todayCells : messages.profitCells),
    room: profit === id ? 'always' : 'wide',
    main: <LiveProfit position={position} of={id} part="amount" />,
    sub: <LiveProfit position={position} of={id} part="percent" />,
  });
  return (
    <HoldingRow
      href={links.position(here)}
      name={name}
      code={useLeadingCode()(position)}
      logo={<InstrumentLogo code={position.stock_code} src={position.localLogoUrl ?? undefined} size="s" />}
      terms={intl.formatMessage(messages.terms, {
        side: sideText(direction),
        leverage: intl.formatMessage(positionTexts.leverage, { multiple: format.quantity(leverage) }),
      })}
      figures={[
        {
          id: 'price',
          label: intl.formatMessage(messages.priceCells),
          main: <LastPrice position={position} />,
          sub: format.price(openPrice, priceDecimals),
        },
        {
          id: 'value',
          label: intl.formatMessage(messages.valueCells),
          main: <LiveValue position={position} />,
          // Beside a public price, the quantity would reveal the value (DECISIONS 30).
          sub: areBalancesHidden ? null : format.quantity(quantity),
        },
        profitColumn('profit'),
        profitColumn('today'),
      ]}
      note={<StopOutNote position={position} />}
      reminder={<ContractEndNote position={position} />}
      action={
        !hasEnded &&
        closableClass(assetClass) !== undefined && (
          <Button size="s" href={links.close(here)}>
            <span aria-hidden="true">{intl.formatMessage(messages.close)}</span>
            <VisuallyHidden>{intl.formatMessage(messages.closeNamed, { name })}</VisuallyHidden>
          </Button>
        )
      }
    />
  );
}

function LastPrice({ position }: { position: Position }): ReactNode {
  const format = useFormat();
  const { price } = useNewestPrice(position);
  const isOld = useIsOldHere(position.marketStatus);
  return (
    <Price
      text={format.price(price, position.priceDecimals)}
      trend="flat"
      size="s"
      flashKey={price}
      isStale={isOld}
    />
  );
}

function LiveValue({ position }: { position: Position }): ReactNode {
  const shortMoney = useShortMoney();
  const { areBalancesHidden } = useSettings();
  const { price, contract } = useWorth(position);
  const isOld = useIsOldHere(position.marketStatus);
  const { quantity, walletCurrency: currency } = position;
  const value = walletValue(price, quantity, contract);
  if (areBalancesHidden) return <MoneyAmount value={value} currency={currency} size="s" />;
  return <MoneyText text={shortMoney(value, currency)} size="s" isMuted={isOld} />;
}

interface LiveProfitProps {
  readonly position: Position;
  readonly of: HoldingsView['profit'];
  readonly part: 'amount' | 'percent';
}

function LiveProfit({ position, of, part }: LiveProfitProps): ReactNode {
  const format = useFormat();
  const shortMoney = useShortMoney();
  const { areBalancesHidden } = useSettings();
  const { price, isTick, contract } = useWorth(position);
  const isStale = useIsOldHere(position.marketStatus);
  const { amount, percent } = of === 'today' ? todayProfitAt(position, price, contract) : floating();
  if (part === 'percent') {
    const text = format.percent(percent);
    return <ChangeTag text={text} trend={trendOf(amount)} size="s" isPlain isStale={isStale} />;
  }
  if (areBalancesHidden) return <MoneyAmount value={amount} currency={position.walletCurrency} size="s" />;
  const text = shortMoney(amount, position.walletCurrency, true);
  return <ChangeTag text={text} trend={trendOf(amount)} isPlain isStale={isStale} />;

  function floating(): { readonly amount: Decimal; readonly percent: Decimal | null } {
    const profit = isTick ? profitAt(position, price, contract) : position.profit;
    return { amount: profit, percent: returnOnMargin(profit, position.margin) };
  }
}
