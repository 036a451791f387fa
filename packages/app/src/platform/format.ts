export { missing, trendOf, createFormat, type Format, type Trend } from './formatting.ts';
export { useFormat } from './intl.tsx';
