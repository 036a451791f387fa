import type { Candle } from '@meridian/design-system';
import { createLivePrice, PriceChart } from '@meridian/design-system/charts';
import { CandlestickSeries, HistogramSeries, createChart, type UTCTimestamp } from 'lightweight-charts';
import { openQuotePage } from './quotePage.tsx';
import { random, type Contender } from './subject.ts';

/** Both draw candles and volume in this box, everything in view. */
const width = 390;
const height = 320;
const minuteMs = 60_000;
const startMs = Date.UTC(2026, 0, 5);
const rise = '#049C6B';
const fall = '#FF4D00';

function candlesOf(count: number): Candle[] {
  const next = random(count);
  let price = 180;
  return Array.from({ length: count }, (_, index) => {
    const o = price;
    price = Math.max(20, price + (next() - 0.5) * 0.6);
    const reach = next() * 0.3;
    return {
      t: startMs + index * minuteMs,
      o,
      c: price,
      h: Math.max(o, price) + reach,
      l: Math.min(o, price) - reach,
      v: Math.round(next() * 5_000),
    };
  });
}

/** A turn of the wheel after which our chart shows half of what it did. */
const halvingWheelPx = -462;

/** Prices that stay inside what is drawn, so that no tick changes the scale. */
function ticker(candles: readonly Candle[]): () => number {
  const last = candles.at(-1);
  const next = random(3);
  return () => (last ? last.l + (last.h - last.l) * next() : 0);
}

const priceFormat = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const timeFormat = new Intl.DateTimeFormat('en', { timeZone: 'UTC', hour: '2-digit', minute: '2-digit' });
const formatPrice = (price: number) => priceFormat.format(price);
const formatTime = (ms: number) => timeFormat.format(ms);
const labels = {
  chart: 'Price',
  instructions: 'Arrow keys move the reading.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Whole period',
  showing: (from: string, to: string) => `Showing ${from} to ${to}`,
  table: 'Prices',
  showTable: 'Show as table',
  hideTable: 'Hide table',
  showEarlier: 'Show earlier',
  time: 'Time',
  open: 'Open',
  high: 'High',
  low: 'Low',
  close: 'Close',
  volume: 'Volume',
  previousClose: 'Prev.',
  loading: 'Loading',
};

export const meridianChart: Contender = (stage, count) => {
  const candles = candlesOf(count);
  const nextPrice = ticker(candles);
  const price = createLivePrice(candles.at(-1)?.c);
  const mount = openQuotePage(
    stage,
    <PriceChart
      candles={candles}
      kind="candles"
      period={{ name: '1D' }}
      trend="up"
      decimals={2}
      height={height}
      lastPrice={price}
      formatPrice={formatPrice}
      formatTime={formatTime}
      labels={labels}
    />,
  );
  const zoom = () => {
    const plot = stage.querySelector('[role=application]');
    const box = plot?.getBoundingClientRect();
    if (!plot || !box) return;
    const place = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
    plot.dispatchEvent(new WheelEvent('wheel', { deltaY: halvingWheelPx, cancelable: true, ...place }));
  };
  return { mount, tick: () => price.set(nextPrice()), zoom };
};

function chartRoom(): HTMLElement {
  const room = document.getElementById('chart');
  if (!room) throw new Error('the page has no room for a chart');
  return room;
}

export const lightweightCharts: Contender = (stage, count) => {
  const candles = candlesOf(count);
  const nextPrice = ticker(candles);
  const seconds = (ms: number) => (ms / 1000) as UTCTimestamp;
  const bars = candles.map(({ t, o, h, l, c }) => ({ time: seconds(t), open: o, high: h, low: l, close: c }));
  const volumes = candles.map(({ t, o, c, v }) => ({
    time: seconds(t),
    value: v,
    color: c < o ? fall : rise,
  }));
  let update: ((price: number) => void) | undefined;
  let showHalf: (() => void) | undefined;
  const showPage = openQuotePage(stage, null);
  return {
    mount() {
      showPage();
      const chart = createChart(chartRoom(), {
        width,
        height,
        // Its way to draw more bars than there are pixels: without, it could not show them all.
        timeScale: { timeVisible: true, minBarSpacing: 0.001, enableConflation: true },
      });
      const price = chart.addSeries(CandlestickSeries, {
        upColor: rise,
        downColor: fall,
        borderVisible: false,
      });
      const volume = chart.addSeries(HistogramSeries, { priceScaleId: '', priceFormat: { type: 'volume' } });
      volume.priceScale().applyOptions({ scaleMargins: { top: 0.8, bottom: 0 } });
      price.setData(bars);
      volume.setData(volumes);
      chart.timeScale().fitContent();
      showHalf = () =>
        chart.timeScale().setVisibleLogicalRange({ from: bars.length / 4, to: (bars.length * 3) / 4 });
      update = (close) => {
        const last = bars.at(-1);
        if (last) price.update({ ...last, close });
      };
    },
    tick: () => update?.(nextPrice()),
    zoom: () => showHalf?.(),
  };
};
