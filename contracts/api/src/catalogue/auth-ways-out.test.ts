import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { appConfig } from './auth-start-up.ts';
import { contactWaysOf, downloadLinksOf } from './auth-ways-out.ts';

const config = {
  version: '1.0.0',
  title: 'Meridian',
  serverTimestamp: 1_795_015_800_000,
  gates: { withdraw: true, ipo: true, follow: true, loan: true },
  trading: {},
};
/** The ways out of a configuration, as the client reads it. */
function waysOf(fields: object) {
  const read = v.parse(appConfig, { ...config, ...fields });
  return { downloads: downloadLinksOf(read), contacts: contactWaysOf(read) };
}

describe('ways to get the app and to reach the brokerage (DECISIONS 54)', () => {
  test('are read where the configuration says them', () => {
    const downloadLinks = [{ platform: 'ios', url: 'https://get.meridian.example/ios' }];
    const contactWays = [{ kind: 'phone', value: '+852 3010 0142', hours: 'At all hours' }];
    expect(waysOf({ downloadLinks, contactWays })).toEqual({
      downloads: downloadLinks,
      contacts: contactWays,
    });
  });

  test.each([
    [{}],
    [{ downloadLinks: null, contactWays: null }],
    [{ downloadLinks: 'none', contactWays: 7 }],
  ])('are none where it says none: %j', (fields) => {
    expect(waysOf(fields)).toEqual({ downloads: [], contacts: [] });
  });

  test('of a kind that this version does not know have no kind, and keep their value', () => {
    const { downloads, contacts } = waysOf({
      downloadLinks: [{ platform: 'watch', url: 'https://get.meridian.example/watch' }],
      contactWays: [{ kind: 'fax', value: '+852 3010 0143' }],
    });
    expect(downloads).toEqual([{ platform: null, url: 'https://get.meridian.example/watch' }]);
    expect(contacts).toEqual([{ kind: null, value: '+852 3010 0143', hours: null }]);
  });

  test.each(['javascript:alert(1)', 'http://get.meridian.example/', 'get.meridian.example', ''])(
    'leave out an address that is no secure page: %j',
    (url) => {
      const good = { platform: 'web', url: 'https://app.meridian.example/' };
      expect(waysOf({ downloadLinks: [{ platform: 'ios', url }, good] }).downloads).toEqual([good]);
    },
  );

  test('never keep the configuration from being read, whatever they are', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (downloadLinks, contactWays) => {
        const { downloads, contacts } = waysOf({ downloadLinks, contactWays });
        expect(downloads.length).toBeLessThanOrEqual(20);
        expect(contacts.length).toBeLessThanOrEqual(20);
      }),
    );
  });
});
