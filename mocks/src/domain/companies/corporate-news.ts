/** Announcements of companies go to those who hold or watch their shares. */
import { sendMessage, subjectOf } from '../inbox/index.ts';
import type { MessageContent } from '../inbox/index.ts';
import type { Instrument, InstrumentKey, Market, Split, SplitsOf } from '../market/index.ts';
import { byInstrument, keysHeld, positionsIn } from '../orders/index.ts';
import type { NotifyingBrokerage } from '../orders/index.ts';
import { corporateActionsOf, payDayOf, splitInstants, splitsOfCompany } from './corporate-actions.ts';
import type { CorporateAction } from './corporate-actions.ts';
import type { DividendBook } from './dividend-book.ts';

/** What decides what companies do. */
export interface Companies {
  readonly seed: string;
  readonly market: Market;
  /** What facts have announced. */
  readonly corporateActions: readonly CorporateAction[];
  readonly dividends: DividendBook;
}

interface Followed extends NotifyingBrokerage, Companies {
  readonly watchlists: ReadonlyMap<string, { readonly entries: readonly { readonly key: InstrumentKey }[] }>;
  /** World ms of the last announcement sent, by instrument. */
  readonly corporateNewsSentAt: Map<InstrumentKey, number>;
}

/** Sent in the moment of announcing, to those who then hold or watch the share. */
export const corporateNews = byInstrument<Followed>('corporateNews', keysFollowed, function* (house, key) {
  const actions = actionsOf(house, key);
  if (actions.length === 0 || !isFollowed(house, key)) return;
  const sentAt = house.corporateNewsSentAt.get(key) ?? Number.NEGATIVE_INFINITY;
  yield {
    id: key,
    dependsOn: String(sentAt),
    nextDue: (fromMs, toMs) => firstOf(actions, Math.max(fromMs, sentAt + 1), toMs),
    happen(at) {
      house.corporateNewsSentAt.set(key, at);
      for (const action of actions.filter(({ announcedAt }) => announcedAt === at)) tell(house, action);
    },
  };
});

/** @param actions oldest first */
function firstOf(actions: readonly CorporateAction[], fromMs: number, toMs: number): number | undefined {
  const next = actions.find(({ announcedAt }) => announcedAt >= fromMs);
  return next !== undefined && next.announcedAt <= toMs ? next.announcedAt : undefined;
}

/**
 * Oldest first. Announcements by facts replace those that the company would have made by itself, but for splits that it has announced
 * before: prices have them.
 */
export function actionsOf(
  { seed, market, corporateActions }: Omit<Companies, 'dividends'>,
  key: InstrumentKey,
): readonly CorporateAction[] {
  const announced = corporateActions
    .filter((action) => action.key === key)
    .toSorted((a, b) => a.announcedAt - b.announcedAt);
  const instrument = market.instrument(key);
  return announced.length === 0
    ? corporateActionsOf(seed, instrument)
    : [...splitsBefore(seed, instrument, announced), ...announced];
}

const splitsBefore = (seed: string, instrument: Instrument, [first]: readonly CorporateAction[]) =>
  splitsOfCompany(seed, instrument).filter(
    ({ announcedAt }) => first === undefined || announcedAt < first.announcedAt,
  );

/** Splits in the prices of a world, of which facts may have announced some. What is not announced any more is looked for once. */
export function splitsIn(seed: string, announced: readonly CorporateAction[]): SplitsOf {
  let count = 0;
  const known = new Map<InstrumentKey, readonly Split[]>();
  return (instrument) => {
    const { key, group } = instrument;
    if (group !== 'US' && group !== 'HK') return noneSplit;
    if (count !== announced.length) known.clear();
    count = announced.length;
    const found = known.get(key) ?? splitsOf(seed, instrument, announced);
    known.set(key, found);
    return found;
  };
}

const noneSplit: readonly Split[] = [];

function splitsOf(
  seed: string,
  instrument: Instrument,
  announced: readonly CorporateAction[],
): readonly Split[] {
  const own = announced
    .filter(({ key }) => key === instrument.key)
    .toSorted((a, b) => a.announcedAt - b.announcedAt);
  return splitInstants(instrument, [...splitsBefore(seed, instrument, own), ...own]);
}

function keysFollowed({ trading, watchlists }: Followed): ReadonlySet<InstrumentKey> {
  const watched = watchlists.values().flatMap(({ entries }) => entries.map(({ key }) => key));
  return new Set([...keysHeld(trading), ...watched]);
}

const isFollowed = (house: Followed, key: InstrumentKey): boolean =>
  positionsIn(house, key).next().done !== true ||
  house.watchlists.values().some(({ entries }) => entries.some((entry) => entry.key === key));

/** Who holds or watches an instrument. */
function followersOf(house: Followed, key: InstrumentKey): ReadonlySet<string> {
  const watching = house.watchlists
    .entries()
    .flatMap(([userId, { entries }]) => (entries.some((entry) => entry.key === key) ? [userId] : []));
  return new Set([...positionsIn(house, key).map(({ userId }) => userId), ...watching]);
}

function tell(house: Followed, action: CorporateAction): void {
  for (const userId of followersOf(house, action.key))
    sendMessage(house, userId, action.announcedAt, announcementOf(house, action));
}

/** Content of an announcement's message. */
export function announcementOf(
  { market }: Pick<Followed, 'market'>,
  { key, exDate, event }: Pick<CorporateAction, 'key' | 'exDate' | 'event'>,
): MessageContent<'dividendAnnounced' | 'splitAnnounced'> {
  const about = { key, ...subjectOf(market.instrument(key)), exDate };
  return event.kind === 'dividend'
    ? {
        kind: 'dividendAnnounced',
        parameters: { ...about, amount: event.amount, payDate: payDayOf(market, { key, exDate }).date },
      }
    : { kind: 'splitAnnounced', parameters: { ...about, ratio: event.ratio } };
}
