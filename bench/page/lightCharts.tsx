import { Sparkline, ThemeScope } from '@meridian/design-system';
import {
  AllocationDonut,
  CompareChart,
  DepthChart,
  HeatMap,
  ProfitBars,
} from '@meridian/design-system/charts';
import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { random, type Contender } from './subject.ts';

/** The charts that are drawn in SVG and HTML, each on a phone's width, given other data with each tick. */

const height = 320;
const dayMs = 86_400_000;
const startMs = Date.UTC(2026, 0, 5);
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 2 });
const date = new Intl.DateTimeFormat('en', { timeZone: 'UTC', month: '2-digit', day: '2-digit' });
const asNumber = (value: number) => number.format(value);
const asPercent = (value: number) => percent.format(value);
const asDate = (ms: number) => date.format(ms);

/** Words that all of them ask for. */
const words = {
  chart: 'Chart',
  instructions: 'Arrow keys move the reading.',
  loading: 'Loading',
  missing: '--',
  table: 'Table',
  showTable: 'Show as table',
  hideTable: 'Hide table',
  showMore: 'Show more',
  time: 'Time',
};

/** Shows what is drawn for a turn, and for the next one with each tick. Its data are made before. */
function contender(draw: (turn: number) => ReactNode): Contender {
  return (stage) => {
    let show: ((turn: number) => void) | undefined;
    let turn = 0;
    function Page({ control }: { control: (begin: (turn: number) => void) => void }): ReactNode {
      const [shown, setShown] = useState(-1);
      control(setShown);
      return (
        <ThemeScope theme="light" convention="green-up" lang="en">
          <div style={{ width: 358, minHeight: 420 }}>{shown >= 0 && draw(shown)}</div>
        </ThemeScope>
      );
    }
    createRoot(stage).render(<Page control={(begin) => (show = begin)} />);
    return { mount: () => show?.(0), tick: () => show?.((turn += 1)) };
  };
}

/** As many turns of data as a run asks for, made before it: what `make` costs is not measured. */
function turnsOf<Data>(make: (next: () => number) => Data): (turn: number) => Data {
  const next = random(5);
  const turns = Array.from({ length: 80 }, () => make(next));
  return (turn) => turns[turn % turns.length] ?? make(next);
}

const list = <Item,>(count: number, item: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => item(index));

const sectors = turnsOf((next) =>
  list(8, (group) => ({
    id: `sector-${group}`,
    label: `Sector ${group}`,
    cells: list(15, (rank) => ({
      id: `${group}-${rank}`,
      label: `Q${group}${rank}`,
      size: (1 + next()) / (rank + 1 + group),
      change: (next() - 0.5) * 6,
    })),
  })),
);

export const heatMap = contender((turn) => (
  <HeatMap
    groups={sectors(turn)}
    height={480}
    stepSize={1}
    formatChange={asNumber}
    formatSize={asNumber}
    labels={{ ...words, summary: '120 stocks', instrument: 'Stock', change: 'Change', size: 'Size' }}
  />
));

const slices = turnsOf((next) =>
  list(10, (index) => ({ id: `${index}`, label: `Wallet ${index}`, value: 1 + next() * 9 })),
);

export const allocationDonut = contender((turn) => (
  <AllocationDonut
    slices={slices(turn)}
    totalText="$52,310.40"
    formatShare={asPercent}
    formatAmount={asNumber}
    labels={{ ...words, total: 'Total', other: 'Other' }}
  />
));

const profits = turnsOf((next) =>
  list(90, (day) => ({ t: startMs + day * dayMs, value: Math.round((next() - 0.45) * 40_000) / 100 })),
);

export const profitBars = contender((turn) => (
  <ProfitBars
    bars={profits(turn)}
    height={height}
    decimals={2}
    openingTotal={1000}
    formatValue={asNumber}
    formatTime={asDate}
    labels={{ ...words, profit: 'Profit', runningTotal: 'Total' }}
  />
));

const book = turnsOf((next) => ({
  bids: list(500, (level) => ({ price: 95_412 - level, quantity: 0.2 + next() * 2 })),
  asks: list(500, (level) => ({ price: 95_421 + level, quantity: 0.2 + next() * 2 })),
}));

export const depthChart = contender((turn) => (
  <DepthChart
    {...book(turn)}
    height={height}
    formatPrice={asNumber}
    formatQuantity={asNumber}
    formatShare={asPercent}
    labels={{
      ...words,
      bid: 'Bid',
      bids: 'Bids',
      ask: 'Ask',
      asks: 'Asks',
      middle: 'Mid price',
      bestBid: 'Best bid',
      bestAsk: 'Best ask',
      spread: 'Spread',
      price: 'Price',
      quantity: 'Quantity',
      cumulative: 'Total',
      distance: 'From mid',
      side: 'Side',
      locked: 'Locked',
      crossed: 'Crossed',
      noBids: 'No bids',
      noAsks: 'No asks',
    }}
  />
));

const compared = turnsOf((next) =>
  list(6, (index) => {
    let c = 100;
    return {
      id: `Q${index}`,
      label: `Q${index}`,
      points: list(250, (day) => ({ t: startMs + day * dayMs, c: (c *= 1 + (next() - 0.495) / 20) })),
    };
  }),
);

export const compareChart = contender((turn) => (
  <CompareChart
    series={compared(turn)}
    height={height}
    formatChange={asPercent}
    formatTime={asDate}
    labels={{ ...words, legend: 'Lines', since: (start) => `Since ${start}`, noData: '--' }}
  />
));

const lines = turnsOf((next) => list(24, () => list(50, () => 100 + next() * 5)));

/** Two dozen: a list of quotes. */
export const sparklines = contender((turn) =>
  lines(turn).map((values, index) => (
    <Sparkline key={index} values={values} trend="up" width={72} height={32} previousClose={102} />
  )),
);
