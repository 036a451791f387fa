import { describe, expect, test } from 'vitest';
import en from '../locales/en.json';
import { claims } from './claims.ts';

/** The ids of texts about a write, or a read, that went wrong. */
const isNamedSo = /\.(refused|failed|\w+(Refused|Failed))(Title)?$/;
const saysNo = /\b(not|nothing|no)\b|n't\b/i;

/** About a read, or about what this device knows for sure: nobody is signed in here. */
const ofReads: readonly string[] = [
  'login.failedTitle',
  'deviceLock.failed',
  'lock.failed',
  'presentation.export.failed',
  'share.pictureFailed',
  'presentation.moreFailed',
  'presentation.refreshFailed',
  'problem.refused',
  'scenarioPanel.askedBy.failed',
];

describe('a text that says that something was not done is held to what is known:', () => {
  const found = Object.entries(en).filter(([id, text]) => isNamedSo.test(id) && saysNo.test(text));
  test('there are such texts', () => expect(found.length).toBeGreaterThan(claims.length / 2));
  test.for(found.map(([id]) => id))('%s', (id) => {
    expect([...claims, ...ofReads]).toContain(id);
  });
});
