import { assetSource, stockDetail, stockKline } from '@meridian/api';
import * as v from 'valibot';
import { expect, waitFor, within } from 'storybook/test';
import type { Play } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { useRead } from '#platform/reading/use-read.ts';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { QuoteChart } from './chart/QuoteChart.tsx';

/** One candle on the wire. */
interface WireCandle {
  readonly t: number;
  readonly o: string;
  readonly h: string;
  readonly l: string;
  readonly c: string;
  readonly v: string;
}

type Change = (list: readonly WireCandle[]) => readonly unknown[];

/** The call of the chart, whose answer somebody has changed on its way. */
function changed(change: Change): typeof stockKline {
  const response = v.pipe(
    v.unknown(),
    v.transform((wire) => {
      const answer = wire as { readonly list: readonly WireCandle[] };
      return { ...answer, list: change(answer.list) };
    }),
    stockKline.response,
  );
  return { ...stockKline, response: response as unknown as typeof stockKline.response };
}

/** The chart of a quote, with candles that no exchange would send. */
function ChartOfHostileCandles({ kline }: { kline: typeof stockKline }) {
  const { request } = useRead(stockDetail, {
    stockCode: 'AAPL',
    market: 'NASDAQ',
    source: assetSource.stock,
  });
  return (
    <ScreenFrame title="Apple" hasBack>
      {request.phase === 'ready' && <QuoteChart detail={request.data} kline={kline} />}
    </ScreenFrame>
  );
}

const meta = preview.meta({
  component: ChartOfHostileCandles,
  parameters: { path: '/', scenario: 'visitor' },
});

type Canvas = Parameters<Play>[0]['canvas'];

/** Keys, another period and the table still work. */
async function isUsable(canvas: Canvas, root: HTMLElement): Promise<void> {
  const plot = await canvas.findByRole('application');
  plot.focus();
  plot.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
  await waitFor(() =>
    expect(root.querySelector('[aria-live=polite]:not(:empty)')).toHaveTextContent(/Close/),
  );
}

const everyFourth = (list: readonly WireCandle[], wrong: (candle: WireCandle) => WireCandle): WireCandle[] =>
  list.map((candle, index) => (index % 4 === 1 ? wrong(candle) : candle));

/** A high below the low: those are left out, and it is said how many. */
export const HighBelowLow = meta.story({
  args: { kline: changed((list) => everyFourth(list, (one) => ({ ...one, h: one.l, l: `${one.h}9` }))) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^\d+ lines could not be read$/)).toBeVisible();
    await isUsable(canvas, canvasElement);
  },
});

/** Another order loses nothing; of two of one time the later line stays, and the others are counted. */
export const OutOfOrderAndTwice = meta.story({
  args: { kline: changed((list) => [...list.toReversed(), ...list.slice(0, 7)]) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('7 lines could not be read')).toBeVisible();
    await isUsable(canvas, canvasElement);
  },
});

const dayMs = 86_400_000;

export const OfTheFuture = meta.story({
  args: { kline: changed((list) => everyFourth(list, (one) => ({ ...one, t: one.t + 400 * dayMs }))) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^\d+ lines could not be read$/)).toBeVisible();
    await isUsable(canvas, canvasElement);
  },
});

/** Nothing is left: the chart does not say that nobody traded. */
export const AllOfTheFuture = meta.story({
  args: { kline: changed((list) => list.map((one) => ({ ...one, t: one.t + 400 * dayMs }))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The prices of this period could not be read')).toBeVisible();
    await expect(canvas.queryByText('No trades in this period')).toBeNull();
  },
});

/** Written in another zone's time: they are outside of the session, and say so. */
export const TimesOfAnotherZone = meta.story({
  args: { kline: changed((list) => list.map((one) => ({ ...one, t: one.t - 8 * 3_600_000 }))) },
  play: async ({ canvas, canvasElement }) => {
    const plot = await canvas.findByRole('application');
    await waitFor(() => expect(within(plot).getByText('Pre-market')).toBeInTheDocument());
    await isUsable(canvas, canvasElement);
  },
});

const minuteMs = 60_000;

/** The newest are drawn, as many as a screen can carry. */
export const AHundredThousand = meta.story({
  args: {
    kline: changed(([first]) =>
      first === undefined
        ? []
        : Array.from({ length: 100_000 }, (_, n) => ({ ...first, t: first.t - (100_000 - n) * minuteMs })),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Part of this list is left out')).toBeVisible();
    await isUsable(canvas, canvasElement);
  },
});

const digits = (count: number): string => '7'.repeat(count);

export const FourHundredDigits = meta.story({
  args: { kline: changed((list) => everyFourth(list, (one) => ({ ...one, c: digits(400) }))) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^\d+ lines could not be read$/)).toBeVisible();
    await isUsable(canvas, canvasElement);
  },
});

/** The longest that a number may be: its figures keep to their columns, the axis to the window. */
export const FortyDigits = meta.story({
  args: {
    kline: changed((list) =>
      list.map((one, index) => {
        const price = `${digits(16)}${1000 + (index % 9)}.${digits(20)}`;
        return { ...one, o: price, h: price, l: price, c: price };
      }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await isUsable(canvas, canvasElement);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const texts = canvasElement.querySelectorAll<SVGTextElement>('[data-values] > text');
    await expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) await expect(text.getBBox().width).toBeLessThan(120);
  },
});

export const NextToNothing = meta.story({
  args: {
    kline: changed((list) =>
      list.map((one, index) => {
        const price = `0.000000${1 + (index % 4)}`;
        return { ...one, o: price, h: price, l: price, c: price };
      }),
    ),
  },
  play: async ({ canvas, canvasElement }) => isUsable(canvas, canvasElement),
});

export const AllOnePriceAndNoVolume = meta.story({
  args: {
    kline: changed((list) => list.map((one) => ({ ...one, o: '5', h: '5', l: '5', c: '5', v: '0' }))),
  },
  play: async ({ canvas, canvasElement }) => isUsable(canvas, canvasElement),
});

export const OneCandle = meta.story({
  args: { kline: changed((list) => list.slice(0, 1)) },
  play: async ({ canvas, canvasElement }) => isUsable(canvas, canvasElement),
});

export const NoCandle = meta.story({
  args: { kline: changed(() => []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No trades in this period')).toBeVisible();
  },
});
