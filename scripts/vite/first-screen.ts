import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { textsFolder } from './built-texts.ts';

/** The page's first screen when its address says nothing else (spec §2: the entry page is home). */
const firstScreen = '/packages/app/src/features/home/index.ts';

/** Scripts of the first picture beside the entry: those of every screen, and home's own. */
interface FirstScripts {
  readonly always: readonly string[];
  readonly home: string;
}

function firstScriptsOf(bundle: Rolldown.OutputBundle): FirstScripts {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  const home = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(firstScreen)));
  if (home === undefined) throw new Error(`no chunk holds ${firstScreen}: has the home screen moved?`);
  const always = new Set<string>();
  const visit = (fileName: string): void => {
    if (always.has(fileName) || fileName === entry?.fileName) return;
    always.add(fileName);
    chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(visit);
  };
  home.imports.forEach(visit);
  return { always: [...always], home: home.fileName };
}

/** Inter as the Latin letters and all digits need it. */
function latinFontOf(bundle: Rolldown.OutputBundle): string {
  const name = Object.keys(bundle).find((fileName) =>
    /\/inter-latin-wght-normal-[^/]+\.woff2$/.test(fileName),
  );
  if (name === undefined) throw new Error('no file of the Latin letters of Inter: has the font moved?');
  return name;
}

/** What home requests for any user, as the client would send it (contracts/api, `toOutgoing`). */
export interface FirstCalls {
  /** By language. */
  readonly headers: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly calls: readonly { readonly path: string; readonly method: string; readonly body: string | null }[];
}

export interface FirstScreenOptions {
  /** None in the demo, whose brokerage is not there yet. */
  readonly firstCalls: FirstCalls | null;
  /** Folder of the built texts. */
  readonly texts?: string;
  /** `VITE_API_BASE`, for a page whose own line names no backend. */
  readonly apiBase?: string;
}

/** The app takes the answers from `meridianFirstReads` (platform/reading/first-reads). */
function askingScript({ headers, calls }: FirstCalls, apiBase: string): string {
  return `
        if (isHome) try {
          const token = localStorage.getItem('token');
          const named = document.querySelector('meta[name="meridian-api-base"]').content;
          const base = (named || ${JSON.stringify(apiBase)}).replace(/\\/+$/, '');
          const headers = { ...${JSON.stringify(headers)}[lang], ...(token && { authorization: token }) };
          globalThis.meridianFirstReads = ${JSON.stringify(calls)}.map(({ path, method, body }) => {
            const address = base + path;
            const answer = fetch(address, {
              method, headers, body, cache: 'no-store', redirect: 'error', credentials: 'omit', priority: 'low',
            });
            answer.catch(() => {});
            return { address, body, token, locale: lang, answer };
          });
        } catch {}`;
}

/**
 * The page's own script after the one of index.html, which has found out the language and the tab: it fetches the code and
 * texts of home, and asks what home will ask.
 */
export function firstScreenScript(
  home: string,
  { firstCalls, texts = textsFolder(), apiBase = '' }: FirstScreenOptions,
): string {
  return `
      {
        const { lang, dataset } = document.documentElement;
        const isHome = dataset.tab === 'home';
        const parts = lang === 'en' ? [] : isHome ? ['app', 'home'] : ['app'];
        const files = parts.map((part) => \`assets/${texts}/\${lang}.\${part}.js\`);
        for (const file of isHome ? ['${home}', ...files] : files) {
          const link = document.createElement('link');
          link.rel = 'modulepreload';
          link.crossOrigin = '';
          link.href = \`./\${file}\`;
          document.head.append(link);
        }${firstCalls === null ? '' : askingScript(firstCalls, apiBase)}
      }
    `;
}

/** Everything of the first picture starts together: on a slow phone that is one round trip less before the first price. */
export function firstScreenPreload({ firstCalls }: Pick<FirstScreenOptions, 'firstCalls'>): Plugin {
  let apiBase = '';
  return {
    name: 'meridian:first-screen-preload',
    configResolved({ env }) {
      apiBase = (env['VITE_API_BASE'] as string | undefined) ?? '';
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const { always, home } = firstScriptsOf(bundle ?? {});
        const links: HtmlTagDescriptor[] = always.map((fileName) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${fileName}` },
          injectTo: 'head',
        }));
        const font: HtmlTagDescriptor = {
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
            href: `./${latinFontOf(bundle ?? {})}`,
          },
          injectTo: 'head',
        };
        // Inline, and so by its hash in the policy that is written after this (content-security-policy.ts).
        const script = {
          tag: 'script',
          children: firstScreenScript(home, { firstCalls, apiBase }),
          injectTo: 'head',
        } as const;
        return { html, tags: [...links, font, script] };
      },
    },
  };
}
