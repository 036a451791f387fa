import { describe, expect, test } from 'vitest';
import type { Texts } from '#platform/words/texts.ts';
import { fetchScreen, type ArrivedScreens } from './fetch-screen.ts';
import type { LoadScreen, ScreenSource } from '../route.ts';

const Screen = () => null;
const texts: Texts = {
  get: () => ({ locale: 'en', messages: {} }),
  subscribe: () => () => {},
  choose: () => {},
  need: () => Promise.resolve(),
};
const sourceOf = (load: LoadScreen): Pick<ScreenSource, 'load' | 'texts'> => ({
  load,
  texts: ['statement'],
});

/** How React recognises a promise that it need not wait for. */
const readAtOnce = { status: 'fulfilled', value: undefined };

describe('the wait for a screen', () => {
  test('is one and the same before and after its code has come', async () => {
    const source = sourceOf(() => Promise.resolve({ default: Screen }));
    const arrived: ArrivedScreens = new Map();
    const wait = fetchScreen(source, arrived, texts);
    expect(fetchScreen(source, arrived, texts)).toBe(wait);
    await wait;
    expect(arrived.get(source.load)).toBe(Screen);
    expect(fetchScreen(source, arrived, texts)).toBe(wait);
    expect(wait).toMatchObject(readAtOnce);
  });

  test('stays the same where the code came some other way', async () => {
    const source = sourceOf(() => new Promise(() => {}));
    const arrived: ArrivedScreens = new Map();
    const wait = fetchScreen(source, arrived, texts, 10);
    arrived.set(source.load, Screen);
    expect(fetchScreen(source, arrived, texts, 10)).toBe(wait);
    await wait;
    expect(wait).toMatchObject(readAtOnce);
  });

  test('is none for code that came with the page', () => {
    const source = sourceOf(() => Promise.reject(new Error('asked for')));
    const arrived: ArrivedScreens = new Map([[source.load, Screen]]);
    const wait = fetchScreen(source, arrived, texts);
    expect(wait).toMatchObject(readAtOnce);
    expect(fetchScreen(source, arrived, texts)).toBe(wait);
  });

  test('ends where the code cannot be loaded, and is not begun again', async () => {
    let asked = 0;
    const source = sourceOf(() => {
      asked += 1;
      return Promise.reject(new TypeError('Unable to preload CSS'));
    });
    const arrived: ArrivedScreens = new Map();
    await fetchScreen(source, arrived, texts);
    await fetchScreen(source, arrived, texts);
    expect(asked).toBe(1);
    expect(arrived.size).toBe(0);
  });

  test('is each app’s own', () => {
    const source = sourceOf(() => new Promise(() => {}));
    expect(fetchScreen(source, new Map(), texts, 10)).not.toBe(fetchScreen(source, new Map(), texts, 10));
  });
});
