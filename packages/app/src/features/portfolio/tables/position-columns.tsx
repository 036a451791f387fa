import type { Position } from '@meridian/api';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { messages as positionTexts } from '#presentation/positions/position.messages.ts';
import { useProductName } from '#presentation/product-name.ts';
import { useSideText } from '#presentation/positions/side.ts';
import { OwnQuantity } from './holding-cells.tsx';
import { columnMessages } from './table.messages.ts';
import { quantityDecimalsOf, type TableColumn } from './table.ts';

/** Columns that every table of positions has, open or closed. */
export function usePositionColumns(): Record<'side' | 'leverage' | 'quantity', TableColumn<Position>> {
  const intl = useIntl();
  const format = useFormat();
  const sideText = useSideText();
  const productName = useProductName();
  return useMemo(() => {
    const label = (id: keyof typeof columnMessages): string => intl.formatMessage(columnMessages[id]);
    return {
      side: {
        id: 'side',
        label: label('side'),
        align: 'start',
        width: 's',
        // Of one share held as two products each row says which.
        cell: ({ direction, source }) =>
          [sideText(direction), productName(source)].filter(Boolean).join(' · '),
        by: ({ direction }) => ({ words: sideText(direction) }),
      },
      leverage: {
        id: 'leverage',
        label: label('leverage'),
        width: 's',
        room: 'widest',
        cell: ({ leverage }) =>
          intl.formatMessage(positionTexts.leverage, { multiple: format.quantity(leverage) }),
        by: ({ leverage }) => ({ amount: leverage }),
      },
      quantity: {
        id: 'quantity',
        label: label('quantity'),
        decimals: ({ quantity }) => quantityDecimalsOf(quantity),
        cell: ({ quantity }) => <OwnQuantity quantity={quantity} />,
        by: ({ quantity }) => ({ amount: quantity }),
      },
    };
  }, [intl, format, sideText, productName]);
}
