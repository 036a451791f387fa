import { assetPaths, type AssetPaths } from '#platform/asset-paths.ts';
import { routePaths } from '#platform/paths.ts';
import { routeOf, type RouteName } from '../routes.ts';

/** An address inside the app, in its parts. */
export interface Address {
  readonly pathname: string;
  /** With its question mark; empty where nothing is asked. */
  readonly search: string;
}

/** How many screens a window has room for: `breakpoints.split`, `desk` and `triple`. */
export type Room = 'two' | 'threeWithTicket' | 'three';

/** A screen in its place on a wide window (ART.md "Wide is a desk"). */
export interface PanePlan {
  readonly name: RouteName;
  readonly place: 'list' | 'table' | 'room' | 'side';
  readonly address: Address;
}

export interface Situation {
  /** The page's own screen. */
  readonly name: RouteName;
  readonly address: Address;
  /** The list the person came from; null where the page was opened here. */
  readonly origin: Address | null;
  /** What a list that is the page's own screen wants beside itself: its first. Without a search while that is not known. */
  readonly beside: Address | null;
  readonly room: Room;
}

interface ClassScreens {
  readonly list: string;
  readonly quote: string;
  readonly ticket: string | undefined;
}

/** The screens of a class, by the paths of its quote and its ticket; the markets where it has no list of its own. */
const classScreens: ReadonlyMap<string, ClassScreens> = new Map(
  Object.values(assetPaths).flatMap((paths: AssetPaths): [string, ClassScreens][] => {
    const { list = routePaths.markets, quote, ticket } = paths;
    if (quote === undefined) return [];
    const screens = { list, quote, ticket };
    return [quote, ...(ticket === undefined ? [] : [ticket])].map((path) => [path, screens]);
  }),
);

/** Where the instrument of a quote or a ticket is ordered, in that direction; null where it cannot be. */
export function ticketOf({ pathname, search }: Address, direction: number): Address | null {
  const ticket = classScreens.get(pathname)?.ticket;
  if (ticket === undefined || search === '') return null;
  const query = new URLSearchParams(search);
  query.set('direction', String(direction));
  return { pathname: ticket, search: `?${query.toString()}` };
}

/** What stands side by side, in order. The page's own screen is one of them; where it is the only one, it stands alone. */
export function panesOf(situation: Situation): readonly PanePlan[] {
  const { name } = situation;
  const screens = classScreens.get(routePaths[name]);
  if (screens !== undefined) return panesOfInstrument(situation, screens);
  if (name === 'position' || name === 'close') return panesOfPosition(situation);
  if (name === 'trade') return panesOfTrade(situation);
  if (name === 'newsDetail' || name === 'noticeDetail') return panesOfText(situation);
  if (name === 'notices') return panesOfMessages(situation);
  return panesOfList(situation);
}

function panesOfInstrument({ address, origin, room }: Situation, screens: ClassScreens): readonly PanePlan[] {
  const list = listOf(origin ?? { pathname: screens.list, search: '' });
  const quote = planOf('room', { ...address, pathname: screens.quote });
  const ticket =
    screens.ticket === undefined ? [] : [planOf('side', { ...address, pathname: screens.ticket })];
  if (address.pathname === screens.ticket)
    return room === 'two' ? [quote, ...ticket] : [list, quote, ...ticket];
  return room === 'three' ? [list, quote, ...ticket] : [list, quote];
}

/** Chosen from the holdings, a position stands beside their table; from another list, beside that one. */
function panesOfPosition({ name, address, origin, room }: Situation): readonly PanePlan[] {
  const type = new URLSearchParams(address.search).get('type');
  const fromTrade = { pathname: routePaths.trade, search: type === null ? '' : `?tab=${type}` };
  const list = origin ?? fromTrade;
  if (list.pathname === routePaths.trade) return [planOf('room', list), planOf('side', address)];
  const position = planOf('room', { ...address, pathname: routePaths.position });
  if (name === 'position') return [listOf(list), position];
  const close = planOf('side', address);
  return room === 'two' ? [position, close] : [listOf(list), position, close];
}

function panesOfTrade({ address, beside }: Situation): readonly PanePlan[] {
  return [planOf('room', address), ...(beside === null ? [] : [planOf('side', beside)])];
}

/** A story stands beside any list it was come to from: home has the news. A message stands beside the messages. */
function panesOfText({ name, address, origin }: Situation): readonly PanePlan[] {
  const tab = new URLSearchParams(address.search).get('tab');
  const otherwise =
    name === 'newsDetail'
      ? { pathname: routePaths.home, search: '' }
      : { pathname: routePaths.notices, search: tab === 'notice' ? `?tab=${tab}` : '' };
  const isItsList = name === 'newsDetail' || origin?.pathname === routePaths.notices;
  return [listOf(isItsList && origin !== null ? origin : otherwise), planOf('room', address)];
}

/** None stands beside the messages before one is opened: to be shown is to be read. */
function panesOfMessages({ address, beside }: Situation): readonly PanePlan[] {
  return beside === null ? [planOf('room', address)] : [listOf(address), planOf('room', beside)];
}

/** As if the first had been chosen: what is chosen then does not move the list. */
function panesOfList({ address, beside, ...situation }: Situation): readonly PanePlan[] {
  const screens = classScreens.get(beside?.pathname ?? '');
  if (beside === null || screens === undefined) return [planOf('room', address)];
  return panesOfInstrument({ ...situation, beside, address: beside, origin: address }, screens);
}

/** What is chosen from: home is a page of many things and stays narrow, any other list is a table. */
function listOf(address: Address): PanePlan {
  return planOf(routeOf(address.pathname) === 'home' ? 'list' : 'table', address);
}

function planOf(place: PanePlan['place'], address: Address): PanePlan {
  const name = routeOf(address.pathname);
  if (name === null) throw new TypeError(`no screen has the address ${address.pathname}`);
  return { name, place, address };
}
