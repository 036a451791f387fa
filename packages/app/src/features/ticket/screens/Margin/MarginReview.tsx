import { FigureRow, Stack, StatGrid } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useCounted } from '#presentation/positions/counted.ts';
import { useSideText } from '#presentation/positions/side.ts';
import { walletNames } from '#presentation/wallet.messages.ts';
import { ReviewedInstrument } from '../../ordering/OrderReview.tsx';
import { orderingMessages } from '../../ordering/ordering.messages.ts';
import { messages } from './Margin.messages.ts';
import { MarginPicture } from './MarginPicture.tsx';
import type { MarginChange } from './useMargin.ts';
import { useMarginRows } from './words.tsx';

/** Once more before the password: of which position, from or to which wallet, and what becomes of it. */
export function MarginReview({ change }: { change: MarginChange }): ReactNode {
  const intl = useIntl();
  const sideText = useSideText();
  const counted = useCounted();
  const { detail, position, assetClass, form } = change;
  const { leverage, moved, left } = useMarginRows(change);
  const isAdding = form.change === 'add';
  return (
    <Stack gap={2}>
      <ReviewedInstrument detail={detail} />
      <MarginPicture change={change} />
      <div>
        <StatGrid
          columns={1}
          items={[
            {
              id: 'position',
              label: intl.formatMessage(messages.position),
              value: intl.formatMessage(messages.holding, {
                side: sideText(position.direction),
                holding: counted(position, position.quantity),
              }),
            },
            {
              id: 'wallet',
              label: intl.formatMessage(orderingMessages[isAdding ? 'paidFrom' : 'paidTo']),
              value: intl.formatMessage(walletNames[assetClass.holding.walletType]),
            },
            { id: 'leverage', label: leverage.label, value: leverage.value },
            { id: 'left', label: left.label, value: left.value },
          ]}
        />
        <FigureRow label={moved.label} value={moved.value} isTotal />
      </div>
    </Stack>
  );
}
