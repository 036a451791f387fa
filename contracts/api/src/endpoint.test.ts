import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { EndpointById, EndpointId, Endpoints } from './catalogue/index.ts';
import { login } from './catalogue/auth.ts';
import { userInfo } from './catalogue/auth-start-up.ts';
import { wallets } from './catalogue/funds/index.ts';
import type { topList } from './catalogue/market.ts';
import { createStockOrder, type holdings } from './catalogue/trading.ts';
import { watchlistDelete } from './catalogue/watchlist.ts';
import type { ApiClient } from './client.ts';
import type { Decimal } from './decimal-text.ts';
import { defineEndpoint } from './endpoint.ts';
import type {
  Endpoint,
  Family,
  ParsedRequestOf,
  ReadEndpoint,
  RequestOf,
  ResponseOf,
  WireResponseOf,
  WriteEndpoint,
} from './endpoint.ts';

describe('what a definition leaves out', () => {
  test('a read is idempotent and its payload assumed', () => {
    expect(userInfo).toMatchObject({ family: 'auth', isIdempotent: true, isAssumed: true, refusals: [] });
  });

  test('a write is not idempotent unless it says so', () => {
    expect([login.isIdempotent, createStockOrder.isIdempotent]).toEqual([false, true]);
  });
});

describe('the id of a request', () => {
  test('is the order id where money is moved, `clientRequestId` on every other write, and nothing on a read', () => {
    expect([createStockOrder.requestId, login.requestId, userInfo.requestId]).toEqual([
      'clientOrderId',
      'clientRequestId',
      null,
    ]);
  });

  test('is accepted from any caller, and not required', () => {
    const request = { id: 'W1' };
    const fits = (more: object) => v.is(watchlistDelete.request, { ...request, ...more });
    expect([fits({}), fits({ clientRequestId: 'one' })]).toEqual([true, true]);
    expect([fits({ clientRequestId: '' }), fits({ clientRequestId: 7 })]).toEqual([false, false]);
    expect(fits({ clientRequestId: 'x'.repeat(65) })).toBe(false);
  });
});

// These hold at compile time; `tsc` fails where they do not.
describe('the types of an endpoint', () => {
  test('say what a caller passes and a handler gets', () => {
    expectTypeOf<RequestOf<typeof login>>().toEqualTypeOf<{
      username: string;
      password: string;
      clientRequestId?: string | undefined;
    }>();
    expectTypeOf<RequestOf<typeof watchlistDelete>>().toEqualTypeOf<{
      id: string;
      clientRequestId?: string | undefined;
    }>();
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

  test('distinguish reads from writes, and say who may call them', () => {
    expectTypeOf<typeof holdings>().toExtend<ReadEndpoint>();
    expectTypeOf<typeof createStockOrder>().toExtend<WriteEndpoint>();
    expectTypeOf<typeof createStockOrder>().not.toExtend<ReadEndpoint>();
    expectTypeOf<typeof holdings>().not.toExtend<WriteEndpoint>();
    expectTypeOf<typeof createStockOrder.access>().toEqualTypeOf<'signedIn'>();
    expectTypeOf<typeof login.access>().toEqualTypeOf<'anonymous'>();
  });

  test('let a read be given up, and no write', () => {
    const { signal } = new AbortController();
    expectTypeOf((client: ApiClient) => client.call(wallets, {}, { signal })).toBeFunction();
    // @ts-expect-error: what was sent cannot be taken back
    expectTypeOf((client: ApiClient) => client.call(watchlistDelete, { id: '1' }, { signal })).toBeFunction();
  });

  test('name the field of a write that carries its id', () => {
    expectTypeOf<WriteEndpoint['requestId']>().toEqualTypeOf<'clientOrderId' | 'clientRequestId'>();
    expectTypeOf<ReadEndpoint['requestId']>().toEqualTypeOf<null>();
    expectTypeOf<RequestOf<typeof createStockOrder>>().not.toHaveProperty('clientRequestId');
  });

  test('have a write say what it changes, in reads and families that there are', () => {
    type ReadId = { [Id in EndpointId]: Endpoints[Id]['kind'] extends 'read' ? Id : never }[EndpointId];
    expectTypeOf<Endpoints[EndpointId]['changes'][number]>().toExtend<ReadId | Family>();
    expectTypeOf<(typeof watchlistDelete)['changes'][number]>().toEqualTypeOf<
      'watchlist.list' | 'market.stockDetail' | 'market.cryptoDetail' | 'market.futuresDetail'
    >();
    const { changes: _, ...silent } = login;
    // @ts-expect-error: a write that does not say what it changes
    expectTypeOf(() => defineEndpoint(silent)).toBeFunction();
  });
});
