import { assetSource, assetSources } from '@meridian/api';
import { describe, expect, it } from 'vitest';
import { parsePosition, parseReturnTo } from './address-params.ts';
import { links } from './addresses.ts';
import { routePaths } from './paths.ts';

const queryOf = (address: string): URLSearchParams => new URLSearchParams(address.split('?')[1]);
const apple = {
  source: assetSource.stock,
  market: 'NASDAQ',
  stock_code: 'AAPL',
  name: 'Apple & Söhne 苹果?#',
};

describe('addresses', () => {
  it('name the instrument as the spec does, and read back as the same', () => {
    const address = links.quote(apple);
    expect(address.split('?')[0]).toBe('/pages/quote/stock');
    expect([...queryOf(address).keys()]).toEqual(['name', 'code', 'source', 'market']);
    expect(parsePosition(queryOf(address))).toMatchObject({
      source: 0,
      market: 'NASDAQ',
      code: 'AAPL',
      name: apple.name,
    });
  });

  it('carry the direction to the order screen of the asset source', () => {
    const address = links.ticket({ ...apple, source: assetSource.crypto }, 1);
    expect(address.split('?')[0]).toBe('/pages/payment/crypto');
    expect(parsePosition(queryOf(address)).direction).toBe(1);
    expect(queryOf(links.ticket(apple, 0)).get('direction')).toBe('0');
  });

  it('carry a position with its id and the tab it came from', () => {
    const address = links.position({ ...apple, id: 'p-1', type: 1 });
    expect(parsePosition(queryOf(address))).toMatchObject({ id: 'p-1', type: 1, code: 'AAPL' });
  });

  it.each(assetSources)('of an instrument say of which class it is meant: %i', (source) => {
    // Every address there is a maker for; a class, which the maker of lists takes, is no instrument.
    const makers = Object.entries(links).filter(([name]) => name !== 'list') as [
      string,
      (instrument: object, direction: number) => string,
    ][];
    const product = { ...apple, source, id: 'p-1' };
    const named = makers.flatMap(([name, make]) => {
      const query = queryOf(make(product, 0));
      return query.has('code') ? [[name, parsePosition(query).source]] : [];
    });
    expect(named).toEqual(
      ['quote', 'ticket', 'addTo', 'position', 'close', 'margin'].map((name) => [name, source]),
    );
  });

  it('with a code, a market, a name or an id longer than any name none', () => {
    const long = 'x'.repeat(10_000);
    const query = new URLSearchParams({ code: long, market: long, name: long, id: long });
    expect(parsePosition(query)).toMatchObject({ code: '', market: '', name: '', id: '' });
  });

  it('of a position without a source are a stock’s, the spec’s default', () => {
    expect(parsePosition(new URLSearchParams('code=AAPL'))).toMatchObject({
      source: 0,
      name: 'AAPL',
      direction: 0,
    });
    expect(parsePosition(new URLSearchParams('code=AAPL&source=12345')).source).toBe(0);
  });

  it('lead back only inside the app, and never to signing in again', () => {
    const back = (returnTo: string): string | null => parseReturnTo(queryOf(links.login(returnTo)));
    expect(back('/pages/payment/stock?code=AAPL&source=0')).toBe('/pages/payment/stock?code=AAPL&source=0');
    expect(back('//evil.example/x')).toBeNull();
    expect(back('https://evil.example')).toBeNull();
    expect(back('/\\evil.example')).toBeNull();
    expect(back('/pages/auth/login?returnTo=%2F')).toBeNull();
  });

  it.each([
    '/\t/evil.example',
    '/\n//evil.example',
    '/%09/evil.example',
    '/pages/nowhere',
    '/pages/home/index#/pages/auth/login',
    '/pages/home/index/../../evil',
    'javascript:alert(1)',
    '',
  ])('lead back to screens of the app alone, not to %j', (address) => {
    expect(parseReturnTo(new URLSearchParams({ returnTo: address }))).toBeNull();
  });

  it('lead back to no address longer than the app makes', () => {
    const returnTo = `/pages/home/index?x=${'9'.repeat(5_000)}`;
    expect(parseReturnTo(new URLSearchParams({ returnTo }))).toBeNull();
  });

  it('lead back to every screen but signing in', () => {
    for (const path of ['/', ...Object.values(routePaths)]) {
      const back = parseReturnTo(new URLSearchParams({ returnTo: `${path}?a=1` }));
      expect(back).toBe(path === routePaths.login ? null : `${path}?a=1`);
    }
  });
});
