import type { LocaleTag } from '@meridian/api';
import { createHeldTimers } from '@meridian/api/test/held-timers';
import { describe, expect, it, vi } from 'vitest';
import { createChanges } from '../ports/changes.ts';
import { appPart, createTexts, type Catalogue } from './texts.ts';

/** An app's texts, whose files come or fail when the test says so. */
function setUp(locale: LocaleTag = 'zh-Hans') {
  const timers = createHeldTimers();
  const network = createChanges();
  const files = new Map<string, PromiseWithResolvers<Catalogue>>();
  const load = vi.fn((language: LocaleTag, part: string) => {
    if (language === 'en') return Promise.resolve({});
    const file = Promise.withResolvers<Catalogue>();
    files.set(`${language}.${part}`, file);
    return file.promise;
  });
  const texts = createTexts({
    locale,
    load,
    network: { ...network, isOnline: () => true, savesData: () => false },
    timers,
  });
  return {
    texts,
    timers,
    load,
    backOnline: network.announce,
    async comes(name: string, messages: Catalogue) {
      files.get(name)?.resolve(messages);
      await settled();
    },
    async fails(name: string) {
      files.get(name)?.reject(new TypeError('Failed to fetch'));
      await settled();
    },
  };
}

/** Everything that waits for nothing but promises has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the texts of an app', () => {
  it('are those of every part that is shown, in the chosen language', async () => {
    const { texts, comes } = setUp();
    void texts.need(appPart);
    void texts.need('home');
    await comes('zh-Hans.app', { tabs: '主导航' });
    expect(texts.get()).toEqual({ locale: 'en', messages: {} });
    await comes('zh-Hans.home', { title: '首页' });
    expect(texts.get()).toEqual({ locale: 'zh-Hans', messages: { tabs: '主导航', title: '首页' } });
  });

  it('bring only the parts that somebody needs, each once', async () => {
    const { texts, load, comes } = setUp();
    void texts.need(appPart);
    await comes('zh-Hans.app', {});
    void texts.need('quote');
    void texts.need('quote');
    expect(load.mock.calls).toEqual([
      ['zh-Hans', appPart],
      ['zh-Hans', 'quote'],
    ]);
  });

  it('are loaded when the promise resolves', async () => {
    const { texts, comes } = setUp();
    void texts.need(appPart);
    await comes('zh-Hans.app', {});
    const seen = texts.need('quote').then(() => texts.get().messages);
    await comes('zh-Hans.quote', { price: '价格' });
    expect(await seen).toEqual({ price: '价格' });
  });

  it('keep the old language until every part of the new one is there', async () => {
    const { texts, comes } = setUp();
    void texts.need(appPart);
    void texts.need('home');
    await comes('zh-Hans.app', { tabs: '主导航' });
    await comes('zh-Hans.home', { title: '首页' });
    texts.choose('zh-Hant');
    await comes('zh-Hant.app', { tabs: '主導覽' });
    expect(texts.get()).toEqual({ locale: 'zh-Hans', messages: { tabs: '主导航', title: '首页' } });
    await comes('zh-Hant.home', { title: '首頁' });
    expect(texts.get()).toEqual({ locale: 'zh-Hant', messages: { tabs: '主導覽', title: '首頁' } });
  });

  it('are those of the language chosen last, whichever comes first', async () => {
    const { texts, comes } = setUp('zh-Hans');
    void texts.need(appPart);
    texts.choose('zh-Hant');
    await comes('zh-Hant.app', { tabs: '主導覽' });
    await comes('zh-Hans.app', { tabs: '主导航' });
    expect(texts.get()).toEqual({ locale: 'zh-Hant', messages: { tabs: '主導覽' } });
  });

  it('of English are the code: nothing is left over from another language', async () => {
    const { texts, comes } = setUp();
    void texts.need(appPart);
    await comes('zh-Hans.app', { tabs: '主导航' });
    texts.choose('en');
    await settled();
    expect(texts.get()).toEqual({ locale: 'en', messages: {} });
  });

  it('of English stay the same object, so that nothing is drawn again for a further part', async () => {
    const { texts } = setUp('en');
    const before = texts.get();
    await texts.need(appPart);
    await texts.need('quote');
    expect(texts.get()).toBe(before);
  });
});

describe('texts that do not come', () => {
  it('leave English, and keep nobody waiting', async () => {
    const { texts, fails } = setUp();
    const opened = texts.need(appPart);
    await fails('zh-Hans.app');
    await opened;
    expect(texts.get()).toEqual({ locale: 'en', messages: {} });
  });

  it('of one screen leave that screen in English, in the shell of the chosen language', async () => {
    const { texts, comes, fails } = setUp();
    void texts.need(appPart);
    const opened = texts.need('home');
    await comes('zh-Hans.app', { tabs: '主导航' });
    await fails('zh-Hans.home');
    await opened;
    expect(texts.get()).toEqual({ locale: 'zh-Hans', messages: { tabs: '主导航' } });
  });

  it('and do not fail either keep nobody waiting for more than six seconds', async () => {
    const { texts, timers } = setUp();
    const opened = texts.need(appPart);
    expect(timers.pendingMs).toEqual([6_000]);
    timers.advance(6_000);
    await opened;
    expect(texts.get()).toEqual({ locale: 'en', messages: {} });
  });

  it('are asked for again after a while, and shown when they come', async () => {
    const { texts, timers, load, comes, fails } = setUp();
    void texts.need(appPart);
    await fails('zh-Hans.app');
    timers.advance(6_000);
    expect(load).toHaveBeenCalledTimes(2);
    await comes('zh-Hans.app', { tabs: '主导航' });
    expect(texts.get()).toEqual({ locale: 'zh-Hans', messages: { tabs: '主导航' } });
  });

  it('are asked for again when the network is back, but not twice at once', async () => {
    const { texts, load, backOnline, fails } = setUp();
    void texts.need(appPart);
    backOnline();
    expect(load).toHaveBeenCalledTimes(1);
    await fails('zh-Hans.app');
    backOnline();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('in a language that nobody wants any more are not asked for again', async () => {
    const { texts, timers, load, fails } = setUp();
    void texts.need(appPart);
    await fails('zh-Hans.app');
    texts.choose('en');
    await settled();
    timers.advance(6_000);
    expect(load.mock.calls).toEqual([
      ['zh-Hans', appPart],
      ['en', appPart],
    ]);
  });
});
