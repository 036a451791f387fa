import { describe, expect, it } from 'vitest';
import { createCallLog, problemCode, requestIdIn } from '#platform/ports/call-log.ts';
import { reportOf, type ReportParts } from './report.ts';

const at = Date.UTC(2026, 10, 18, 15, 30);
const partsOf = (log = createCallLog()): ReportParts => ({
  system: {
    appVersion: '1.0.0',
    platform: 'iPhone',
    userAgent: 'Safari',
    languages: ['en'],
    timeZone: 'America/New_York',
  },
  locale: 'en',
  userId: 'demo',
  log,
  here: '/pages/service/index',
});

describe('a report to customer service', () => {
  it('says version, screen, person, language and device', () => {
    const log = createCallLog();
    log.visit('/pages/trade/index');
    log.visit('/pages/service/index');
    expect(reportOf(partsOf(log)).split('\n')).toEqual([
      'Version: Meridian 1.0.0',
      'Screen: /pages/trade/index',
      'User ID: demo',
      'Language: en',
      'Device: iPhone, Safari',
      'Time zone: America/New_York',
    ]);
  });

  it('names the last problems by code, and the last writes by id', () => {
    const log = createCallLog();
    log.note({ endpointId: 'funds.wallets', at, requestId: null, problem: null });
    log.note({ endpointId: 'trading.createStockOrder', at, requestId: 'id-7', problem: 'http 502' });
    const lines = reportOf(partsOf(log)).split('\n');
    expect(lines.slice(-2)).toEqual([
      'Request: id-7 trading.createStockOrder 2026-11-18T15:30:00.000Z',
      'Problem: http 502 trading.createStockOrder 2026-11-18T15:30:00.000Z',
    ]);
  });

  it('stays short however much has happened', () => {
    const log = createCallLog();
    for (let nth = 0; nth < 500; nth += 1)
      log.note({ endpointId: 'x', at, requestId: `id-${nth}`, problem: 'network' });
    const lines = reportOf(partsOf(log)).split('\n');
    expect(lines).toHaveLength(16);
    expect(lines).toContain('Request: id-499 x 2026-11-18T15:30:00.000Z');
  });

  it('has nothing of the words of a server, nor of what was asked for but its id', () => {
    const message = 'Balance 1,234.56 USD of token abc';
    expect(problemCode({ kind: 'refused', endpointId: 'x', code: 30001, message })).toBe('refused 30001');
    expect(problemCode({ kind: 'http', endpointId: 'x', status: 502, message })).toBe('http 502');
    expect(problemCode({ kind: 'network', endpointId: 'x' })).toBe('network');
    expect(requestIdIn({ amount: '1234.56', payPassword: '246810', clientOrderId: 'id-1' })).toBe('id-1');
    expect(requestIdIn({ amount: '1234.56' })).toBeNull();
    expect(requestIdIn(undefined)).toBeNull();
  });
});
