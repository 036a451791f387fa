import { fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { CompareChart } from './CompareChart.tsx';
import { apple, microsoft, tesla, threeOverAYear, unknown } from './sampleSeries.ts';

const meta = preview.meta({
  title: 'Charts/CompareChart/Chinese',
  component: CompareChart,
  parameters: { layout: 'padded' },
  args: { ...threeOverAYear, onHiddenChange: fn() },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    series: [
      { ...apple, id: '600519', label: '贵州茅台' },
      { ...tesla, id: '300750', label: '宁德时代' },
      { ...microsoft, id: '000300', label: '沪深300' },
    ],
    formatTime: (ms) =>
      new Intl.DateTimeFormat('zh-Hans', { timeZone: 'UTC', dateStyle: 'medium' }).format(ms),
    formatAxisTime: (ms) => `${new Date(ms).getUTCMonth() + 1}月`,
    labels: {
      ...threeOverAYear.labels,
      chart: '贵州茅台、宁德时代与沪深300近一年涨跌幅对比',
      instructions: '按方向键移动读数，按 Home 和 End 跳到首尾。',
      legend: '对比标的',
      since: (start) => `自${start}起`,
      noData: '暂无数据',
      time: '日期',
      table: '每日涨跌幅',
      showTable: '以表格查看',
      hideTable: '收起表格',
      showMore: '查看更早',
    },
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant', theme: 'dark' },
  args: {
    series: [
      { ...apple, id: '00700', label: '騰訊控股' },
      { ...tesla, id: '00005', label: '滙豐控股' },
      { ...microsoft, id: 'HSI', label: '恒生指數' },
      { ...unknown, id: '09999', label: '新上市股份' },
    ],
    formatTime: (ms) => new Intl.DateTimeFormat('zh-HK', { timeZone: 'UTC', dateStyle: 'medium' }).format(ms),
    formatAxisTime: (ms) => `${new Date(ms).getUTCMonth() + 1}月`,
    labels: {
      ...threeOverAYear.labels,
      chart: '騰訊控股、滙豐控股與恒生指數一年升跌幅比較',
      instructions: '按方向鍵移動讀數，按 Home 及 End 跳至首尾。',
      legend: '比較項目',
      since: (start) => `由${start}起計`,
      noData: '暫無數據',
      time: '日期',
      table: '每日升跌幅',
      showTable: '以表格顯示',
      hideTable: '收起表格',
      showMore: '顯示較早數據',
    },
  },
});
