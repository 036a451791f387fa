import { tradeDirection, type Position } from '@meridian/api';
import { InstrumentLogo, ListRow, StatusTag } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { floatingProfit } from '../domain/index.ts';
import { useFormat } from '../platform/format.ts';
import { links } from '../platform/links.ts';
import { useTick } from '../platform/realtime.ts';
import { messages } from './presentation.messages.ts';
import { SignedMoney } from './SignedMoney.tsx';

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--m-space-2);
`;

/** One position: which way, how much, and what it is worth by now. Leads to its detail. */
export function PositionRow({ position }: { position: Position }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const isShort = position.direction === tradeDirection.sell;
  return (
    <ListRow
      leading={<InstrumentLogo code={position.stock_code} />}
      title={position.name}
      subtitle={
        <Line>
          <StatusTag tone="neutral" text={intl.formatMessage(isShort ? messages.short : messages.long)} />
          <span>
            {intl.formatMessage(messages.leverage, { multiple: format.quantity(position.leverage) })}
          </span>
          <span>{format.quantity(position.quantity)}</span>
        </Line>
      }
      trailing={<LiveProfit position={position} />}
      href={links.position(position)}
    />
  );
}

/** Floating profit at the last tick; the realised one once closed. */
export function LiveProfit({ position }: { position: Position }): ReactNode {
  const tick = useTick(position);
  const isOpen = position.closeTimeTimestamp === null;
  const profit = isOpen && tick !== null ? floatingProfit(position, tick.price_nominal) : position.profit;
  return <SignedMoney value={profit} currency={position.currency} />;
}
