import { QuoteListHead } from '@meridian/design-system';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePorts } from '#platform/ports/context.ts';
import { readJson, storageKeys } from '#platform/device/storage.ts';
import { useOldSince } from '../old-prices/old-prices.ts';
import { OldPricesNote } from '../old-prices/OldPricesNote.tsx';
import type { QuoteFigure } from '../quotes/quote-figure.ts';
import type { ListedQuote, ListKind } from '../quotes/quote-table.ts';
import { messages } from './QuoteListing.messages.ts';

/** What a list of each kind can show, the first one first, in the order of the presses. */
const figuresOf: Readonly<Record<ListKind, readonly [QuoteFigure, ...QuoteFigure[]]>> = {
  usual: ['ratio', 'change', 'volume'],
  byVolume: ['volume', 'ratio', 'change'],
  pairs: ['ratio', 'change'],
};

/** The figure last chosen on this device for lists of a kind, and the way to choose another. */
function useChosenFigure(kind: ListKind): readonly [QuoteFigure, (figure: QuoteFigure) => void] {
  const { storage } = usePorts();
  const remembered = (): Record<string, unknown> =>
    (readJson(storage, storageKeys.listFigures) ?? {}) as Record<string, unknown>;
  const [figure, show] = useState(
    () => figuresOf[kind].find((known) => known === remembered()[kind]) ?? figuresOf[kind][0],
  );
  const choose = (next: QuoteFigure): void => {
    show(next);
    storage.set(storageKeys.listFigures, JSON.stringify({ ...remembered(), [kind]: next }));
  };
  return [figure, choose];
}

/** How the rows of a list are drawn. */
export interface ShownRows {
  readonly figure: QuoteFigure;
  /** Their prices have stopped following their markets. */
  readonly areOld: boolean;
}

export interface QuotesHeadProps {
  readonly kind?: ListKind | undefined;
  /** What it lists: its head says so when these prices have stopped following their markets. */
  readonly quotes?: readonly ListedQuote[] | undefined;
  /** The list is being fetched: its head has nothing to choose yet. */
  readonly isWaiting?: boolean | undefined;
  /** Called before the next picture: keep the function the same between renderings. */
  readonly onShown: (rows: ShownRows) => void;
}

const none: readonly ListedQuote[] = [];

/** The names of a list's columns. A press on the last one's shows percent, amount or volume, which is remembered. */
export default function QuotesHead(props: QuotesHeadProps): ReactNode {
  const { kind = 'usual', quotes = none, isWaiting = false, onShown } = props;
  const intl = useIntl();
  const [figure, choose] = useChosenFigure(kind);
  const figures = figuresOf[kind];
  const next = figures[(figures.indexOf(figure) + 1) % figures.length] ?? 'ratio';
  const since = useOldSince(quotes);
  const areOld = since !== null;
  useLayoutEffect(() => onShown({ figure, areOld }), [onShown, figure, areOld]);
  return (
    <QuoteListHead
      name={intl.formatMessage(messages.name)}
      price={intl.formatMessage(messages.price)}
      figure={intl.formatMessage(messages[figure])}
      nextLabel={intl.formatMessage(messages.next, { figure: intl.formatMessage(messages[next]) })}
      onNext={isWaiting ? undefined : () => choose(next)}
      note={since === null ? undefined : <OldPricesNote since={since} count={quotes.length} />}
    />
  );
}
