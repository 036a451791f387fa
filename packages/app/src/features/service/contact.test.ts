import { describe, expect, it } from 'vitest';
import { hrefOf, type ContactWay } from './contact.ts';

const way = (kind: ContactWay['kind'], value: string): ContactWay => ({ kind, value, hours: null });

describe('a way to reach the brokerage', () => {
  it.each([
    ['phone', '+852 3010 0142', 'tel:+85230100142'],
    ['email', 'service@meridian.example', 'mailto:service@meridian.example'],
    ['page', 'https://help.meridian.example/chat', 'https://help.meridian.example/chat'],
    ['whatsApp', '+852 3010 0142', 'https://wa.me/85230100142'],
    ['telegram', '@meridian', 'https://t.me/meridian'],
  ] as const)('by %s is a link', (kind, value, href) => {
    expect(hrefOf(way(kind, value))).toBe(href);
  });

  it.each([
    ['phone', 'call us'],
    ['email', 'a@b?bcc=everybody@example.com'],
    ['page', 'javascript:alert(1)'],
    ['page', 'http://help.meridian.example'],
    ['page', 'help'],
    ['whatsApp', 'Meridian'],
    ['telegram', 'a b'],
    [null, 'carrier pigeon'],
  ] as const)('that cannot be one is only text: %s %s', (kind, value) => {
    expect(hrefOf(way(kind, value))).toBeNull();
  });
});
