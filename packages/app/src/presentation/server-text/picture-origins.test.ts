import { describe, expect, it } from 'vitest';
import { isShownPicture } from './picture-origins.ts';

const page = 'https://app.meridian.example/index.html#/pages/news/detail?id=1';
const shown = (src: string) => isShownPicture(src, page, ['https://images.meridian.example']);

describe('a picture of an article', () => {
  it.each(['https://app.meridian.example/a.png', 'https://images.meridian.example/a.png'])(
    'of the app or of a named host is shown: %s',
    (src) => expect(shown(src)).toBe(true),
  );

  it.each([
    'https://evil.example/a.png',
    'https://images.meridian.example.evil.example/a.png',
    'https://images.meridian.example@evil.example/a.png',
    'http://images.meridian.example/a.png',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'blob:https://app.meridian.example/1',
    'javascript:alert(1)',
    '//evil.example/a.png',
    'a.png',
    '',
  ])('of anybody else, or of no host, is not: %s', (src) => expect(shown(src)).toBe(false));
});
