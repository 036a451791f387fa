import { followFuturesStatus } from '@meridian/api';
import { Banner, Section, StatGrid, StatusTag, Stack, type StatItem } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { missing, useFormat } from '#platform/words/format.ts';
import { useCopyTerms } from '#presentation/follow/useCopyTerms.ts';
import { MoneyAmount } from '#presentation/MoneyAmount.tsx';
import { OwnProfit } from '#presentation/positions/OwnProfit.tsx';
import { followFuturesPresentation } from '#presentation/status/follow-futures.messages.ts';
import { useStatusTag } from '#presentation/status/status.ts';
import type { CopiedOrder } from '../../copying/copy-model.ts';
import { messages } from './Copy.messages.ts';

/** All that is known of a copied order. */
export function CopyFigures({ order }: { order: CopiedOrder }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const tagOf = useStatusTag();
  const termsOf = useCopyTerms();
  const { side, multiple } = termsOf(order);
  const { status } = order;
  const isOver = status === followFuturesStatus.closed || status === followFuturesStatus.settled;
  const item = (label: keyof typeof messages, value: ReactNode): StatItem => ({
    id: label,
    label: intl.formatMessage(messages[label]),
    value,
  });
  const at = (ms: number | null): string => (ms === null ? missing : format.dateTime(ms));
  const hasRun = order.openPrice !== null;
  return (
    <Section
      title={order.agencyName ?? intl.formatMessage(messages.ownTitle)}
      action={<StatusTag {...tagOf(followFuturesPresentation, status)} />}
    >
      <Stack gap={4}>
        {order.reason !== null && <Banner tone="negative" title={order.reason} />}
        <StatGrid
          columns={1}
          items={[
            ...(hasRun ? [item('profit', <OwnProfit value={order.profit} currency="USD" />)] : []),
            item('contract', order.stock_code),
            item('direction', side),
            item('multiple', multiple),
            item('margin', <MoneyAmount value={order.amount} currency="USD" size="s" />),
            item('fee', <MoneyAmount value={order.handleFee} currency="USD" size="s" />),
            ...(hasRun ? [item('openPrice', format.price(order.openPrice, null))] : []),
            ...(isOver ? [item('closePrice', format.price(order.closePrice, null))] : []),
            item('created', at(order.createTimeTimestamp)),
            item(hasRun ? 'opened' : 'carriedOut', at(order.startTimeTimestamp)),
            item('changed', at(order.updateTimeTimestamp)),
            item(isOver ? 'ended' : 'settles', at(order.settleTimeTimestamp)),
            item('number', order.id),
          ]}
        />
      </Stack>
    </Section>
  );
}
