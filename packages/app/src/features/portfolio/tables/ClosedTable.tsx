import { tradeTab, type Position } from '@meridian/api';
import type { RecordLead } from '@meridian/design-system';
import { useCallback, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { useFormat } from '#platform/words/format.ts';
import type { ListParts } from '#presentation/GrowingListView.tsx';
import { idOf } from '#presentation/positions/holdings.ts';
import { messages as positionTexts } from '#presentation/positions/position.messages.ts';
import { useProductName } from '#presentation/product-name.ts';
import { useSideText } from '#presentation/positions/side.ts';
import { messages } from '../screens/Trade/Trade.messages.ts';
import { PortfolioTable } from './PortfolioTable.tsx';
import { useClosedColumns } from './closed-columns.tsx';
import { columnMessages } from './table.messages.ts';
import { asItCame } from './table.ts';

export interface ClosedTableProps {
  readonly positions: readonly Position[];
  readonly parts?: ListParts;
  readonly waitingRows?: number;
}

/** What was closed and what it came to, fees counted. Rows lead to the record. */
export function ClosedTable({ positions, parts, waitingRows }: ClosedTableProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const sideText = useSideText();
  const productName = useProductName();
  const [order, onOrder] = useState(asItCame);
  const who = useCallback(
    (position: Position): RecordLead => ({
      href: links.position({ ...position, type: tradeTab.closed }),
      code: position.stock_code,
      name: position.name,
      logoSrc: position.localLogoUrl ?? undefined,
      note: [
        intl.formatMessage(messages.terms, {
          side: sideText(position.direction),
          leverage: intl.formatMessage(positionTexts.leverage, {
            multiple: format.quantity(position.leverage),
          }),
        }),
        productName(position.source),
      ]
        .filter(Boolean)
        .join(' · '),
    }),
    [intl, format, sideText, productName],
  );
  return (
    <PortfolioTable
      label={intl.formatMessage(messages.closed)}
      lead={{ label: intl.formatMessage(columnMessages.name), who }}
      columns={useClosedColumns()}
      rows={positions}
      keyOf={idOf}
      order={order}
      onOrder={onOrder}
      waitingRows={waitingRows}
      {...parts}
    />
  );
}
