import { tradeTab, type Position } from '@meridian/api';
import { Button, VisuallyHidden, type RecordLead, type RecordNote } from '@meridian/design-system';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { closableClass, useAssetClasses } from '#asset-classes/registry.ts';
import { useProductName } from '#presentation/product-name.ts';
import { links } from '#platform/address/links.ts';
import { useHasPassed } from '#platform/ports/use-countdown.ts';
import { useFormat } from '#platform/words/format.ts';
import type { ListParts } from '#presentation/GrowingListView.tsx';
import { ContractEndNote } from '#presentation/contract-end/ContractEndNote.tsx';
import { StopOutNote } from '#presentation/near-stop-out/StopOutNote.tsx';
import { idOf, usePositionsAtRisk } from '#presentation/positions/holdings.ts';
import { messages as positionTexts } from '#presentation/positions/position.messages.ts';
import { useSideText } from '#presentation/positions/side.ts';
import { messages } from '../screens/Trade/Trade.messages.ts';
import { PortfolioTable } from './PortfolioTable.tsx';
import type { ProfitKind } from './holding-cells.tsx';
import { useHoldingColumns } from './holding-columns.tsx';
import { columnMessages } from './table.messages.ts';
import { asItCame, type TableOrder } from './table.ts';

export interface HoldingsTableProps {
  readonly positions: readonly Position[];
  /** How the list they are in grows; leave out where they are all of it. */
  readonly parts?: ListParts;
  /** Ids of `useHoldingColumns`, in the order wanted; by default what the room allows. */
  readonly columns?: readonly string[] | undefined;
  /** Kept by the caller; by default here, as long as the table is there. */
  readonly sorting?: { readonly order: TableOrder; readonly onOrder: (order: TableOrder) => void };
  /** The profit that rows of two lines have room for. */
  readonly profit?: ProfitKind;
  /** So many rows of what is being fetched. */
  readonly waitingRows?: number;
}

/** Open positions, each with its way out; what becomes at risk comes first. Rows lead to the position. */
export function HoldingsTable(props: HoldingsTableProps): ReactNode {
  const { positions, parts, columns: shown, profit, waitingRows } = props;
  const intl = useIntl();
  const format = useFormat();
  const sideText = useSideText();
  const productName = useProductName();
  const [ownOrder, setOwnOrder] = useState(asItCame);
  const { order, onOrder } = props.sorting ?? { order: ownOrder, onOrder: setOwnOrder };
  const who = useCallback(
    (position: Position): RecordLead => ({
      href: links.position({ ...position, type: tradeTab.holdings }),
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
  const action = useMemo(
    () => ({
      label: intl.formatMessage(columnMessages.close),
      width: 'word' as const,
      room: 'wide' as const,
      cell: (position: Position) => <CloseLink position={position} />,
    }),
    [intl],
  );
  return (
    <PortfolioTable
      label={intl.formatMessage(messages.holdings)}
      lead={{ label: intl.formatMessage(columnMessages.name), who }}
      columns={useHoldingColumns(profit)}
      shown={shown}
      rows={positions}
      pinned={useAtRisk()}
      keyOf={idOf}
      order={order}
      onOrder={onOrder}
      action={action}
      notes={notesOf}
      waitingRows={waitingRows}
      {...parts}
    />
  );
}

const notesOf = (position: Position): readonly RecordNote[] => [
  { tone: 'negative', text: <StopOutNote position={position} /> },
  { tone: 'waiting', text: <ContractEndNote position={position} /> },
];

function useAtRisk(): ReadonlySet<string> {
  const atRisk = usePositionsAtRisk();
  return useMemo(() => new Set(atRisk.map(idOf)), [atRisk]);
}

function CloseLink({ position }: { position: Position }): ReactNode {
  const intl = useIntl();
  const assetClass = useAssetClasses().of(position.source);
  const hasEnded = useHasPassed(position.lastTradeTimestamp);
  if (hasEnded || closableClass(assetClass) === undefined) return null;
  return (
    <Button size="s" href={links.close({ ...position, type: tradeTab.holdings })}>
      <span aria-hidden="true">{intl.formatMessage(messages.close)}</span>
      <VisuallyHidden>{intl.formatMessage(messages.closeNamed, { name: position.name })}</VisuallyHidden>
    </Button>
  );
}
