import type { CSSProperties, ReactNode } from 'react';
import type { Trend } from '../Price/Price.tsx';
import { Bar, Figure, Figures, Note } from './BreadthBar.styles.ts';

/** How many instruments of a market are above, at and below their last close. Whole numbers of at least 0. */
export interface BreadthCounts {
  up: number;
  unchanged: number;
  down: number;
}

export interface BreadthBarProps {
  /** Names it for screen readers: "Advancers and decliners". */
  label: string;
  /** `null` while they are being fetched: the same room, and `--` for each. */
  counts: BreadthCounts | null;
  /** Over each figure: "Up", "Unchanged", "Down". */
  labels: Readonly<Record<keyof BreadthCounts, string>>;
  /** A count as digits of the reader's language. */
  formatCount: (count: number) => string;
  /** What is counted, and what is not: "Of 168 stocks traded today". */
  note?: string | undefined;
  /** Too old to be relied on: the bar loses its colours. Say the age in `note`. */
  isStale?: boolean | undefined;
}

const sides: readonly { readonly count: keyof BreadthCounts; readonly trend: Trend }[] = [
  { count: 'up', trend: 'up' },
  { count: 'unchanged', trend: 'flat' },
  { count: 'down', trend: 'down' },
];

/** How a whole market moves: advancers, unchanged and decliners, as figures and as parts of one bar. */
export function BreadthBar(props: BreadthBarProps): ReactNode {
  const { label, counts, labels, formatCount, note, isStale = false } = props;
  return (
    <div role="group" aria-label={label} aria-busy={counts === null} data-stale={isStale || undefined}>
      <Figures>
        {sides.map(({ count, trend }) => (
          <Figure key={count} data-trend={isStale ? 'flat' : trend}>
            <dt>
              {trend !== 'flat' && <Arrow isDown={trend === 'down'} />}
              {labels[count]}
            </dt>
            <dd>{counts === null ? '--' : formatCount(counts[count])}</dd>
          </Figure>
        ))}
      </Figures>
      <Bar aria-hidden="true">
        {counts !== null &&
          sides
            .filter(({ count }) => counts[count] > 0)
            .map(({ count, trend }) => (
              <div key={count} data-trend={trend} style={{ '--m-share': counts[count] } as CSSProperties} />
            ))}
      </Bar>
      <Note>{note}</Note>
    </div>
  );
}

/** The direction's shape, as in a change: the colour is never alone. */
function Arrow({ isDown }: { readonly isDown: boolean }): ReactNode {
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true">
      <path d={isDown ? 'M5 8.8 9.6 1H.4Z' : 'M5 1.2 9.6 9H.4Z'} />
    </svg>
  );
}
