import { agGridBlotter, blotter } from './blotter.tsx';
import { lightweightCharts, meridianChart } from './charts.tsx';
import {
  allocationDonut,
  compareChart,
  depthChart,
  heatMap,
  profitBars,
  sparklines,
} from './lightCharts.tsx';
import { agGridManaged, managedList } from './manage.tsx';
import { agGrid, plainList, skippingList, virtualList } from './quotes.tsx';
import { searchers, type Searchable, type Searching } from './search.ts';
import type { Contender, Subject } from './subject.ts';
import { takeIn, type Taken } from './upload.tsx';
import { agGridAlwaysSorted, agGridResorted, agGridSorted, resortedTable, sortedTable } from './tables.tsx';

const contenders: Record<string, Contender> = {
  meridianChart,
  lightweightCharts,
  heatMap,
  allocationDonut,
  profitBars,
  depthChart,
  compareChart,
  sparklines,
  plainList,
  skippingList,
  virtualList,
  agGrid,
  sortedTable,
  resortedTable,
  agGridSorted,
  agGridResorted,
  agGridAlwaysSorted,
  managedList,
  agGridManaged,
  blotter,
  agGridBlotter,
};

/** Frames without a new drawing after which a chart counts as drawn. */
const quietFrames = 4;

/** When the last mark was drawn on any canvas. */
let drawnMs = 0;
for (const name of ['fill', 'fillRect', 'stroke'] as const) {
  const draw = CanvasRenderingContext2D.prototype[name] as (...args: unknown[]) => void;
  Object.assign(CanvasRenderingContext2D.prototype, {
    [name](this: CanvasRenderingContext2D, ...args: unknown[]) {
      drawnMs = performance.now();
      draw.apply(this, args);
    },
  });
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
let subject: Subject | undefined;

/** What the runner calls. */
const bench = {
  async prepare(name: string, size: number): Promise<void> {
    const contender = contenders[name];
    const stage = document.getElementById('stage');
    if (!contender || !stage) throw new Error(`nothing to measure called ${name}`);
    subject = contender(stage, size);
    // What a contender's page has anyway is rendered by now, in its own typeface.
    for (let frames = 0; frames < quietFrames; frames += 1) await frame();
    await document.fonts.ready;
  },
  /** Ms from asking for a chart to the last mark of its first picture. */
  async firstPaint(): Promise<number> {
    await frame();
    const startMs = performance.now();
    drawnMs = 0;
    subject?.mount();
    let quiet = 0;
    let seenMs = 0;
    while (quiet < quietFrames) {
      await frame();
      quiet = drawnMs > 0 && drawnMs === seenMs ? quiet + 1 : 0;
      seenMs = drawnMs;
    }
    return drawnMs - startMs;
  },
  mount(): void {
    subject?.mount();
  },
  /** One tick a frame. */
  async ticks(count: number): Promise<void> {
    for (let done = 0; done < count; done += 1) {
      subject?.tick();
      await frame();
    }
    await frame();
  },
  zoom(): void {
    subject?.zoom?.();
  },
  /** Where a hand would take hold of the chart. */
  grip(): { x: number; y: number } {
    const widest = Array.from(document.querySelectorAll('canvas'), (canvas) =>
      canvas.getBoundingClientRect(),
    ).toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
    if (!widest) throw new Error('there is no chart');
    return { x: 170, y: widest.top + 100 };
  },
  /** When the next frame begins. */
  async frame(): Promise<void> {
    await frame();
  },
  /** A tick each `everyMs`, for `forMs`. */
  async feed(everyMs: number, forMs: number): Promise<void> {
    const timer = setInterval(() => subject?.tick(), everyMs);
    await new Promise((resolve) => setTimeout(resolve, forMs));
    clearInterval(timer);
  },
  /** Takes in a photo as a form does, and returns the outcome. */
  async takeIn(widthPx: number, heightPx: number): Promise<Taken> {
    const stage = document.getElementById('stage');
    if (!stage) throw new Error('nowhere to show a picture');
    return takeIn(stage, widthPx, heightPx);
  },
  /** Makes instruments ready for one of {@link searchers}, and types each keyword letter by letter. */
  search(name: keyof typeof searchers, instruments: readonly Searchable[], keywords: string[]): Searching {
    return searchers[name](instruments, keywords);
  },
};

declare global {
  var bench: Bench;
}
export type Bench = typeof bench;

globalThis.bench = bench;
