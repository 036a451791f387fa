import { followStatus, tradeDirection } from '@meridian/api';
import type { WireResponseOf } from '@meridian/api';
import type { Endpoints } from '@meridian/api/catalogue';
import {
  dealsOf,
  endOf,
  followLimits,
  followsOf,
  holdingsOf,
  institutions as allInstitutions,
  openInstitutions,
  recordOf,
} from '#domain/follow/index.ts';
import type { Follow, Institution } from '#domain/follow/index.ts';
import type { InstrumentKey } from '#domain/market/index.ts';
import { formatExact, formatFixed } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import type { Customer, Handler } from '../context.ts';
import { instrumentName } from '../language.ts';
import { futuresOffers } from './futures-offers.ts';
import { followStanding } from './standing.ts';

type Offer = WireResponseOf<Endpoints['follow.agencyList']>[number];

const latestDeals = 30;
const percent = (part: Fixed): string => formatFixed(part * 100n, 2);

function named({ state, language }: Customer, key: InstrumentKey) {
  const instrument = state.market.instrument(key);
  return {
    stock_code: instrument.code,
    market: instrument.exchange,
    name: instrumentName(instrument, language, state.hasLongNames),
    source: instrument.source,
  };
}

function ownView(follow: Follow, { language }: Customer): NonNullable<Offer['investments']>[number] {
  const { id, amount, interest, yearlyRate, termDays, daysCredited, createdAt, confirmedAt } = follow;
  return {
    ...followStanding(follow, language),
    id,
    amount: formatFixed(amount, 2),
    interest: formatFixed(interest, 2),
    interestRate: formatExact(yearlyRate),
    termDays,
    daysCredited,
    createTimeTimestamp: createdAt,
    confirmTimeTimestamp: confirmedAt,
    endTimeTimestamp: endOf(follow),
  };
}

const openStatuses: readonly Follow['status'][] = [followStatus.inProgress, followStatus.waitConfirm];

/** All that is open together, with the interest of all that there ever was; without an open one the latest. */
function investmentOf(own: readonly Follow[], { language }: Customer): Offer['investment'] {
  const isOpen = ({ status }: Follow): boolean => openStatuses.includes(status);
  const [latest] = own;
  if (latest === undefined) return null;
  const counted = own.some(isOpen) ? own.filter(isOpen) : [latest];
  const standing = counted.find(({ status }) => status === openStatuses[0]) ?? latest;
  const sumOf = (amounts: readonly Fixed[]) => amounts.reduce((sum, amount) => sum + amount, 0n);
  return {
    ...followStanding(counted.includes(standing) ? standing : (counted[0] ?? latest), language),
    totalSubscriptionAmount: formatFixed(sumOf(counted.map(({ amount }) => amount)), 2),
    interest: formatFixed(sumOf(own.map(({ interest }) => interest)), 2),
    createTimeTimestamp: counted.at(-1)?.createdAt ?? null,
  };
}

function followersOf({ state, now }: Customer, { id, followers }: Institution, startsAt: number): number {
  const days = Math.floor((now - startsAt) / (24 * 3_600_000));
  const here = new Set(
    [...state.follows.values()]
      .filter(({ agencyId, status }) => agencyId === id && openStatuses.includes(status))
      .map(({ userId }) => userId),
  );
  return followers.first + followers.aDay * days + here.size;
}

function agencyView(caller: Customer, institution: Institution, isDetailed: boolean): Offer {
  const { state, now, language, userId } = caller;
  const { id, name, profile, yearlyRate, termDays } = institution;
  const record = recordOf(state.market, institution, now);
  const own = followsOf(state, userId).filter(({ agencyId }) => agencyId === id);
  return {
    id,
    name: name[language],
    isOpen: openInstitutions(state).includes(institution),
    profile: profile[language],
    minimum: formatFixed(followLimits.minimum, 2),
    maximum: formatFixed(followLimits.maximum, 2),
    interestRate: formatExact(yearlyRate),
    termDays,
    startTimestamp: record.startsAt,
    returnRate: percent(record.gain),
    worstFall: percent(record.worstFall),
    followerCount: followersOf(caller, institution, record.startsAt),
    investment: investmentOf(own, caller),
    investments: own.slice(0, 100).map((follow) => ownView(follow, caller)),
    ...(isDetailed && {
      values: record.values.map(({ at, value }) => ({ t: at, v: formatFixed(value, 4) })),
      holdings: holdingsOf(state.market, institution, now).map(({ key, share }) => ({
        ...named(caller, key),
        share: percent(share),
      })),
      deals: dealsOf(state.market, institution, now)
        .slice(0, latestDeals)
        .map(({ key, at, isSale, gain }) => ({
          ...named(caller, key),
          direction: isSale ? tradeDirection.sell : tradeDirection.buy,
          returnRate: gain === null ? null : percent(gain),
          dealTimestamp: at,
        })),
    }),
  };
}

/** Institutions: those that take money, and those that the customer has put money with. */
export const agencyList: Handler<'follow.agencyList'> = (caller, { kind = 'agency', id }) => {
  if (kind === 'futures') return futuresOffers(caller, id);
  const { state, userId } = caller;
  const open = openInstitutions(state);
  const followed = new Set(followsOf(state, userId).map(({ agencyId }) => agencyId));
  return allInstitutions
    .filter((one) => open.includes(one) || followed.has(one.id))
    .filter((one) => id === undefined || one.id === id)
    .map((one) => agencyView(caller, one, id !== undefined));
};
