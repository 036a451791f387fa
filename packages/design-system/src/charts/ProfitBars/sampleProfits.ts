import { dayMs, openingMs } from '../PriceChart/samples/sampleCandles.ts';
import type { ProfitBarsProps } from './ProfitBars.types.ts';
import type { ProfitBar } from './profitLayout.ts';

/** Made-up profits for stories: the same on every run. No entry point of the library leads here. */

const money = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
const date = new Intl.DateTimeFormat('en', {
  timeZone: 'UTC',
  weekday: 'short',
  month: '2-digit',
  day: '2-digit',
});
const shortDate = new Intl.DateTimeFormat('en', { timeZone: 'UTC', month: '2-digit', day: '2-digit' });

function signed(value: number, text: (value: number) => string, currency = '$'): string {
  const sign = value > 0 ? '+' : value < 0 ? '−' : '';
  return `${sign}${currency}${text(Math.abs(value))}`;
}

/** Weekdays up to the first day of the samples, whose profits wander by up to `size`. */
export function profitDays(count: number, size: number, seed = 5): ProfitBar[] {
  let state = seed;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const bars: ProfitBar[] = [];
  for (let day = 0; bars.length < count; day++) {
    const t = openingMs - day * dayMs;
    const weekday = new Date(t).getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    const swing = (random() + random() - 0.92) * size;
    bars.unshift({ t, value: Math.round(swing * 100) / 100 });
  }
  return bars;
}

const month = profitDays(22, 420);

/** Twenty-two days of trading, one of them without data and one without a gain or a loss. */
export const monthOfProfits: ProfitBarsProps = {
  bars: month.map((bar, i) => (i === 9 ? { ...bar, value: null } : i === 14 ? { ...bar, value: 0 } : bar)),
  height: 280,
  decimals: 2,
  formatValue: (value) => signed(value, (size) => money.format(size)),
  formatAxisValue: (value) => signed(value, (size) => short.format(size)),
  formatTime: (ms) => date.format(ms),
  formatAxisTime: (ms) => shortDate.format(ms),
  labels: {
    chart: 'Profit by day, last 22 days',
    instructions: 'Arrow keys move from day to day, Home and End go to the ends.',
    time: 'Day',
    profit: 'Profit',
    runningTotal: 'Running total',
    missing: 'No data',
    loading: 'Loading profit',
    table: 'Profit by day',
    showTable: 'Show as table',
    hideTable: 'Hide table',
    showMore: 'Show earlier',
  },
};

const chineseDate = (locale: string): ((ms: number) => string) => {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
    weekday: 'short',
  });
  return (ms) => format.format(ms);
};

export const simplifiedProfits: ProfitBarsProps = {
  ...monthOfProfits,
  formatTime: chineseDate('zh-Hans'),
  labels: {
    chart: '每日盈亏，近 22 个交易日',
    instructions: '按方向键逐日查看，按 Home 和 End 跳到首尾。',
    time: '日期',
    profit: '盈亏',
    runningTotal: '累计盈亏',
    missing: '暂无数据',
    loading: '正在加载盈亏',
    table: '每日盈亏',
    showTable: '以表格显示',
    hideTable: '收起表格',
    showMore: '显示更早',
  },
};

export const traditionalProfits: ProfitBarsProps = {
  ...monthOfProfits,
  formatValue: (value) => signed(value, (size) => money.format(size), 'HK$'),
  formatTime: chineseDate('zh-Hant'),
  labels: {
    chart: '每日盈虧，近 22 個交易日',
    instructions: '按方向鍵逐日查看，按 Home 和 End 跳至首尾。',
    time: '日期',
    profit: '盈虧',
    runningTotal: '累計盈虧',
    missing: '暫無資料',
    loading: '正在載入盈虧',
    table: '每日盈虧',
    showTable: '以表格顯示',
    hideTable: '收起表格',
    showMore: '顯示較早',
  },
};
