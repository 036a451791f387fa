/** Stories about prices in Chinese: one form, two vocabularies, the mainland press's and Hong Kong's. */
import { grouped } from '../figures.ts';
import type { NewsZone, PriceStory } from './price-story.ts';
import { nameIn } from './price-writer.ts';
import type { PriceWriter, Quotation, Verbs } from './price-writer.ts';

interface Vocabulary {
  readonly language: 'zh-Hans' | 'zh-Hant';
  readonly verbs: Readonly<Record<'up' | 'down', Verbs>>;
  readonly zones: Readonly<Record<NewsZone, string>>;
  readonly points: string;
  /** The words before a price. */
  readonly at: string;
  readonly closedAt: string;
  readonly closed: Readonly<Record<'up' | 'down', string>>;
  readonly flat: string;
  readonly closedFlat: string;
  readonly previousClose: string;
  readonly level: string;
  readonly changed: Readonly<Record<'up' | 'down', string>>;
  readonly range: (low: string, high: string, isOpen: boolean) => string;
  readonly all: (total: number, group: string, direction: 'up' | 'down') => string;
  readonly some: (total: number, group: string, up: number, down: number) => string;
  readonly quoted: (remark: string) => string;
}

const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

const simplified: Vocabulary = {
  language: 'zh-Hans',
  verbs: { up: ['微涨', '上涨', '走高', '大涨'], down: ['微跌', '下跌', '走低', '大跌'] },
  zones: {
    newYork: '纽约时间',
    london: '伦敦时间',
    paris: '中欧时间',
    hongKong: '香港时间',
    tokyo: '东京时间',
    utc: '协调世界时',
  },
  points: '点',
  at: '报',
  closedAt: '收报',
  closed: { up: '收涨', down: '收跌' },
  flat: '基本持平',
  closedFlat: '收盘基本持平',
  previousClose: '较前收盘价',
  level: '与前收盘价持平',
  changed: { up: '上涨', down: '下跌' },
  range: (low, high, isOpen) => `${isOpen ? '盘中' : '当日'}波动区间为${low}至${high}。`,
  all: (total, group, direction) => `所跟踪的${total}只${group}全部${direction === 'up' ? '上涨' : '下跌'}。`,
  some: (total, group, up, down) => `所跟踪的${total}只${group}中，${up}只上涨，${down}只下跌。`,
  quoted: (remark) => `“${remark}。”`,
};

const traditional: Vocabulary = {
  language: 'zh-Hant',
  verbs: { up: ['微升', '上升', '攀升', '急升'], down: ['微跌', '下跌', '下挫', '急挫'] },
  zones: {
    newYork: '紐約時間',
    london: '倫敦時間',
    paris: '中歐時間',
    hongKong: '香港時間',
    tokyo: '東京時間',
    utc: '協調世界時',
  },
  points: '點',
  at: '報',
  closedAt: '收報',
  closed: { up: '收市升', down: '收市跌' },
  flat: '變動不大',
  closedFlat: '收市變動不大',
  previousClose: '較前收市價',
  level: '與前收市價持平',
  changed: { up: '升', down: '跌' },
  range: (low, high, isOpen) => `${isOpen ? '日內暫時' : '全日'}高低位為${high}及${low}。`,
  all: (total, group, direction) => `所追蹤的${total}隻${group}全線${direction === 'up' ? '上升' : '下跌'}。`,
  some: (total, group, up, down) => `所追蹤的${total}隻${group}中，${up}隻上升，${down}隻下跌。`,
  quoted: (remark) => `「${remark}。」`,
};

/** A story about prices in simplified Chinese, and in traditional. */
export const simplifiedPrices: PriceWriter = writerOf(simplified);
export const traditionalPrices: PriceWriter = writerOf(traditional);

const units: ReadonlyMap<string, string> = new Map([
  ['troy ounce', '每盎司'],
  ['barrel', '每桶'],
]);

function writerOf(words: Vocabulary): PriceWriter {
  return {
    title: (story) => title(story, words),
    standing: (story) => standing(story, words),
    summary: (story, quotation) => summary(story, quotation, words),
  };
}

function money({ instrument: { group } }: PriceStory, price: string, { points }: Vocabulary): string {
  const figure = grouped(price);
  // A currency's rate has no unit in the press.
  if (group === 'FOREX') return figure;
  if (group === 'INDEX') return figure + points;
  return figure + (group === 'HK' ? '港元' : '美元');
}

/** The price with what it is for. */
function priceOf(story: PriceStory, words: Vocabulary): string {
  return (units.get(story.instrument.contract?.unit ?? '') ?? '') + money(story, story.price, words);
}

function title(story: PriceStory, words: Vocabulary): string {
  const { direction, percent, strength, isOpen } = story;
  const name = nameIn(story, words.language) + (isOpen ? '' : (weekdays[story.weekday] ?? ''));
  const price = `，${words.at}${priceOf(story, words)}`;
  if (direction === 'flat') return name + (isOpen ? words.flat : words.closedFlat) + price;
  const verb = isOpen ? words.verbs[direction][strength] : words.closed[direction];
  return `${name}${verb}${percent}%${price}`;
}

function standing(story: PriceStory, words: Vocabulary): string {
  const { isOpen, time, zone } = story;
  const name = nameIn(story, words.language);
  const day = weekdays[story.weekday] ?? '';
  const price = priceOf(story, words);
  return [
    isOpen
      ? `${words.zones[zone]}${day}${time}，${name}${words.at}${price}，`
      : `${name}${day}${words.closedAt}${price}，`,
    `${against(story, words)}。`,
    words.range(money(story, story.low, words), money(story, story.high, words), isOpen),
  ].join('');
}

function summary(story: PriceStory, quotation: Quotation, words: Vocabulary): string {
  const { remark, speaker, role, firm } = quotation;
  return [
    standing(story, words),
    beside(story, words),
    `${firm}${role}${speaker}表示：${words.quoted(remark)}`,
  ].join('');
}

function against(story: PriceStory, words: Vocabulary): string {
  const { direction, percent } = story;
  if (direction === 'flat') return words.level;
  return `${words.previousClose}${money(story, story.previousClose, words)}${words.changed[direction]}${percent}%`;
}

function beside({ beside: counted, coverage }: PriceStory, words: Vocabulary): string {
  if (counted === null || coverage.together === undefined) return '';
  const { total, up, down } = counted;
  const group = coverage.together[words.language];
  if (up === total) return words.all(total, group, 'up');
  return down === total ? words.all(total, group, 'down') : words.some(total, group, up, down);
}
