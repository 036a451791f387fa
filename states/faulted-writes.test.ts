/** Each screen that writes something has a story in which that fails first (Shell/FaultsOfWrites), or a reason why not. */
import { catalogue } from '@meridian/api/catalogue';
import { expect, test } from 'vitest';
import { readRetold } from './retold.ts';
import { readApp } from './screens.ts';

const reasons: Readonly<Record<string, string>> = {
  'auth/Register auth.login':
    'the account is there: a sign-in that fails after that leads to the sign-in screen, whose own it is then',
  'inbox/Message content.markMessagesRead': 'nobody presses it: a message that is opened is marked by itself',
  'quote/Quote trading.cancelOrder': 'moved on the chart: Shell/MovedOrder has a story of each end',
  'search/Search watchlist.deleteByCode': 'the same star as of a quote, which is told in the same words',
};

test('each write of each screen is told with a fault, or has its reason', () => {
  const written = readApp().screens.flatMap(({ id, calls }) =>
    calls.filter((call) => catalogue[call].kind === 'write').map((call) => `${id} ${call}`),
  );
  const told = new Set(readRetold().map(({ screen, call }) => `${screen} ${call}`));
  expect([...told, ...Object.keys(reasons)].toSorted()).toEqual(written.toSorted());
});
