import { cancelOrder, holdings } from '@meridian/api';
import { expectTypeOf, test } from 'vitest';
import { useRead, useWrite } from './request.ts';

// These hold at compile time; `tsc` fails where they do not.
test('a screen reads by a read and writes by a write; the other way round does not compile', () => {
  expectTypeOf(() => useRead(holdings, {})).toBeFunction();
  expectTypeOf(() => useWrite(cancelOrder)).toBeFunction();
  // @ts-expect-error: asking the screen anew would cancel an order
  expectTypeOf(() => useRead(cancelOrder, { orderNo: '1' })).toBeFunction();
  // @ts-expect-error: nothing is written
  expectTypeOf(() => useWrite(holdings)).toBeFunction();
});
