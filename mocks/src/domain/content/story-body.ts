/** A story in full, as an editor would hand it over: HTML. Its figures are those of the hour it was written. */
import { formatFixed } from '#kernel/fixed.ts';
import { grouped } from '../figures.ts';
import type { Language } from '../invented/index.ts';
import { localised } from '../localised.ts';
import type { InstrumentKey } from '../market/index.ts';
import { announcements } from './announcements.ts';
import type { AnnouncementName } from './announcements.ts';
import { coverage } from './coverage.ts';
import { escaped } from './escaped.ts';
import type { NewsItem, NewsTag } from './newsroom.ts';
import { storyOfPrices } from './price-story.ts';
import type { NewsDesk } from './price-story.ts';
import { priceWriters, storyWords } from './story-words.ts';

/** Host of the newsroom's own pages: no server answers there. */
export const newsroomHost = 'newsroom.meridian.example';

/** What a story without an instrument of its own is read beside. */
const usualOf: Readonly<Record<NewsTag, readonly InstrumentKey[]>> = {
  markets: ['INDEX:SPX', 'INDEX:IXIC'],
  companies: ['INDEX:SPX', 'INDEX:IXIC'],
  crypto: ['CRYPTO:BTCUSDT', 'CRYPTO:ETHUSDT'],
  economy: ['INDEX:SPX', 'INDEX:DJI'],
  hongKong: ['INDEX:HSI', 'INDEX:HSTECH'],
};

/** Instruments that a story is about, the one it speaks of most first. */
export function instrumentsOf(
  desk: NewsDesk,
  { subject, tag, publishedAt }: NewsItem,
): readonly InstrumentKey[] {
  if (subject.about === 'announcement') return instrumentsOfAnnouncement(subject.announcement, tag);
  const covered = coverage[subject.coverage];
  const { key } = storyOfPrices(desk, covered, publishedAt).instrument;
  return [key, ...covered.keys.filter((other) => other !== key)];
}

/** Whether an instrument is among them: asked of every story, so without reading which one moved most. */
export function isAbout(item: NewsItem, key: InstrumentKey): boolean {
  const { subject, tag } = item;
  const keys: readonly InstrumentKey[] =
    subject.about === 'prices'
      ? coverage[subject.coverage].keys
      : instrumentsOfAnnouncement(subject.announcement, tag);
  return keys.includes(key);
}

function instrumentsOfAnnouncement(name: AnnouncementName, tag: NewsTag): readonly InstrumentKey[] {
  const { about } = announcements[name];
  return about.length > 0 ? about : usualOf[tag];
}

/** The story's text in the reader's language. */
export function storyBody(desk: NewsDesk, item: NewsItem, language: Language): string {
  const { summary } = storyWords(desk, item, language);
  const keys = instrumentsOf(desk, item);
  const paragraphs = [summary];
  const [first] = keys;
  if (item.subject.about === 'announcement' && first !== undefined) {
    const story = storyOfPrices(desk, { keys: [first], speakers: ['unitedStates'] }, item.publishedAt);
    paragraphs.push(priceWriters[language].standing(story));
  }
  return [
    ...paragraphs.map((text) => `<p>${escaped(text)}</p>`),
    `<h2>${escaped(words.prices[language])}</h2>`,
    priceTable(desk, keys, item.publishedAt, language),
    `<p>${escaped(words.note[language])} <a href="https://${newsroomHost}/${language}/${item.id}">${escaped(
      words.original[language],
    )}</a></p>`,
  ].join('\n');
}

function priceTable(desk: NewsDesk, keys: readonly InstrumentKey[], at: number, language: Language): string {
  const rows = keys.map((key) => {
    const instrument = desk.market.instrument(key);
    const { last, changeRatio } = desk.market.ticker(key, desk.shownAt(key, at));
    const name = instrument.names[language] ?? instrument.names.en;
    const change = formatFixed(changeRatio, 2);
    const price = grouped(formatFixed(last, instrument.priceDecimals));
    const signed = change.startsWith('-') ? change.replace('-', '−') : `+${change}`;
    return `<tr><th scope="row">${escaped(name)}</th><td>${price}</td><td>${
      /^-?0\.00$/.test(change) ? '0.00' : signed
    }%</td></tr>`;
  });
  const heads = [words.instrument, words.price, words.change].map(
    (head) => `<th scope="col">${escaped(head[language])}</th>`,
  );
  return `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const words = {
  prices: localised({ en: 'Prices when this was written', 'zh-Hans': '发稿时行情', 'zh-Hant': '發稿時行情' }),
  instrument: localised({ en: 'Instrument', 'zh-Hans': '标的', 'zh-Hant': '產品' }),
  price: localised({ en: 'Price', 'zh-Hans': '价格', 'zh-Hant': '價格' }),
  change: localised({ en: 'Change', 'zh-Hans': '涨跌幅', 'zh-Hant': '升跌幅' }),
  note: localised({
    en: 'For information only; not a recommendation to buy or sell.',
    'zh-Hans': '本文仅供参考，不构成任何投资建议。',
    'zh-Hant': '本文僅供參考，並不構成任何投資建議。',
  }),
  original: localised({ en: 'Read it at the source', 'zh-Hans': '查看原文', 'zh-Hant': '查看原文' }),
} as const;
