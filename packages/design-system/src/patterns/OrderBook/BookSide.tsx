import { memo, type CSSProperties, type ReactNode } from 'react';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#primitives/Text/Text.tsx';
import type { BookSideName } from './levelMoves.ts';
import {
  Empty,
  Frame,
  Head,
  Levels,
  OwnMark,
  PriceCell,
  QuantityCell,
  Rank,
  Row,
  Side,
  Waiting,
} from './OrderBook.styles.ts';

export interface BookLevel {
  /** Formatted. */
  price: string;
  /** Formatted, without the unit, which is in the column's head. */
  quantity: string;
  /** The bar: this quantity as a share of the largest in sight, 0 to 1. For drawing only. */
  share: number;
  /** The whole line as it is heard: "Bid 189.84, 300 shares". */
  srText: string;
  /** You have an order at this price, as it is heard: "your order, 100 shares". */
  ownText?: string | undefined;
}

export interface BookSideProps {
  /** "Bids", 买盘, 買盤. */
  title: string;
  /** Best first: bids from the highest price down, asks from the lowest up. */
  levels: readonly BookLevel[];
  /** Names of the levels, best first: 买一, 买二 … Numbers when left out. */
  ranks?: readonly string[] | undefined;
  /** Shown when this side is empty: "No bids". */
  emptyText: string;
}

interface LevelRowProps {
  side: BookSideName;
  index: number;
  rank: string;
  price: string;
  quantity: string;
  share: number;
  srText: string;
  ownText: string | undefined;
  /** There is no such level: keeps its place, so that the book keeps its size, and a key's focus its row. */
  isFiller: boolean;
  /** A press fills the price in on the ticket. */
  isPickable: boolean;
  isTabStop: boolean;
}

/** One level. Plain values as props, so that a tick renders the rows it touches and no other. */
const LevelRow = /* @__PURE__ */ memo(function LevelRow(row: LevelRowProps): ReactNode {
  const { side, index, isFiller, isPickable } = row;
  const press = isPickable
    ? ({
        type: 'button',
        tabIndex: row.isTabStop && !isFiller ? 0 : -1,
        'aria-disabled': isFiller || undefined,
      } as const)
    : { as: 'div' as const };
  return (
    <li aria-hidden={isFiller || undefined}>
      <Row
        {...press}
        data-level={`${side}-${index}`}
        data-filler={isFiller || undefined}
        style={{ '--m-share': row.share } as CSSProperties}
      >
        <Rank aria-hidden="true">{row.rank}</Rank>
        <PriceCell aria-hidden="true">{row.price}</PriceCell>
        {row.ownText !== undefined && <OwnMark aria-hidden="true" />}
        <QuantityCell aria-hidden="true">{row.quantity}</QuantityCell>
        <VisuallyHidden>
          {row.ownText === undefined ? row.srText : `${row.srText}, ${row.ownText}`}
        </VisuallyHidden>
      </Row>
    </li>
  );
});

const filler: BookLevel = { price: '--', quantity: '--', share: 0, srText: '--' };

export interface BookSideViewProps extends BookSideProps {
  side: BookSideName;
  /** Rows to show, filled up where there are fewer levels. */
  depth: number;
  columns: readonly [first: string, second: string];
  /** The ladder's asks: the best is at the bottom. */
  isReversed: boolean;
  /** A press fills the price in on the ticket. */
  isPickable: boolean;
  isLoading: boolean;
  /** Index of the level that Tab leads to; `null`: it is on the other side. */
  tabStop: number | null;
}

/** One side of a book: its name, and its levels as a list. */
export function BookSide(props: BookSideViewProps): ReactNode {
  const {
    side,
    title,
    levels,
    ranks,
    emptyText,
    depth,
    columns,
    isReversed,
    isPickable,
    isLoading,
    tabStop,
  } = props;
  const indices = Array.from({ length: depth }, (_, place) => (isReversed ? depth - 1 - place : place));
  const isEmpty = levels.length === 0;
  return (
    <Side data-side={side}>
      <Head>
        <strong>{title}</strong>
        <span>{columns.join(' / ')}</span>
      </Head>
      {isLoading ? (
        indices.map((index) => (
          <Waiting key={index} aria-hidden="true">
            <Skeleton shape="block" height="0.75rem" />
          </Waiting>
        ))
      ) : (
        <Frame>
          <Levels aria-label={title}>
            {indices.map((index) => {
              const level = levels[index] ?? filler;
              return (
                <LevelRow
                  key={index}
                  side={side}
                  index={index}
                  rank={ranks?.[index] ?? String(index + 1)}
                  price={isEmpty ? '' : level.price}
                  quantity={isEmpty ? '' : level.quantity}
                  share={level.share}
                  srText={level.srText}
                  ownText={level.ownText}
                  isFiller={level === filler}
                  isPickable={isPickable}
                  isTabStop={tabStop === index}
                />
              );
            })}
          </Levels>
          {isEmpty && <Empty>{emptyText}</Empty>}
        </Frame>
      )}
    </Side>
  );
}
