import { toDecimal, type Quote } from '@meridian/api';
import { describe, expect, it } from 'vitest';
import type { QuoteOrder } from '../quotes/quote-table.ts';
import { inOrder, orderAfter } from './quote-order.ts';

const figure = (text: string | null) => (text === null ? null : toDecimal(text));

function quote(
  name: string,
  figures: Partial<Record<'price_nominal' | 'change_ratio', string | null>>,
): Quote {
  const { price_nominal = '1', change_ratio = '0' } = figures;
  return {
    name,
    market: 'NASDAQ',
    price_nominal: figure(price_nominal),
    change_ratio: figure(change_ratio),
  } as Quote;
}

const asRead = (read: Quote): Quote => read;
const named = (quotes: readonly Quote[]): string => quotes.map(({ name }) => name).join(' ');

describe('the order of a table of quotes', () => {
  const quotes = [
    quote('Beta', { price_nominal: '9.5', change_ratio: '-2' }),
    quote('Gamma', { price_nominal: null, change_ratio: null }),
    quote('Alpha', { price_nominal: '100', change_ratio: '-10' }),
  ];

  it('is as the list came until a head is pressed', () => {
    expect(inOrder(quotes, null, asRead, 'en')).toBe(quotes);
  });

  it('compares figures as numbers, and what is not known comes last whichever way', () => {
    expect(named(inOrder(quotes, { by: 'price', direction: 'descending' }, asRead, 'en'))).toBe(
      'Alpha Beta Gamma',
    );
    expect(named(inOrder(quotes, { by: 'price', direction: 'ascending' }, asRead, 'en'))).toBe(
      'Beta Alpha Gamma',
    );
    expect(named(inOrder(quotes, { by: 'ratio', direction: 'descending' }, asRead, 'en'))).toBe(
      'Beta Alpha Gamma',
    );
  });

  it('puts names as the readers of a language look them up', () => {
    const names = ['中国移动', '阿里巴巴', '腾讯控股', 'Apple'].map((name) => quote(name, {}));
    const byName = (locale: string) =>
      named(inOrder(names, { by: 'name', direction: 'ascending' }, asRead, locale));
    expect(byName('zh-Hans')).toBe('阿里巴巴 腾讯控股 中国移动 Apple');
    expect(byName('zh-Hant')).toBe('中国移动 阿里巴巴 腾讯控股 Apple');
  });

  it('takes the figures of the moment it is asked for', () => {
    const now = (read: Quote): Quote =>
      read.name === 'Beta' ? { ...read, price_nominal: toDecimal('101') } : read;
    expect(named(inOrder(quotes, { by: 'price', direction: 'descending' }, now, 'en'))).toBe(
      'Beta Alpha Gamma',
    );
  });

  it('keeps rows of one figure as they came', () => {
    const same = [quote('Second', {}), quote('First', {})];
    expect(named(inOrder(same, { by: 'price', direction: 'descending' }, asRead, 'en'))).toBe('Second First');
  });

  it('goes through both ways and back to how the list came', () => {
    const largest: QuoteOrder = { by: 'volume', direction: 'descending' };
    expect(orderAfter(null, 'volume')).toEqual(largest);
    expect(orderAfter(largest, 'volume')).toEqual({ by: 'volume', direction: 'ascending' });
    expect(orderAfter({ by: 'volume', direction: 'ascending' }, 'volume')).toBeNull();
    expect(orderAfter(largest, 'name')).toEqual({ by: 'name', direction: 'ascending' });
    expect(orderAfter({ by: 'name', direction: 'ascending' }, 'name')?.direction).toBe('descending');
  });
});
