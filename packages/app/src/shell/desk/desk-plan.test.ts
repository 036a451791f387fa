import { describe, expect, it } from 'vitest';
import { routePaths } from '#platform/address/paths.ts';
import type { RouteName } from '../routes.ts';
import { deskPlan, replacesOrigin, type DeskSituation } from './desk-plan.ts';

const search = '?code=AAPL&source=0&market=NASDAQ';
const at = (name: RouteName, query = search) => ({ pathname: routePaths[name], search: query });

const plan = (name: RouteName, more: Partial<DeskSituation> = {}) =>
  deskPlan({
    name,
    address: at(name),
    origin: null,
    beside: null,
    room: 'three',
    isSignedIn: true,
    isReadOn: false,
    ...more,
  });

describe('the plan of a desk', () => {
  it('leaves out a screen beside the page that a visitor may not see', () => {
    const beside = at('ticketStock');
    const names = (isSignedIn: boolean) => plan('quoteStock', { isSignedIn }).panes.map(({ name }) => name);
    expect(names(true)).toContain('ticketStock');
    expect(names(false)).toEqual(['markets', 'quoteStock']);
    expect(
      plan('ticketStock', { isSignedIn: false, address: beside }).panes.map(({ name }) => name),
    ).toContain('ticketStock');
  });

  it('knows which pane is the page, which is chosen from, and which has the room', () => {
    const of = (name: RouteName) => plan('quoteStock').panes.find((pane) => pane.name === name);
    expect(of('markets')).toMatchObject({ isMain: false, isList: true, isRoomy: false });
    expect(of('quoteStock')).toMatchObject({ isMain: true, isList: false, isRoomy: true });
    expect(of('ticketStock')).toMatchObject({ isMain: false, isList: false, isRoomy: false });
    expect(plan('trade', { address: at('trade', '') }).panes).toMatchObject([
      { name: 'trade', isList: true },
    ]);
  });

  it('says that a ticket or the way to close is there', () => {
    expect(plan('quoteStock').hasAside).toBe(true);
    expect(plan('quoteStock', { room: 'two' }).hasAside).toBe(false);
    expect(plan('close', { address: at('close', '?id=1') }).hasAside).toBe(true);
  });

  it('is about what is beside a list, and shows its room while that is not known', () => {
    const coming = plan('markets', { address: at('markets', ''), beside: at('quoteStock', '') });
    expect(coming.subject).toEqual(at('quoteStock', ''));
    expect(coming.panes.find(({ name }) => name === 'quoteStock')).toMatchObject({ isComing: true });
    expect(coming.panes.find(({ name }) => name === 'markets')).toMatchObject({ isComing: false });
  });

  it('leads a quote back to its list, but a ticket to the quote, and what a text named to the text', () => {
    expect(plan('quoteStock').isBesideList).toBe(true);
    expect(plan('ticketStock').isBesideList).toBe(false);
    expect(plan('quoteStock', { isReadOn: true }).isBesideList).toBe(false);
  });

  it('tells a list from what was chosen in it where both have one route', () => {
    const chosen = at('productFollow', '?kind=agency&id=kestrel');
    expect(plan('productFollow', { address: chosen }).panes).toMatchObject([
      { id: 'productFollowList', isMain: false, isList: true },
      { id: 'productFollow', isMain: true, isList: false },
    ]);
    const list = plan('productFollow', { address: at('productFollow', ''), beside: chosen });
    expect(list.panes).toMatchObject([
      { id: 'productFollowList', isMain: true, isComing: false },
      { id: 'productFollow', isMain: false, isComing: false },
    ]);
    const coming = at('productFollow', '?id=');
    expect(plan('productFollow', { address: at('productFollow', ''), beside: coming }).panes).toMatchObject([
      { isComing: false },
      { isComing: true },
    ]);
  });

  it('leads an offer and an institution back to their list, and a form to its institution', () => {
    expect(plan('ticketNewStock').isBesideList).toBe(true);
    const follow = '?kind=agency&id=kestrel';
    expect(plan('productFollow', { address: at('productFollow', follow) }).isBesideList).toBe(true);
    const form = plan('ticketFollow', { address: at('ticketFollow', follow) });
    expect([form.isBesideList, form.hasAside]).toEqual([false, true]);
    const copy = plan('ticketFollow', { address: at('ticketFollow', '?kind=futures&id=F1') });
    expect([copy.isBesideList, copy.hasAside]).toEqual([true, false]);
  });

  it('keeps the list that the person came from, except beside a message', () => {
    expect(replacesOrigin('quoteStock', at('markets'), null)).toBe(true);
    expect(replacesOrigin('quoteStock', at('markets'), at('watchlist'))).toBe(false);
    expect(replacesOrigin('noticeDetail', at('notices'), at('markets'))).toBe(true);
    expect(replacesOrigin('noticeDetail', at('notices', '?tab=notice'), at('notices'))).toBe(false);
  });
});
