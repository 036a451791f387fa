import { tradeTab, type Position } from '@meridian/api';
import { PositionRow } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { profitAt } from '#domain/index.ts';
import { useFormat } from '#platform/format.ts';
import { links } from '#platform/links.ts';
import { useHolding } from './counted.ts';
import { useIsOldHere } from './old-prices/old-prices.ts';
import { OwnProfit } from './OwnProfit.tsx';
import { messages } from './position.messages.ts';
import { useSideText } from './side.ts';
import { useWorth } from './worth.ts';

/** One position: which way, how much, and what it is worth by now. Leads to its detail. */
export function LivePositionRow({ position }: { position: Position }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const holding = useHolding()(position);
  const sideText = useSideText();
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
      ]}
      profit={<LiveProfit position={position} />}
    />
  );
}

/** Floating profit at the newest price; the realised one once closed. */
function LiveProfit({ position }: { position: Position }): ReactNode {
  const { price, isTick, contract } = useWorth(position);
  const isOpen = position.closeTimeTimestamp === null;
  const profit = isOpen && isTick ? profitAt(position, price, contract) : position.profit;
  return (
    <OwnProfit
      value={profit}
      currency={position.walletCurrency}
      isOld={useIsOldHere(position.marketStatus)}
    />
  );
}
