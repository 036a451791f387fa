import { quarterly } from './sampleChart.ts';
import type { PriceChartProps } from '../PriceChart.types.ts';

const day = (locale: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { timeZone: 'America/New_York', month: 'long', day: 'numeric' });
const volume = (locale: string): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });

function inLocale(locale: string, labels: PriceChartProps['labels']): PriceChartProps {
  return {
    ...quarterly,
    formatTime: (ms) => day(locale).format(ms),
    formatAxisTime: (ms) => day(locale).format(ms),
    formatVolume: (value) => volume(locale).format(value),
    labels,
  };
}

/** As mainland terminals write it. */
export const hans = inLocale('zh-CN', {
  chart: '苹果价格走势，三个月',
  instructions:
    '方向键移动读数，Home 与 End 键跳到两端；加号和减号缩放，Shift 加方向键平移，0 键显示整个周期。',
  zoomIn: '放大',
  zoomOut: '缩小',
  showAll: '整个周期',
  showing: (from, to) => `显示 ${from} 至 ${to}`,
  indicator: (key) =>
    ({ upper: '布林上轨', middle: '布林中轨', lower: '布林下轨' })[key] ?? key.toUpperCase(),
  table: '走势图数据表',
  showTable: '以表格显示',
  hideTable: '收起表格',
  showEarlier: '显示更早的价格',
  time: '时间',
  open: '开盘',
  high: '最高',
  low: '最低',
  close: '收盘',
  volume: '成交量',
  previousClose: '昨收',
  loading: '走势图加载中',
});

/** As Hong Kong writes it. */
export const hant = inLocale('zh-HK', {
  chart: '蘋果價格走勢，三個月',
  instructions:
    '方向鍵移動讀數，Home 與 End 鍵跳到兩端；加號和減號縮放，Shift 加方向鍵平移，0 鍵顯示整個週期。',
  zoomIn: '放大',
  zoomOut: '縮小',
  showAll: '整個週期',
  showing: (from, to) => `顯示 ${from} 至 ${to}`,
  indicator: (key) =>
    ({ upper: '保歷加上軸', middle: '保歷加中軸', lower: '保歷加下軸' })[key] ?? key.toUpperCase(),
  table: '走勢圖數據表',
  showTable: '以表格顯示',
  hideTable: '收起表格',
  showEarlier: '顯示較早的價格',
  time: '時間',
  open: '開市',
  high: '最高',
  low: '最低',
  close: '收市',
  volume: '成交量',
  previousClose: '前收',
  loading: '走勢圖載入中',
});
