/** What comes out of thin air. */
import { features, testLintCases } from '../test/lint-cases.ts';

testLintCases([
  {
    rule: 'no raw fetch in the app',
    file: 'packages/app/src/platform/a.ts',
    code: `void fetch('/quotes');`,
    says: 'No fetch() here: call an endpoint through the typed client',
  },
  {
    rule: 'no raw fetch through the global object',
    file: 'packages/app/src/platform/b.ts',
    code: `void globalThis.fetch('/quotes');`,
    says: 'No fetch() here',
  },
  {
    rule: 'no raw socket in the app',
    file: 'packages/app/src/platform/c.ts',
    code: `export const socket = new WebSocket('wss://example.test');`,
    says: 'No new WebSocket() here',
  },
  { rule: 'the client fetches', file: 'contracts/api/src/client/send.ts', code: `void fetch('/quotes');` },
  {
    rule: 'a test of the client calls a server',
    file: 'contracts/api/src/errors.test.ts',
    code: `void fetch('/quotes');`,
  },
  {
    rule: 'a test kit calls a server',
    file: 'mocks/test/server.ts',
    code: `void fetch('/quotes');`,
  },
  {
    rule: 'no wall clock in the app',
    file: `${features}/ticket/c.ts`,
    code: `export const now = Date.now();`,
    says: 'No Date.now() here: ask the clock',
  },
  {
    rule: 'no wall clock in the world',
    file: 'mocks/src/kernel/clock.ts',
    code: `export const now = new Date();`,
    says: 'No new Date() of now here: ask the clock',
  },
  {
    rule: 'a known instant is no clock',
    file: 'mocks/src/kernel/instant.ts',
    code: `export const opened = new Date(0);`,
  },
  {
    rule: 'the ports hold the real clock',
    file: 'packages/app/src/platform/ports-browser.ts',
    code: `export const now = () => Date.now();`,
  },
  {
    rule: 'no chance without a seed',
    file: 'mocks/src/domain/price.ts',
    code: `export const noise = Math.random();`,
    says: "No Math.random() here: draw from the world's seeded source",
  },
  {
    rule: 'no ambient ids',
    file: `${features}/ticket/d.ts`,
    code: `export const id = crypto.randomUUID();`,
    says: 'No crypto.randomUUID() here',
  },
  {
    rule: 'no ambient storage',
    file: `${features}/search/a.ts`,
    code: `localStorage.setItem('shistory', '[]');`,
    says: 'No localStorage here: use the storage port',
  },
  {
    rule: 'no ambient storage through window',
    file: `${features}/search/b.ts`,
    code: `window.localStorage.clear();`,
    says: 'No localStorage here',
  },
]);
