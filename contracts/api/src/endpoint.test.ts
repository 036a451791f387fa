import { describe, expect, expectTypeOf, test } from 'vitest';
import type { EndpointById, EndpointId } from './catalogue/index.ts';
import { login, userInfo } from './catalogue/auth.ts';
import { wallets } from './catalogue/funds.ts';
import type { topList } from './catalogue/market.ts';
import { createStockOrder, type holdings } from './catalogue/trading.ts';
import type { watchlistDelete } from './catalogue/watchlist.ts';
import type { ApiClient } from './client.ts';
import type { Decimal } from './decimal.ts';
import type { Endpoint, ParsedRequestOf, RequestOf, ResponseOf, WireResponseOf } from './endpoint.ts';

describe('what a definition leaves out', () => {
  test('a read is idempotent and its payload assumed', () => {
    expect(userInfo).toMatchObject({ family: 'auth', isIdempotent: true, isAssumed: true, refusals: [] });
  });

  test('a write is not idempotent unless it says so', () => {
    expect([login.isIdempotent, createStockOrder.isIdempotent]).toEqual([false, true]);
  });
});

// These hold at compile time; `tsc` fails where they do not.
describe('the types of an endpoint', () => {
  test('say what a caller passes and a handler gets', () => {
    expectTypeOf<RequestOf<typeof login>>().toEqualTypeOf<{ username: string; password: string }>();
    expectTypeOf<RequestOf<typeof watchlistDelete>>().toEqualTypeOf<{ id: string }>();
    expectTypeOf<RequestOf<typeof holdings>>().toEqualTypeOf<{
      pageNo?: number | undefined;
      pageSize?: number | undefined;
    }>();
    expectTypeOf<ParsedRequestOf<typeof holdings>>().toEqualTypeOf<{ pageNo: number; pageSize: number }>();
    expectTypeOf<RequestOf<typeof topList>['market']>().toEqualTypeOf<'NASDAQ' | 'NYSE' | 'AMEX'>();
    expectTypeOf<RequestOf<typeof createStockOrder>['direction']>().toEqualTypeOf<0 | 1>();
  });

  test('say what a caller gets and a backend sends', () => {
    expectTypeOf<ResponseOf<typeof holdings>['list'][number]['profit']>().toEqualTypeOf<Decimal>();
    expectTypeOf<WireResponseOf<typeof holdings>['list'][number]['profit']>().toEqualTypeOf<string>();
    expectTypeOf<
      ResponseOf<typeof holdings>['list'][number]['createTimeTimestamp']
    >().toEqualTypeOf<number>();
    expectTypeOf<WireResponseOf<typeof holdings>['list'][number]['createTimeTimestamp']>().toEqualTypeOf<
      string | number
    >();
    expectTypeOf<ResponseOf<typeof userInfo>['email']>().toEqualTypeOf<string | null>();
    expectTypeOf<WireResponseOf<typeof userInfo>['email']>().toEqualTypeOf<string | null | undefined>();
  });

  test('go through the client', () => {
    const callLogin = (client: ApiClient) => client.call(login, { username: 'ada', password: 'secret' });
    const callWallets = (client: ApiClient) => client.call(wallets, {});
    expectTypeOf(callLogin).returns.resolves.toEqualTypeOf<ResponseOf<typeof login>>();
    expectTypeOf(callLogin).returns.resolves.toHaveProperty('token').toEqualTypeOf<string>();
    expectTypeOf(callWallets)
      .returns.resolves.toHaveProperty('list')
      .items.toHaveProperty('balance')
      .toEqualTypeOf<Decimal>();
    // @ts-expect-error: a request without its password is no request
    expectTypeOf((client: ApiClient) => client.call(login, { username: 'ada' })).toBeFunction();
  });

  test('are found by id, and unknown ids by the compiler', () => {
    expectTypeOf<EndpointById<'auth.login'>>().toEqualTypeOf<typeof login>();
    expectTypeOf<EndpointById<'trading.holdings'>>().toEqualTypeOf<typeof holdings>();
    expectTypeOf<'market.tomorrow'>().not.toExtend<EndpointId>();
    expectTypeOf<EndpointById<EndpointId>>().toExtend<Endpoint>();
  });
});
