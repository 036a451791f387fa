import { assetPaths, type AssetPaths } from '#platform/address/asset-paths.ts';
import { routePaths } from '#platform/address/paths.ts';
import type { DeskPart } from '../route.ts';
import { partOf, routeOf, type Address, type RouteName } from '../routes.ts';

export type { Address } from '../routes.ts';

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

/** The screens of every class that is quoted, by its source as addresses write it; the markets where it has no list of its own. */
const classScreens: ReadonlyMap<string | null, ClassScreens> = new Map(
  Object.values(assetPaths).flatMap(
    ({ source, list = routePaths.markets, quote, ...paths }: AssetPaths): [string, ClassScreens][] =>
      quote === undefined ? [] : [[String(source), { list, quote, ticket: paths.ticket ?? paths.subscribe }]],
  ),
);

/** The screens of the class whose quote or ticket is at this address: shares, block trades and offers have one quote screen. */
function screensAt({ pathname, search }: Address): ClassScreens | undefined {
  const isHere = ({ quote, ticket }: ClassScreens): boolean => quote === pathname || ticket === pathname;
  const named = classScreens.get(new URLSearchParams(search).get('source'));
  return named !== undefined && isHere(named) ? named : [...classScreens.values()].find(isHere);
}

/** Where the instrument of a quote or a ticket is ordered, in that direction; null where it cannot be. */
export function ticketOf(address: Address, direction: number): Address | null {
  const { search } = address;
  const ticket = screensAt(address)?.ticket;
  if (ticket === undefined || search === '') return null;
  const query = new URLSearchParams(search);
  query.set('direction', String(direction));
  return { pathname: ticket, search: `?${query.toString()}` };
}

/** Where what a ticket or a quote is about is looked at; null for any other address. */
export function shownAt(address: Address): string | null {
  const quote = screensAt(address)?.quote;
  return quote === undefined ? null : quote + address.search;
}

type Planner = (situation: Situation) => readonly PanePlan[];

const alone: Planner = ({ address }) => [planOf('room', address)];

/** What is beside each part. Where a list is the page's own screen, what it wants beside itself is chosen as if by a person. */
const planners: Readonly<Record<DeskPart, Planner>> = {
  home: alone,
  list: panesOfList,
  trade: panesOfTrade,
  messages: panesOfMessages,
  quote: panesOfInstrument,
  ticket: panesOfInstrument,
  position: panesOfPosition,
  close: panesOfPosition,
  message: panesOfMessage,
  story: panesOfStory,
  offers: panesOfChoices,
  offer: panesOfOffer,
  follows: panesOfChoices,
  followed: panesOfFollowed,
  following: panesOfFollowing,
};

/** The screens side by side, in order. The page's own screen is one of them, alone where nothing goes beside it. */
export function panesOf(situation: Situation): readonly PanePlan[] {
  const part = partOf(situation.address);
  return (part === undefined ? alone : planners[part])(situation);
}

function panesOfInstrument({ name, address, origin, room }: Situation): readonly PanePlan[] {
  const screens = screensAt({ ...address, pathname: routePaths[name] });
  if (screens === undefined) return [planOf('room', address)];
  const list = listOf(origin ?? { pathname: screens.list, search: '' });
  const quote = planOf('room', { ...address, pathname: screens.quote });
  const ticket =
    screens.ticket === undefined ? [] : [planOf('side', { ...address, pathname: screens.ticket })];
  if (address.pathname === screens.ticket)
    return room === 'two' ? [quote, ...ticket] : [list, quote, ...ticket];
  return room === 'three' ? [list, quote, ...ticket] : [list, quote];
}

/** Chosen from the holdings, a position is shown beside their table; from another list, beside that one. */
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

/** A story is beside any list it was opened from: home has the news. */
function panesOfStory({ address, origin }: Situation): readonly PanePlan[] {
  return [listOf(origin ?? { pathname: routePaths.home, search: '' }), planOf('room', address)];
}

/** A message is beside the messages of its tab. */
function panesOfMessage({ address, origin }: Situation): readonly PanePlan[] {
  const tab = new URLSearchParams(address.search).get('tab');
  const itsList = { pathname: routePaths.notices, search: tab === 'notice' ? `?tab=${tab}` : '' };
  return [listOf(origin?.pathname === routePaths.notices ? origin : itsList), planOf('room', address)];
}

/** None is shown beside the messages before one is opened: to be shown is to be read. */
function panesOfMessages({ address, beside }: Situation): readonly PanePlan[] {
  return beside === null ? [planOf('room', address)] : [listOf(address), planOf('room', beside)];
}

/** Of a list with screens of its own: what it wants beside itself has the room, as if it had been chosen. */
function panesOfChoices({ address, beside }: Situation): readonly PanePlan[] {
  return beside === null ? [planOf('room', address)] : [listOf(address), planOf('room', beside)];
}

/** An offer is beside the list it was chosen from; never beside the shares of Hong Kong, which it is not one of yet. */
function panesOfOffer({ address, origin }: Situation): readonly PanePlan[] {
  const isAmong = origin !== null && origin.pathname !== routePaths.hkStocks;
  const list = isAmong ? origin : { pathname: routePaths.productNewStock, search: '' };
  return [listOf(list), planOf('room', address)];
}

/** An institution is beside the list it was chosen from; one's own copy beside one's follows. */
function panesOfFollowed({ address, origin }: Situation): readonly PanePlan[] {
  const isOwn = new URLSearchParams(address.search).has('order');
  const own = { pathname: routePaths.trade, search: '?tab=3' };
  const list = origin ?? (isOwn ? own : { pathname: routePaths.productFollow, search: '' });
  return list.pathname === routePaths.trade
    ? [planOf('room', list), planOf('side', address)]
    : [listOf(list), planOf('room', address)];
}

/** The form is a column beside the institution that gets the money; a futures order is looked at where it is copied. */
function panesOfFollowing({ address, origin, room }: Situation): readonly PanePlan[] {
  const query = new URLSearchParams(address.search);
  const isCopy = query.get('kind') === 'futures';
  const own = { pathname: routePaths.productFollow, search: isCopy ? '?kind=futures' : '' };
  const list = listOf(origin ?? own);
  if (isCopy || !query.has('id')) return [list, planOf('room', address)];
  const institution = planOf('room', { pathname: routePaths.productFollow, search: address.search });
  const form = planOf('side', address);
  return room === 'two' ? [institution, form] : [list, institution, form];
}

/** As if the first had been chosen: what is chosen then does not move the list. */
function panesOfList({ address, beside, ...situation }: Situation): readonly PanePlan[] {
  const name = beside && routeOf(beside.pathname);
  if (beside === null || name === null || screensAt(beside) === undefined) return [planOf('room', address)];
  return panesOfInstrument({ ...situation, name, beside, address: beside, origin: address });
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
