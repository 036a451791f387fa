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

/** Of the chosen language and the opened tab, which the page's first script has found out (index.html). */
function preloadScript(home: string, texts: string): string {
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
        }
      }
    `;
}

/** Everything of the first picture starts together: on a slow phone that is one round trip less before the first price. */
export function firstScreenPreload(): Plugin {
  return {
    name: 'meridian:first-screen-preload',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const { always, home } = firstScriptsOf(bundle ?? {});
        const links: HtmlTagDescriptor[] = always.map((fileName) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${fileName}` },
          injectTo: 'head',
        }));
        // Inline, and so by its hash in the policy that is written after this (content-security-policy.ts).
        const script = {
          tag: 'script',
          children: preloadScript(home, textsFolder()),
          injectTo: 'head',
        } as const;
        return { html, tags: [...links, script] };
      },
    },
  };
}
