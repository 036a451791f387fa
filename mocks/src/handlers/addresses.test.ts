/** Which addresses are a world's, and which call each of them names. */
import { catalogue, endpointIds } from '@meridian/api/catalogue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { methodsOf, routeOf, worldAddressOf, worldPath } from './addresses.ts';

describe('an address', () => {
  test.each<[base: string, pathname: string, worldId: string, path: string]>([
    ['', '/w/demo/stock/create', 'demo', '/stock/create'],
    ['', '/w/demo/', 'demo', '/'],
    ['/a%20b', '/a%20b/w/demo/stock/create', 'demo', '/stock/create'],
    ['/w/a%20b', '/w/a%20b/w/demo/w/x', 'demo', '/w/x'],
  ])('on a host at "%s", %s is in world %s', (base, pathname, worldId, path) => {
    expect(worldAddressOf(base, pathname)).toEqual({ worldId, path });
  });

  test.each<[base: string, pathname: string]>([
    ['', '/tmp/w/a%20b/main.ts'],
    ['', '/@fs/home/w/meridian/packages/app/src/main.tsx'],
    ['', '/w'],
    ['', '/w/demo'],
    ['', '/w//stock/create'],
    ['/sub', '/w/demo/stock/create'],
    ['/sub', '/sub-other/w/demo/stock/create'],
    ['/w/meridian', '/w/meridian/assets/index.js'],
  ])('on a host at "%s", %s is in no world', (base, pathname) => {
    expect(worldAddressOf(base, pathname)).toBeNull();
  });

  const folder = fc
    .array(fc.constantFrom('w', 'a%20b', 'demo', 'src'))
    .map((names) => names.map((n) => `/${n}`).join(''));

  test('is a world’s only below the host’s own base, whatever folders are above or beside it', () => {
    fc.assert(
      fc.property(folder, folder, (base, pathname) => {
        const found = worldAddressOf(base, pathname);
        if (found === null)
          expect(
            pathname.startsWith(`${base}/w/`) && pathname.split('/').length > base.split('/').length + 2,
          ).toBe(false);
        else expect(worldPath(base, found.worldId) + found.path).toBe(pathname);
      }),
    );
  });
});

describe('a path', () => {
  test('of the catalogue names its own call and no other', () => {
    for (const id of endpointIds) {
      const { method, path } = catalogue[id];
      const found = routeOf(method, path.replaceAll(/\{\w+\}/g, 'a%20b'));
      expect(found?.endpoint.id, id).toBe(id);
      expect(Object.values(found?.pathFields ?? {}).every((value) => value === 'a b')).toBe(true);
    }
  });

  test('that is written out is that call, before it is one with a field', () => {
    expect(routeOf('GET', '/userMessage/getMessage')?.pathFields).toEqual({});
  });

  test('with an escape that says no character, an empty field or another method names none', () => {
    const withField = endpointIds.map((id) => catalogue[id]).find(({ path }) => path.includes('{'));
    const { method, path } = withField ?? expect.fail('no call of the catalogue has a field in its path');
    expect(routeOf(method, path.replace(/\{\w+\}/, '%ff'))).toBeUndefined();
    expect(routeOf(method, path.replace(/\{\w+\}/, ''))).toBeUndefined();
    expect(routeOf('PUT', '/stock/create')).toBeUndefined();
    expect(methodsOf('/stock/create')).toEqual(['POST']);
    expect(methodsOf('/nowhere')).toEqual([]);
  });
});
