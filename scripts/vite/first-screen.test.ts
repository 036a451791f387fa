import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { firstScreenScript, type FirstCalls } from './first-screen.ts';

const firstCalls: FirstCalls = {
  headers: { en: { languages: 'en' }, 'zh-Hant': { languages: 'zh_Hant_HK' } },
  calls: [
    { path: '/m_ft/global_index', method: 'GET', body: null },
    { path: '/article/pageList', method: 'POST', body: '{"pageNo":1}' },
  ],
};

interface Page {
  readonly lang?: string;
  readonly tab?: string;
  readonly base?: string;
  readonly token?: string | null;
  readonly calls?: FirstCalls | null;
}

/** Runs the page's script: what it fetches as scripts, and what it asks of the backend. */
function opened({ lang = 'en', tab = 'home', base = '/w/demo/', token = null, calls = firstCalls }: Page) {
  const fetched: string[] = [];
  const asked: { readonly address: string; readonly init: Record<string, unknown> }[] = [];
  const context = {
    document: {
      documentElement: { lang, dataset: { tab } },
      querySelector: () => ({ content: base }),
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => fetched.push(href) },
    },
    localStorage: { getItem: () => token },
    fetch: (address: string, init: Record<string, unknown>) => {
      asked.push({ address, init });
      return Promise.reject(new TypeError('no network'));
    },
    meridianFirstReads: undefined as undefined | readonly Record<string, unknown>[],
  };
  const script = firstScreenScript('assets/home.js', {
    firstCalls: calls,
    texts: 'texts',
    apiBase: '/built',
  });
  runInNewContext(script, context);
  return { fetched, asked, handedOver: context.meridianFirstReads };
}

describe("the page's own script", () => {
  test('fetches home and its texts in the chosen language', () => {
    expect(opened({ lang: 'zh-Hant' }).fetched).toEqual([
      './assets/home.js',
      './assets/texts/zh-Hant.app.js',
      './assets/texts/zh-Hant.home.js',
    ]);
    expect(opened({ lang: 'zh-Hant', tab: 'none' }).fetched).toEqual(['./assets/texts/zh-Hant.app.js']);
    expect(opened({ tab: 'none' }).fetched).toEqual([]);
  });

  test('asks what home asks, of the backend the page names, and hands the answers over', () => {
    const { asked, handedOver } = opened({ lang: 'zh-Hant', token: 't1' });
    expect(asked.map(({ address }) => address)).toEqual([
      '/w/demo/m_ft/global_index',
      '/w/demo/article/pageList',
    ]);
    expect(asked[1]?.init).toMatchObject({
      method: 'POST',
      body: '{"pageNo":1}',
      headers: { languages: 'zh_Hant_HK', authorization: 't1' },
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
    });
    expect(handedOver?.[0]).toMatchObject({
      address: '/w/demo/m_ft/global_index',
      token: 't1',
      locale: 'zh-Hant',
    });
  });

  test('asks the backend that the app was built for where the page names none', () => {
    expect(opened({ base: '' }).asked[0]?.address).toBe('/built/m_ft/global_index');
  });

  test('a visitor asks without a session', () => {
    expect(opened({}).asked[0]?.init['headers']).toEqual({ languages: 'en' });
  });

  test('asks nothing for another screen, and nothing in the demo', () => {
    expect(opened({ tab: 'market' }).asked).toEqual([]);
    expect(opened({ calls: null }).asked).toEqual([]);
  });

  test('a failing read fails nothing else', () => {
    expect(() => opened({})).not.toThrow();
  });
});
