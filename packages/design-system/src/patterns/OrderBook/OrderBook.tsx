import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { SegmentedControl, type SegmentedOption } from '#primitives/SegmentedControl/SegmentedControl.tsx';
import { VisuallyHidden } from '#primitives/Text/Text.tsx';
import { InlineMessage } from '#primitives/InlineMessage/InlineMessage.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { BookSide, type BookSideProps } from './BookSide.tsx';
import { moveLevel, nearestLevel, type BookLayout, type BookSideName, type LevelAt } from './levelMoves.ts';
import { Announced, Controls, Legend, Mid, OwnMark, Root, Sides, Spread } from './OrderBook.styles.ts';

export interface BookMiddle {
  /** The last price: a `Price`. A slot, so that it may tick by itself. */
  last?: ReactNode;
  spread: { label: string; value: string };
  /** Best bid and best ask meet or cross: "Locked". */
  warning?: string | undefined;
}

export interface BookGrouping {
  /** "Group prices by". */
  label: string;
  value: string;
  options: readonly SegmentedOption<string>[];
  onChange: (value: string) => void;
}

export interface OrderBookProps {
  /** Names the book for screen readers: "Order book of Apple". */
  label: string;
  /** `sides`: bids left, asks right (stocks). `ladder`: asks above, bids below, the last price between (crypto). */
  layout?: BookLayout | undefined;
  /** Rows on each side. The book keeps this height, whatever comes. */
  depth?: 5 | 10 | 20 | undefined;
  /** Orders to buy, the highest price first. */
  bids: BookSideProps;
  /** Orders to sell, the lowest price first. */
  asks: BookSideProps;
  /** Heads of the columns: "Price", "Shares". */
  columns: { price: string; quantity: string };
  /** Between the sides: the last price and the spread. */
  middle: BookMiddle;
  /** Gathers levels into steps of the price, with the choice of steps. */
  grouping?: BookGrouping | undefined;
  /** What to know about these figures: "Delayed 15 min", "Market closed, as of 04:00 PM". */
  note?: string | undefined;
  /** Too old to act on, or the market is closed: without side colours. Say why in `note`. */
  isStale?: boolean | undefined;
  /** Nothing has come yet: rows wait in the size of the book, and this is announced. */
  loadingLabel?: string | undefined;
  /** What the mark of own orders means: "Your orders". Shown when there is one. */
  ownLabel?: string | undefined;
  /**
   * A price was picked, to be filled in on the ticket: as shown, and its place from the best of its side. Without it, the
   * book is only read.
   */
  onPricePress?: ((price: string, side: BookSideName, index: number) => void) | undefined;
}

/** Reads which level an event came from, off the row's attribute. */
function levelOf(target: EventTarget | null): LevelAt | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-level]') : null;
  const [side, index] = row?.dataset['level']?.split('-') ?? [];
  return side === 'bid' || side === 'ask' ? { side, index: Number(index) } : null;
}

/**
 * The orders that wait on both sides of a price (spec §3: bid, ask, bid volume, ask volume).
 * A tick changes text, and one CSS variable of the rows it touches: no style rule, no layout, no other row.
 */
export function OrderBook(props: OrderBookProps): ReactNode {
  const { label, layout = 'sides', depth = 5, bids, asks, columns, middle, grouping, note } = props;
  const { isStale = false, loadingLabel, ownLabel, onPricePress } = props;
  const rootRef = useRef<HTMLDivElement>(null);
  const [focusAt, setFocusAt] = useState<LevelAt>({ side: 'bid', index: 0 });
  const levels = { bid: bids.levels.slice(0, depth), ask: asks.levels.slice(0, depth) };
  const counts = { bid: levels.bid.length, ask: levels.ask.length };
  const tabStop = nearestLevel(focusAt, counts);
  const isLoading = loadingLabel !== undefined;
  const hasOwn = [...levels.bid, ...levels.ask].some((level) => level.ownText !== undefined);

  const onKeyDown = (event: KeyboardEvent): void => {
    const from = levelOf(event.target);
    const to = from && moveLevel(event.key, from, counts, layout);
    if (!to) return;
    event.preventDefault();
    setFocusAt(to);
    rootRef.current?.querySelector<HTMLElement>(`[data-level='${to.side}-${to.index}']`)?.focus();
  };
  const onClick = (event: MouseEvent): void => {
    const at = levelOf(event.target);
    const level = at && levels[at.side][at.index];
    if (!at || !level) return;
    setFocusAt(at);
    onPricePress?.(level.price, at.side, at.index);
  };

  const isLadder = layout === 'ladder';
  const shared = { depth, isPickable: onPricePress !== undefined, isLoading };
  const heads = [columns.price, columns.quantity] as const;
  const bidSide = (
    <BookSide
      {...bids}
      {...shared}
      levels={levels.bid}
      side="bid"
      columns={isLadder ? heads : [columns.quantity, columns.price]}
      isReversed={false}
      tabStop={tabStop?.side === 'bid' ? tabStop.index : null}
    />
  );
  const askSide = (
    <BookSide
      {...asks}
      {...shared}
      levels={levels.ask}
      side="ask"
      columns={heads}
      isReversed={isLadder}
      tabStop={tabStop?.side === 'ask' ? tabStop.index : null}
    />
  );
  const mid = <Middle {...middle} />;
  return (
    <Root
      ref={rootRef}
      role="group"
      aria-label={label}
      aria-busy={isLoading || undefined}
      data-layout={layout}
      data-pickable={onPricePress !== undefined || undefined}
      data-stale={isStale || undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <Announced>
        <VisuallyHidden>{loadingLabel}</VisuallyHidden>
      </Announced>
      {grouping && (
        <Controls>
          <SegmentedControl {...grouping} />
        </Controls>
      )}
      {isLadder ? (
        <>
          {askSide}
          {mid}
          {bidSide}
        </>
      ) : (
        <>
          {mid}
          <Sides>
            {bidSide}
            {askSide}
          </Sides>
        </>
      )}
      {hasOwn && ownLabel !== undefined && (
        <Legend>
          <OwnMark aria-hidden="true" />
          {ownLabel}
        </Legend>
      )}
      {note !== undefined && <InlineMessage tone="waiting" size="s" title={note} />}
    </Root>
  );
}

function Middle({ last, spread, warning }: BookMiddle): ReactNode {
  return (
    <Mid>
      {last}
      <Spread>
        {spread.label}
        <b>{spread.value}</b>
        {warning !== undefined && <StatusTag tone="waiting" text={warning} />}
      </Spread>
    </Mid>
  );
}
