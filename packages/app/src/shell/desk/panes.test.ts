import { describe, expect, it } from 'vitest';
import { routePaths } from '#platform/address/paths.ts';
import type { RouteName } from '../routes.ts';
import { panesOf, ticketOf, type Room, type Situation } from './panes.ts';

const search = '?code=AAPL&source=0&market=NASDAQ';
const at = (name: RouteName, query = '') => ({ pathname: routePaths[name], search: query });

/** What is side by side, as `place name`. */
function standing(name: RouteName, room: Room, more: Partial<Situation> = {}): readonly string[] {
  const panes = panesOf({ name, address: at(name, search), origin: null, beside: null, room, ...more });
  return panes.map((pane) => `${pane.place} ${pane.name}`);
}

describe('the desk', () => {
  it('keeps the list that an instrument was chosen from', () => {
    for (const origin of ['home', 'markets', 'watchlist', 'trade', 'productCrypto'] as const) {
      const [list] = panesOf({
        name: 'quoteCrypto',
        address: at('quoteCrypto', search),
        origin: at(origin, '?list=active'),
        beside: null,
        room: 'two',
      });
      expect(list).toEqual({
        name: origin,
        place: origin === 'home' ? 'list' : 'table',
        address: at(origin, '?list=active'),
      });
    }
  });

  it('has the list of the class beside a quote that was opened by its address', () => {
    expect(standing('quoteStock', 'two')).toEqual(['table markets', 'room quoteStock']);
    expect(standing('quoteCrypto', 'two')).toEqual(['table productCrypto', 'room quoteCrypto']);
  });

  it('has no ticket beside what cannot be ordered', () => {
    expect(standing('quoteGlobalIndex', 'three')).not.toContainEqual(expect.stringMatching(/^side/));
  });

  it('has the list and the ticket of block trades beside one, whose quote is the share’s', () => {
    const address = at('quoteStock', '?code=AAPL&source=4');
    expect(standing('quoteStock', 'three', { address })).toEqual([
      'table productBlockTrade',
      'room quoteStock',
      'side ticketBlockTrade',
    ]);
  });

  it('gives the quote the room and the ticket a column, whichever of them the page is about', () => {
    expect(standing('ticketStock', 'two')).toEqual(['room quoteStock', 'side ticketStock']);
    const three = ['table markets', 'room quoteStock', 'side ticketStock'];
    expect(standing('ticketStock', 'threeWithTicket')).toEqual(three);
    expect(standing('ticketStock', 'three')).toEqual(three);
    expect(standing('quoteStock', 'threeWithTicket')).toEqual(['table markets', 'room quoteStock']);
    expect(standing('quoteStock', 'three')).toEqual(three);
  });

  it('sets a position beside the table of holdings, and its closing too', () => {
    expect(standing('position', 'three')).toEqual(['room trade', 'side position']);
    expect(standing('close', 'three')).toEqual(['room trade', 'side close']);
    const address = at('position', '?code=AAPL&type=2');
    expect(standing('position', 'two', { address })).toEqual(['room trade', 'side position']);
    expect(
      panesOf({ name: 'position', address, origin: null, beside: null, room: 'two' })[0]?.address,
    ).toEqual(at('trade', '?tab=2'));
  });

  it('sets a position beside another list that it was chosen from, and its closing beside it', () => {
    const origin = at('home');
    expect(standing('position', 'two', { origin })).toEqual(['list home', 'room position']);
    expect(standing('close', 'two', { origin })).toEqual(['room position', 'side close']);
    expect(standing('close', 'three', { origin })).toEqual(['list home', 'room position', 'side close']);
  });

  it('sets beside the holdings what they ask for', () => {
    expect(standing('trade', 'two', { beside: at('position', search) })).toEqual([
      'room trade',
      'side position',
    ]);
    expect(standing('trade', 'two')).toEqual(['room trade']);
  });

  it('has the first of a list beside it, as if it had been chosen', () => {
    const beside = at('quoteStock', search);
    expect(standing('markets', 'two', { beside })).toEqual(['table markets', 'room quoteStock']);
    expect(standing('watchlist', 'three', { beside })).toEqual([
      'table watchlist',
      'room quoteStock',
      'side ticketStock',
    ]);
  });

  it('has a story beside the list it was chosen from, and beside the news of home when it was opened by its address', () => {
    const address = at('newsDetail', '?id=N1');
    expect(standing('newsDetail', 'two', { address })).toEqual(['list home', 'room newsDetail']);
    const origin = at('markets', '?exchange=NYSE');
    expect(standing('newsDetail', 'three', { address, origin })).toEqual([
      'table markets',
      'room newsDetail',
    ]);
  });

  it('has a message beside the messages of its tab, whatever list was looked at before', () => {
    const address = at('noticeDetail', '?id=M1');
    expect(standing('noticeDetail', 'three', { address })).toEqual(['table notices', 'room noticeDetail']);
    const listBeside = (query: string, origin: Situation['origin']) =>
      panesOf({
        name: 'noticeDetail',
        address: at('noticeDetail', query),
        origin,
        beside: null,
        room: 'two',
      })[0]?.address;
    expect(listBeside('?id=H-1&tab=notice', at('markets'))).toEqual(at('notices', '?tab=notice'));
    expect(listBeside('?id=M1&tab=%3Cb%3E', null)).toEqual(at('notices'));
    expect(listBeside('?id=M1', at('notices', '?tab=notice'))).toEqual(at('notices', '?tab=notice'));
  });

  it('has room beside the messages for one to be opened, and none beside none', () => {
    const beside = at('noticeDetail', '?');
    expect(standing('notices', 'two', { beside })).toEqual(['table notices', 'room noticeDetail']);
    expect(standing('notices', 'two')).toEqual(['room notices']);
  });

  it('has an offer of new shares beside their list, and in IPO mode on the order screen of Hong Kong too', () => {
    const offer = '?code=05011&source=5&market=HKEX';
    for (const name of ['ticketNewStock', 'ticketHkStock'] as const)
      expect(standing(name, 'three', { address: at(name, offer) })).toEqual([
        'table productNewStock',
        `room ${name}`,
      ]);
    expect(
      standing('ticketHkStock', 'three', { address: at('ticketHkStock', offer), origin: at('hkStocks') }),
    ).toEqual(['table productNewStock', 'room ticketHkStock']);
    const beside = at('ticketNewStock', offer);
    const address = at('productNewStock');
    expect(standing('productNewStock', 'two', { address, beside })).toEqual([
      'table productNewStock',
      'room ticketNewStock',
    ]);
    expect(standing('productNewStock', 'two', { address })).toEqual(['room productNewStock']);
  });

  it('has an institution beside the list, and the form beside both', () => {
    const query = '?kind=agency&id=kestrel';
    const address = at('productFollow', query);
    expect(standing('productFollow', 'two', { address })).toEqual([
      'table productFollow',
      'room productFollow',
    ]);
    const form = at('ticketFollow', query);
    expect(standing('ticketFollow', 'two', { address: form })).toEqual([
      'room productFollow',
      'side ticketFollow',
    ]);
    expect(standing('ticketFollow', 'three', { address: form })).toEqual([
      'table productFollow',
      'room productFollow',
      'side ticketFollow',
    ]);
  });

  it('has the form that copies a futures order beside their list, and one’s own copy beside what one follows', () => {
    const copy = panesOf({
      name: 'ticketFollow',
      address: at('ticketFollow', '?kind=futures&id=F1'),
      origin: null,
      beside: null,
      room: 'three',
    });
    expect(copy.map(({ address }) => address)).toEqual([
      at('productFollow', '?kind=futures'),
      at('ticketFollow', '?kind=futures&id=F1'),
    ]);
    const own = panesOf({
      name: 'productFollow',
      address: at('productFollow', '?kind=futures&order=C1'),
      origin: null,
      beside: null,
      room: 'three',
    });
    expect(own.map(({ place, address }) => [place, address])).toEqual([
      ['room', at('trade', '?tab=3')],
      ['side', at('productFollow', '?kind=futures&order=C1')],
    ]);
  });

  it('has nothing beside any other screen', () => {
    expect(standing('home', 'three')).toEqual(['room home']);
  });
});

it.each([
  ['/pages/quote/stock', '/pages/payment/stock'],
  ['/pages/quote/crypto', '/pages/payment/crypto'],
  ['/pages/payment/stock', '/pages/payment/stock'],
])('what %s is about is ordered at %s, in the direction asked for', (pathname, ticket) => {
  expect(ticketOf({ pathname, search: '?code=A&direction=0' }, 1)).toEqual({
    pathname: ticket,
    search: '?code=A&direction=1',
  });
  expect(ticketOf({ pathname, search: '' }, 1)).toBeNull();
});

it('a block trade is not ordered on the ticket of the share', () => {
  expect(ticketOf({ pathname: '/pages/quote/stock', search: '?code=AAPL&source=4' }, 0)).toEqual({
    pathname: '/pages/payment/blocktrade',
    search: '?code=AAPL&source=4&direction=0',
  });
});

it('what is no instrument is not ordered', () => {
  expect(ticketOf({ pathname: '/pages/trade/detail', search: '?id=1' }, 0)).toBeNull();
});
