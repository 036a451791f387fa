import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const charset = '<meta charset="utf-8" />';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The contents of every inline element of one kind, as policy sources. */
function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g');
  return [...html.matchAll(pattern)].map(([, text = '']) => hash(text));
}

export interface PolicyOptions {
  readonly isDemo: boolean;
  /** `VITE_API_BASE`; else what the page's own line names. A path, or nothing, is this origin. */
  readonly apiBase?: string | undefined;
  /** Where logos lie, if not at the backend: `VITE_IMAGE_ORIGINS`, parted by spaces. */
  readonly imageOrigins?: readonly string[];
  /** Whose pages are shown in the app's web page: `VITE_FRAME_ORIGINS`, parted by spaces. None: any that the configuration allows. */
  readonly frameOrigins?: readonly string[];
}

/** The line of index.html that names the backend. */
const metaBase = /<meta name="meridian-api-base" content="([^"]*)"/;

/** The origin of an absolute address; none for a path or nothing. */
function originOf(address: string): string[] {
  return /^https?:\/\//.test(address) ? [new URL(address).origin] : [];
}

/**
 * A strict policy for one page, by directive. Inline code of the static shell is allowed by its hash; styled-components
 * writes its rules into an empty style element, hence the hash of nothing.
 *
 * Besides its own origin the page calls the backend it was built for, and shows that one's pictures and those of
 * `imageOrigins`. The demo registers a service worker, which Trusted Types of this strictness refuse (its address is not
 * a TrustedScriptURL).
 */
export function policyFor(
  html: string,
  { isDemo, apiBase = '', imageOrigins = [], frameOrigins = [] }: PolicyOptions,
): Record<string, string[]> {
  const backend = originOf(apiBase || (metaBase.exec(html)?.[1] ?? ''));
  const frames = frameOrigins.flatMap(originOf);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script')],
    'style-src-elem': ["'self'", hash(''), ...inlineHashes(html, 'style')],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', 'blob:', ...backend, ...imageOrigins.flatMap(originOf)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...backend, ...backend.map((origin) => origin.replace(/^http/, 'ws'))],
    'frame-src': frames.length === 0 ? ['https:'] : frames,
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    // DOMPurify alone may parse HTML, outside of the page, and keeps its policy to itself; the others name the two workers of the
    // app: of pictures (forms/upload) and of the page.
    ...(isDemo
      ? {}
      : {
          'require-trusted-types-for': ["'script'"],
          'trusted-types': ['dompurify', 'picture-worker', 'service-worker'],
        }),
  };
}

/** Writes the policy into `index.html`, for hosts that set no headers. */
export function contentSecurityPolicy({ isDemo }: { isDemo: boolean }): Plugin {
  let env: Readonly<Record<string, string | undefined>> = {};
  return {
    name: 'meridian:content-security-policy',
    configResolved(config) {
      env = config.env as typeof env;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const apiBase = env['VITE_API_BASE'] ?? '';
        const imageOrigins = (env['VITE_IMAGE_ORIGINS'] ?? '').split(' ');
        const frameOrigins = (env['VITE_FRAME_ORIGINS'] ?? '').split(' ');
        const content = Object.entries(policyFor(html, { isDemo, apiBase, imageOrigins, frameOrigins }))
          .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
          .join('; ');
        const meta = `<meta http-equiv="Content-Security-Policy" content="${content}" />`;
        // After the charset, which a browser looks for in the first 1,024 bytes; before anything it restricts.
        if (!html.includes(charset)) throw new Error(`index.html does not begin with ${charset}`);
        return html.replace(charset, `${charset}\n    ${meta}`);
      },
    },
  };
}
