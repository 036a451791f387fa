/** What the newsroom brings out, and when: a pure function of seed and time. The words are made when they are read. */
import type { articleColumns, HelpTopic } from '@meridian/api';
import { drawBetween, stream, substream } from '#kernel/random.ts';
import { localised } from '../localised.ts';
import type { Localised } from '../localised.ts';
import type { InstrumentKey } from '../market/index.ts';
import type { AnnouncementName } from './announcements.ts';
import type { CoverageName } from './coverage.ts';

export const newsTags = ['markets', 'companies', 'crypto', 'economy', 'hongKong'] as const;
export type NewsTag = (typeof newsTags)[number];

/** Tags as the press calls its sections. */
export const newsTagNames: Readonly<Record<NewsTag, Localised>> = {
  markets: localised({ en: 'Markets', 'zh-Hans': '市场', 'zh-Hant': '市場' }),
  companies: localised({ en: 'Companies', 'zh-Hans': '公司', 'zh-Hant': '公司' }),
  crypto: localised({ en: 'Crypto', 'zh-Hans': '加密货币', 'zh-Hant': '加密貨幣' }),
  economy: localised({ en: 'Economy', 'zh-Hans': '宏观', 'zh-Hant': '經濟' }),
  hongKong: localised({ en: 'Hong Kong', 'zh-Hans': '港股', 'zh-Hant': '港股' }),
};

export const isNewsTag = (tag: string | undefined): tag is NewsTag => newsTags.some((known) => known === tag);

/** An article by an outside author, in one language. `at` in world ms; `content` is HTML. */
export interface PublishedArticle {
  readonly column: (typeof articleColumns)[number];
  readonly id: string;
  readonly at: number;
  readonly title: string;
  readonly content: string;
  readonly source: string;
  /** Of the news a section, of the help a topic. */
  readonly tag: NewsTag | HelpTopic;
  readonly about: readonly InstrumentKey[];
}

/** What a story is about: how a group of instruments moved, or what was announced. */
type Subject =
  | { readonly about: 'prices'; readonly coverage: CoverageName }
  | { readonly about: 'announcement'; readonly announcement: AnnouncementName };

interface Assignment {
  readonly tag: NewsTag;
  readonly source: Localised;
  readonly subject: Subject;
}

/** One story at a moment. `publishedAt` in world ms. */
export interface NewsItem extends Assignment {
  readonly id: string;
  readonly publishedAt: number;
}

const sources = {
  wire: localised({ en: 'Meridian Wire', 'zh-Hans': '子午线财经', 'zh-Hant': '子午線財經' }),
  ledger: localised({ en: 'Market Ledger', 'zh-Hans': '市场纪要', 'zh-Hant': '市場紀要' }),
  street: localised({ en: 'Street Notes', 'zh-Hans': '华尔街札记', 'zh-Hant': '華爾街札記' }),
  chain: localised({ en: 'Chain Daily', 'zh-Hans': '链上日报', 'zh-Hant': '鏈上日報' }),
  harbour: localised({ en: 'Harbour Post', 'zh-Hans': '海港邮报', 'zh-Hant': '海港郵報' }),
} as const;

type SourceName = keyof typeof sources;

const prices = (tag: NewsTag, source: SourceName, name: CoverageName): Assignment => ({
  tag,
  source: sources[source],
  subject: { about: 'prices', coverage: name },
});
const announcedBy = (tag: NewsTag, source: SourceName, name: AnnouncementName): Assignment => ({
  tag,
  source: sources[source],
  subject: { about: 'announcement', announcement: name },
});

/** One round of the newsroom. No story is in it twice, so none is in the archive twice. */
export const assignments: readonly Assignment[] = [
  prices('markets', 'wire', 'wallStreet'),
  prices('companies', 'ledger', 'chips'),
  announcedBy('companies', 'ledger', 'appleServices'),
  prices('crypto', 'chain', 'bitcoin'),
  announcedBy('economy', 'wire', 'fedPatience'),
  prices('hongKong', 'harbour', 'hangSeng'),
  prices('companies', 'street', 'technology'),
  announcedBy('companies', 'ledger', 'oracleCloud'),
  prices('markets', 'wire', 'metals'),
  announcedBy('economy', 'wire', 'housingStarts'),
  prices('hongKong', 'harbour', 'hongKongTechnology'),
  announcedBy('crypto', 'chain', 'stakingQueue'),
  prices('companies', 'street', 'consumers'),
  prices('markets', 'wire', 'europe'),
  announcedBy('companies', 'street', 'sameDay'),
  prices('markets', 'ledger', 'oil'),
  announcedBy('economy', 'wire', 'euroInflation'),
  prices('crypto', 'chain', 'coins'),
  prices('companies', 'ledger', 'usFinance'),
  announcedBy('companies', 'street', 'freighter'),
  announcedBy('hongKong', 'harbour', 'shortSelling'),
  prices('markets', 'street', 'currencies'),
  prices('hongKong', 'harbour', 'hongKongFinance'),
  announcedBy('companies', 'street', 'glasses'),
  prices('companies', 'ledger', 'health'),
  announcedBy('crypto', 'chain', 'stablecoins'),
  prices('hongKong', 'harbour', 'hongKongCars'),
  announcedBy('companies', 'ledger', 'guidance'),
  prices('markets', 'wire', 'tokyo'),
  announcedBy('economy', 'wire', 'joblessClaims'),
  prices('hongKong', 'harbour', 'hongKongProperty'),
];

/** One story breaks in every slot of this length, at an instant of its own. */
const slotMs = 47 * 60_000;
/** How many stories a reader can page back through. */
export const archiveLength = assignments.length;

/**
 * The news at an instant, newest first. The newest story is minutes old whenever one looks, and a story keeps its id
 * and its time for as long as it is in the archive.
 */
export function newsAt(seed: string, now: number, tag?: NewsTag): readonly NewsItem[] {
  const newestSlot = Math.floor(now / slotMs);
  // One slot more than the archive holds: the story of the current slot may not have broken yet.
  return Array.from({ length: archiveLength + 1 }, (_, back) => storyOf(seed, newestSlot - back))
    .filter((item) => item.publishedAt <= now)
    .slice(0, archiveLength)
    .filter((item) => tag === undefined || item.tag === tag);
}

/** The story of a slot. Slots walk through the assignments. */
function storyOf(seed: string, slot: number): NewsItem {
  const draws = substream(stream(seed, 'news', 'slot'), slot);
  const offset = drawBetween(stream(seed, 'news', 'offset'), 0, 0, assignments.length - 1);
  const assignment = assignments[(slot + offset) % assignments.length];
  if (assignment === undefined) throw new RangeError('there is no news before 1970');
  return { ...assignment, id: `N${slot}`, publishedAt: slot * slotMs + drawBetween(draws, 0, 0, slotMs - 1) };
}
