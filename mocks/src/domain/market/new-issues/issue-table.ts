/**
 * The calendar of new issues: two companies of each market every five trading days, as far as the calendars reach. Their codes
 * are unique in it and among all that is listed, so they are drawn in the order of the calendar; all else of an issue follows
 * from its period alone.
 */
import { drawFrom, stream, substream, drawBetween } from '#kernel/random.ts';
import type { Stream } from '#kernel/random.ts';
import {
  chineseBeginnings,
  chineseEndings,
  westernBeginnings,
  westernEndings,
} from '../data/invented-names.ts';
import { trades } from '../data/invented-trades.ts';
import type { Industry } from '../data/sectors.ts';
import { catalogue } from '../instruments/catalogue.ts';
import { wellKnownTickers } from '../data/well-known-tickers.ts';
import type { InstrumentNames } from '../instruments/instrument.ts';
import { tickerOf, untaken } from '../instruments/invented-shares.ts';
import { datesOfPeriod, periodsAround, periodsOf } from './issue-dates.ts';
import type { IssueMarket } from './issue-dates.ts';
import { termsOfIssue } from './issue-terms.ts';
import type { NewIssue } from './new-issue.ts';

const SEED = 'meridian new issues';
const issuesAPeriod = 2;
const markets: readonly IssueMarket[] = ['US', 'HK'];
const industries = Object.keys(trades) as Industry[];
/** From here on: codes, drawn again until they are unique. */
const FIRST_TRY = 100;

/** What an issue is called: drawn in order, because codes are unique. */
interface Identity {
  readonly market: IssueMarket;
  readonly period: number;
  readonly number: number;
  readonly code: string;
  readonly names: InstrumentNames;
  readonly industry: Industry;
}

interface Table {
  readonly byPeriod: ReadonlyMap<string, readonly Identity[]>;
  readonly byCode: ReadonlyMap<string, Identity>;
}

let table: Table | undefined;
const known = new Map<string, NewIssue>();

/** Made when it is first needed: most worlds never ask. */
function tableOfIssues(): Table {
  table ??= drawTable();
  return table;
}

function drawTable(): Table {
  const taken = new Set<string>([...wellKnownTickers, ...catalogue.map(({ code }) => code)]);
  const all = markets.flatMap((market) => {
    const [first, last] = periodsOf(market);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((period) =>
      Array.from({ length: issuesAPeriod }, (_, number) => identityOf({ market, period, number }, taken)),
    );
  });
  return {
    byPeriod: Map.groupBy(all, ({ market, period }) => `${market}/${period}`),
    byCode: new Map(all.map((identity) => [identity.code, identity])),
  };
}

type Place = Pick<Identity, 'market' | 'period' | 'number'>;

const drawsOf = ({ market, period, number }: Place): Stream => stream(SEED, market, `${period}/${number}`);

function identityOf(place: Place, taken: Set<string>): Identity {
  const draws = drawsOf(place);
  const industry = drawFrom(draws, 0, industries);
  const [beginnings, endings] =
    place.market === 'US' ? [westernBeginnings, westernEndings] : [chineseBeginnings, chineseEndings];
  const [first, second] = [drawFrom(draws, 1, beginnings), drawFrom(draws, 2, endings)];
  const trade = drawFrom(draws, 3, trades[industry]);
  const letters = `${first[0]}${second[0]}${trade[0]}`.toUpperCase().replaceAll(/[^A-Z]/g, '');
  const code = untaken(taken, (attempt) =>
    place.market === 'US'
      ? tickerOf(letters, substream(draws, FIRST_TRY + attempt))
      : String(drawBetween(draws, FIRST_TRY + attempt, 4_001, 8_999)).padStart(5, '0'),
  );
  const names = {
    en: `${first[0]}${second[0]} ${trade[0]}`,
    'zh-Hans': first[1] + second[1] + trade[1],
    'zh-Hant': first[2] + second[2] + trade[2],
  };
  return { ...place, industry, code, names };
}

function issueOf(identity: Identity): NewIssue {
  const { market, period, code, names, industry } = identity;
  const found = known.get(code);
  if (found !== undefined) return found;
  const made: NewIssue = {
    ...datesOfPeriod(market, period),
    ...termsOfIssue(drawsOf(identity), { market, isPricedAbove: isPricedAbove(identity) }),
    key: `${market}:${code}`,
    code,
    market,
    names,
    industry,
  };
  known.set(code, made);
  return made;
}

/** One issue in six is sold above its range: more was wanted than the range had priced in. */
const isPricedAbove = ({ period, number, market }: Place): boolean =>
  number === 1 && (period + (market === 'US' ? 0 : 1)) % 3 === 0;

/** The issue whose share has this key, such as `US:HALD`. */
export function newIssueOf(key: string): NewIssue | undefined {
  const [market, code = ''] = key.split(':');
  if (market !== 'US' && market !== 'HK') return undefined;
  const identity = tableOfIssues().byCode.get(code);
  return identity?.market === market ? issueOf(identity) : undefined;
}

/** The same by the code alone. Codes that no issue can have are not looked up. */
export function newIssueWithCode(code: string): NewIssue | undefined {
  if (!/^([A-Z]{4}|0[4-8]\d{3})$/.test(code)) return undefined;
  const identity = tableOfIssues().byCode.get(code);
  return identity && issueOf(identity);
}

/**
 * Issues of both markets that have opened by an instant, and were listed less than `daysBefore` trading days before it. First those
 * with the nearest deadline ahead, then those that are past theirs, the latest first.
 */
export function newIssuesAt(at: number, daysBefore: number): readonly NewIssue[] {
  const all = markets.flatMap((market) =>
    periodsAround(market, at, daysBefore).flatMap((period) =>
      (tableOfIssues().byPeriod.get(`${market}/${period}`) ?? []).map(issueOf),
    ),
  );
  const open = all.filter(({ opensAt, deadline }) => opensAt <= at && at < deadline);
  const past = all.filter(({ deadline }) => deadline <= at);
  return [
    ...open.toSorted((a, b) => a.deadline - b.deadline),
    ...past.toSorted((a, b) => b.deadline - a.deadline),
  ];
}
