import { describe, expect, test } from 'vitest';
import { isOnHost, webAddress } from './web-address.ts';

describe('the address of a page', () => {
  test.each([
    ['https://help.meridian.example/fees?a=1#b', 'https://help.meridian.example/fees?a=1#b'],
    ['HTTPS://Help.Meridian.Example', 'https://help.meridian.example/'],
    ['http://localhost:6006/a', 'http://localhost:6006/a'],
  ])('is taken: %s', (text, href) => expect(webAddress(text)?.href).toBe(href));

  test.each([
    '',
    'help.meridian.example',
    '//help.meridian.example',
    'http://help.meridian.example/',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://help.meridian.example/1',
    'file:///etc/passwd',
    'about:blank',
    'https://help.meridian.example@evil.example/',
    'https://user:secret@help.meridian.example/',
    'https://',
    `https://help.meridian.example/${'a'.repeat(2_048)}`,
  ])('is refused: %j', (text) => expect(webAddress(text)).toBeNull());

  test.each([
    ['https://help.meridian.example/x', true],
    ['https://help.meridian.example:8443/x', false],
    ['https://evil.help.meridian.example/', false],
    ['https://help.meridian.example.evil.example/', false],
    ['https://meridian.example/', false],
    ['https://help.meridian.example./', false],
  ])('is on an allowed host, to the letter: %s', (text, isAllowed) => {
    const page = webAddress(text);
    expect(page !== null && isOnHost(page, ['help.meridian.example'])).toBe(isAllowed);
  });
});
