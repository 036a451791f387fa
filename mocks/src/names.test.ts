import { expect, test } from 'vitest';
import {
  formatFault,
  httpFaultKinds,
  isScenarioName,
  parseFault,
  scenarioDescriptions,
  scenarioNames,
  socketFaultKinds,
} from './names.ts';

test.each([
  ['slow=3000@market.topList', { on: 'http', target: 'market.topList', kind: 'slow', value: 3000 }],
  ['down@*', { on: 'http', target: '*', kind: 'down' }],
  ['hang@auth.userInfo', { on: 'http', target: 'auth.userInfo', kind: 'hang' }],
  ['stall=60@upload.file', { on: 'http', target: 'upload.file', kind: 'stall', value: 60 }],
  ['http=502@*', { on: 'http', target: '*', kind: 'http', value: 502 }],
  ['code=500@market.stockDetail', { on: 'http', target: 'market.stockDetail', kind: 'code', value: 500 }],
  ['truncated@*', { on: 'http', target: '*', kind: 'truncated' }],
  ['garbled@*', { on: 'http', target: '*', kind: 'garbled' }],
  ['badline@watchlist.list', { on: 'http', target: 'watchlist.list', kind: 'badline' }],
  ['newcodes@*', { on: 'http', target: '*', kind: 'newcodes' }],
  ['flood@market.topList', { on: 'http', target: 'market.topList', kind: 'flood' }],
  ['lost@trading.createStockOrder', { on: 'http', target: 'trading.createStockOrder', kind: 'lost' }],
  ['busy=504@auth.setPayPassword', { on: 'http', target: 'auth.setPayPassword', kind: 'busy', value: 504 }],
  ['mixed@trading.cancelOrder', { on: 'http', target: 'trading.cancelOrder', kind: 'mixed' }],
  ['unfinished@trading.cancelOrder', { on: 'http', target: 'trading.cancelOrder', kind: 'unfinished' }],
  ['lost*1@funds.transfer', { on: 'http', target: 'funds.transfer', kind: 'lost', times: 1 }],
  ['slow=900*3@*', { on: 'http', target: '*', kind: 'slow', value: 900, times: 3 }],
  ['silent@socket', { on: 'socket', target: 'socket', kind: 'silent' }],
])('%s is read, and written back the same', (text, fault) => {
  expect(parseFault(text)).toEqual(fault);
  expect(formatFault(parseFault(text))).toBe(text);
});

test.each([
  ['', /write <kind>/],
  ['slow@market.topList', /slow needs a whole number \(ms\), as in slow=3000@market\.topList/],
  ['slow=soon@*', /slow needs a whole number/],
  ['slow=-5@*', /slow needs a whole number/],
  ['stall=100@upload.file', /stall needs percent from 1 to 99, as in stall=60@upload\.file/],
  ['stall@upload.file', /stall needs percent/],
  ['http=200@*', /HTTP status from 400 to 599/],
  ['down=1@*', /down takes no argument/],
  ['broken@*', /"broken" is none of slow, down/],
  ['slow=100@socket', /"slow" is none of silent, gap/],
  ['gap@*', /"gap" is none of slow/],
  ['drop=1@socket', /drop takes no argument/],
  ['down*0@*', /how many calls it meets, 1 to 1000/],
  ['down*x@*', /how many calls it meets/],
  ['drop*2@socket', /lasts until it is ended/],
  ['down@topList', /"topList" is no endpoint id/],
])('"%s" is refused with what would be right', (text, message) => {
  expect(() => parseFault(text)).toThrow(message);
});

test('every kind of fault and every scenario has a sentence in each language', () => {
  const kinds = [...Object.values(httpFaultKinds), ...Object.values(socketFaultKinds)];
  const sentences = [
    ...kinds.map(({ description }) => description),
    ...scenarioNames.map((name) => scenarioDescriptions[name]),
  ];
  for (const { en, ...chinese } of sentences) {
    expect(en).toMatch(/^[A-Z].*\.$/);
    for (const text of Object.values(chinese)) expect(text).toMatch(/^\S.*。$/);
  }
  expect(new Set(sentences.map((sentence) => sentence['zh-Hant'])).size).toBe(sentences.length);
  expect(scenarioNames).toContain('trader');
  expect(isScenarioName('trader')).toBe(true);
  expect(isScenarioName('toString')).toBe(false);
});
