/** What companies announce is told to those who hold or watch their shares. */
import type { Process } from '#kernel/index.ts';
import { sendMessage, toldOf } from '../inbox/index.ts';
import type { Inboxes, MessageContent } from '../inbox/index.ts';
import type { InstrumentKey, Market } from '../market/index.ts';
import { corporateActionsOf } from './corporate-actions.ts';
import type { CorporateAction } from './corporate-actions.ts';

interface Followed extends Inboxes {
  readonly seed: string;
  readonly market: Market;
  readonly trading: {
    readonly positions: ReadonlyMap<string, { readonly userId: string; readonly key: InstrumentKey }>;
  };
  readonly watchlists: ReadonlyMap<string, { readonly entries: readonly { readonly key: InstrumentKey }[] }>;
  /** What facts have announced. */
  readonly corporateActions: readonly CorporateAction[];
  /** World ms of what was told last, by instrument. */
  readonly corporateNewsTold: Map<InstrumentKey, number>;
}

/** Told in the moment of announcing, to those who then hold or watch the share. */
export const corporateNews: Process<Followed> = {
  name: 'corporateNews',
  *pending(house) {
    for (const key of new Set(followers(house).map(([, followed]) => followed))) {
      const actions = actionsOf(house, key);
      if (actions.length === 0) continue;
      const told = house.corporateNewsTold.get(key) ?? Number.NEGATIVE_INFINITY;
      yield {
        id: key,
        dependsOn: String(told),
        nextDue: (fromMs, toMs) => firstOf(actions, Math.max(fromMs, told + 1), toMs),
        happen(at) {
          house.corporateNewsTold.set(key, at);
          for (const action of actions.filter(({ announcedAt }) => announcedAt === at)) tell(house, action);
        },
      };
    }
  },
};

function firstOf(actions: readonly CorporateAction[], fromMs: number, toMs: number): number | undefined {
  const instants = actions
    .map(({ announcedAt }) => announcedAt)
    .filter((instant) => instant >= fromMs && instant <= toMs);
  return instants.length === 0 ? undefined : Math.min(...instants);
}

/** What facts have a company announce stands for what it would have announced by itself. */
function actionsOf(
  { seed, market, corporateActions }: Followed,
  key: InstrumentKey,
): readonly CorporateAction[] {
  const announced = corporateActions.filter((action) => action.key === key);
  return announced.length === 0 ? corporateActionsOf(seed, market.instrument(key)) : announced;
}

/** Who holds or watches what; a pair may come several times. */
function followers({ trading, watchlists }: Followed): (readonly [userId: string, key: InstrumentKey])[] {
  return [
    ...trading.positions.values().map(({ userId, key }) => [userId, key] as const),
    ...watchlists
      .entries()
      .flatMap(([userId, { entries }]) => entries.map(({ key }) => [userId, key] as const)),
  ];
}

function tell(house: Followed, action: CorporateAction): void {
  const users = followers(house).flatMap(([userId, key]) => (key === action.key ? [userId] : []));
  for (const userId of new Set(users)) {
    sendMessage(house, userId, action.announcedAt, announcementOf(house, action));
  }
}

/** What the message of an announcement tells. */
export function announcementOf(
  { market }: Pick<Followed, 'market'>,
  { key, exDate, event }: Pick<CorporateAction, 'key' | 'exDate' | 'event'>,
): MessageContent<'dividendAnnounced' | 'splitAnnounced'> {
  const about = { key, ...toldOf(market.instrument(key)), exDate };
  return event.kind === 'dividend'
    ? { kind: 'dividendAnnounced', parameters: { ...about, amount: event.amount } }
    : { kind: 'splitAnnounced', parameters: { ...about, ratio: event.ratio } };
}
