import { tradeTab, type Position } from '@meridian/api';
import { NotedAmount, PositionRow } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { profitAt, todayProfitAt } from '#domain/profit.ts';
import { useFormat } from '#platform/words/format.ts';
import { links } from '#platform/address/links.ts';
import { useHolding } from './counted.ts';
import { useProductName } from '../product-name.ts';
import { useIsOldHere } from '../old-prices/old-prices.ts';
import { OwnProfit } from './OwnProfit.tsx';
import { messages } from './position.messages.ts';
import { useSideText } from './side.ts';
import { useWorth } from './worth.ts';

interface LivePositionRowProps {
  readonly position: Position;
  /** Which profit is shown: of the market's day, or since the opening. */
  readonly profit: 'today' | 'sinceOpening';
  /** Its name, under the amount. */
  readonly profitName: string;
}

/** One position: which way, how much, and its profit by now. Leads to its detail. */
export function LivePositionRow({ position, profit, profitName }: LivePositionRowProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const holding = useHolding()(position);
  const sideText = useSideText();
  const productName = useProductName()(position.source);
  const type = position.closeTimeTimestamp === null ? tradeTab.holdings : tradeTab.closed;
  return (
    <PositionRow
      href={links.position({ ...position, type })}
      name={position.name}
      code={position.stock_code}
      logoSrc={position.localLogoUrl ?? undefined}
      side={sideText(position.direction)}
      terms={[
        intl.formatMessage(messages.leverage, { multiple: format.quantity(position.leverage) }),
        ...(holding === null ? [] : [holding]),
        ...(productName === null ? [] : [productName]),
      ]}
      profit={<NotedAmount amount={<LiveProfit position={position} profit={profit} />} note={profitName} />}
    />
  );
}

/** At the newest price; since the opening also the realised one, once closed. */
function LiveProfit({ position, profit: which }: Omit<LivePositionRowProps, 'profitName'>): ReactNode {
  const { price, isTick, contract } = useWorth(position);
  const isLive = isTick && position.closeTimeTimestamp === null;
  const sinceOpening = isLive ? profitAt(position, price, contract) : position.profit;
  const profit = which === 'today' ? todayProfitAt(position, price, contract).amount : sinceOpening;
  return (
    <OwnProfit
      value={profit}
      currency={position.walletCurrency}
      isOld={useIsOldHere(position.marketStatus)}
    />
  );
}
