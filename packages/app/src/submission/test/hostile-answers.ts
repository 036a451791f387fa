import { envelope, honest, type Answering } from './fake-backend.ts';

const page = '<html><body><h1>Bad gateway</h1></body></html>';

/**
 * What a backend or a proxy may answer to a write that it carried out, and that declares the refusal 30001. None of it says
 * that nothing was done.
 */
export const hostileAnswers: readonly (readonly [string, Answering<unknown>])[] = [
  ['no answer', () => null],
  ...[0, 201, 500, 504, -1, 39_999, 1e300].map((code): [string, Answering<unknown>] => [
    `code ${code}`,
    () => ({ body: envelope(code, 'Busy') }),
  ]),
  ...[300, 304, 307, 308, 400, 404, 429, 500, 502, 503, 504].map((status): [string, Answering<unknown>] => [
    `HTTP ${status} with a page`,
    () => ({ status, body: status === 304 ? '' : page }),
  ]),
  ['HTTP 500 with a declared refusal', () => ({ status: 500, body: envelope(30_001, 'Not enough') })],
  ['HTTP 429 with a declared refusal', () => ({ status: 429, body: envelope(30_001, 'Not enough') })],
  ['HTTP 502 around the receipt', (receipt) => ({ status: 502, body: envelope(200, 'ok', receipt) })],
  ['a refusal without a message', () => ({ body: envelope(30_001) })],
  ['a refusal with an empty message', () => ({ body: envelope(30_001, '  ') })],
  ['a refusal of another call', () => ({ body: envelope(30_008, 'Too late to cancel') })],
  ['a page', () => ({ body: page })],
  ['nothing', () => ({ body: '' })],
  ['null', () => ({ body: 'null' })],
  ['a list', () => ({ body: '[]' })],
  ['half of the receipt', (receipt) => ({ body: envelope(200, 'ok', receipt).slice(0, 90) })],
  ['a success without a receipt', () => ({ body: envelope(200, 'success') })],
  ['a code that is text', (receipt) => ({ body: envelope('200', 'ok', receipt) })],
];

/** Answers a receipt with some of its fields changed. */
export const changed =
  <Receipt>(change: Partial<Receipt>): Answering<Receipt> =>
  (receipt) =>
    honest({ ...receipt, ...change });
