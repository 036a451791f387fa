/** Each screen that writes something has a story in which that fails first (Shell/FaultsOfWrites), or a reason why not. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '@meridian/api/catalogue';
import { expect, test } from 'vitest';
import { root } from './modules.ts';
import { readApp } from './screens.ts';

const reasons: Readonly<Record<string, string>> = {
  'auth/Register auth.login':
    'the account is there: a sign-in that fails after that leads to the sign-in screen, whose own it is then',
  'inbox/Message content.markMessagesRead': 'nobody presses it: a message that is opened is marked by itself',
  'quote/Quote trading.cancelOrder': 'moved on the chart: Shell/MovedOrder has a story of each end',
  'search/Search watchlist.deleteByCode': 'the same star as of a quote, which is told in the same words',
};

/** `quote/Quote watchlist.save`, by the stories that are told again there. */
function toldAgain(): readonly string[] {
  const file = path.join(root, 'packages/app/src/shell/FaultsOfWrites.stories.tsx');
  const code = readFileSync(file, 'utf8');
  const screens = new Map(
    [...code.matchAll(/import \* as (\w+) from '#features\/(\w+)\/screens\/(\w+)\//g)].map(
      ([, name = '', feature, screen]) => [name, `${feature}/${screen}`] as const,
    ),
  );
  return [...code.matchAll(/triedAgain\(\s*(\w+)\.\w+,\s*'([\w.]+)'/g)].map(
    ([, name = '', call]) => `${screens.get(name)} ${call}`,
  );
}

test('each write of each screen is told with a fault, or has its reason', () => {
  const written = readApp().screens.flatMap(({ id, calls }) =>
    calls.filter((call) => catalogue[call].kind === 'write').map((call) => `${id} ${call}`),
  );
  const told = new Set(toldAgain());
  expect([...told, ...Object.keys(reasons)].toSorted()).toEqual(written.toSorted());
});
