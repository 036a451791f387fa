import { partOf, routes, type RouteName } from '../routes.ts';
import { isComing } from './beside.ts';
import { panesOf, type Address, type PanePlan, type Situation } from './panes.ts';
import { subjectOf } from './subject.ts';

/** Where the person is, and who. */
export interface DeskSituation extends Situation {
  readonly isSignedIn: boolean;
  /** The page was come to from a text beside the list, not from the list. */
  readonly isReadOn: boolean;
}

/** A screen of the desk in its place. */
export interface DeskPane extends PanePlan {
  /** Of its place on the page: a list and what is chosen in it may be the same route. */
  readonly id: string;
  /** The page's own screen. */
  readonly isMain: boolean;
  /** The rest is chosen from it. */
  readonly isList: boolean;
  /** It has the room of a window of three. */
  readonly isRoomy: boolean;
  /** What it is about is not known yet. */
  readonly isComing: boolean;
}

/** What a wide window shows, and how its parts relate. */
export interface DeskPlan {
  readonly panes: readonly DeskPane[];
  readonly list: DeskPane | undefined;
  /** What the panes beside the list are about. */
  readonly subject: Address;
  /** A ticket, or the way to close, is one of the panes. */
  readonly hasAside: boolean;
  /** The page leads back to what is beside the list; what was come to from a text leads back to the text. */
  readonly isBesideList: boolean;
}

/** Plans the desk of a situation. A screen beside the page never asks anybody to sign in: it is left out. */
export function deskPlan(situation: DeskSituation): DeskPlan {
  const { name, address, beside, room, isSignedIn, isReadOn } = situation;
  const plans = panesOf(situation).filter(
    (plan) => plan.name === name || routes[plan.name].access !== 'signedIn' || isSignedIn,
  );
  const panes = plans.map((plan): DeskPane => {
    const isMain = plan.name === name && plan.address.search === address.search;
    const isTwice = plans.filter((other) => other.name === plan.name).length > 1;
    return {
      ...plan,
      id: isTwice && isList(plan) ? `${plan.name}List` : plan.name,
      isMain,
      isList: isList(plan),
      isRoomy: room === 'three' && plan.place === 'room',
      isComing: !isMain && beside !== null && isComing(beside),
    };
  });
  const list = panes.find((pane) => pane.isList);
  return {
    panes,
    list,
    subject: beside ?? address,
    hasAside: plans.some(isAside),
    isBesideList:
      list !== undefined && !isReadOn && (subjectOf(address.pathname + address.search)?.isShown ?? false),
  };
}

/** A form beside what it is about. */
function isAside({ address, place }: PanePlan): boolean {
  const part = partOf(address);
  return part === 'ticket' || part === 'close' || (part === 'following' && place === 'side');
}

/** The trade tab is a table, and has the room. */
function isList({ name, place }: PanePlan): boolean {
  return place === 'list' || place === 'table' || name === 'trade';
}

/** Whether a list takes the place of the one the person came from; a message's own list always does. */
export function replacesOrigin(name: RouteName, list: Address, origin: Address | null): boolean {
  return name === 'noticeDetail' ? list.pathname !== origin?.pathname : origin === null;
}
