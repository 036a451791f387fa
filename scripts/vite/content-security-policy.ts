import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const charset = '<meta charset="utf-8" />';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The contents of every inline element of one kind, as policy sources. */
function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g');
  return [...html.matchAll(pattern)].map(([, text = '']) => hash(text));
}

/**
 * A strict policy for one page, by directive. Inline code of the static shell is allowed by its hash; styled-components
 * writes its rules into an empty style element, hence the hash of nothing.
 *
 * The backend's address is a matter of deployment, so any https and wss origin may be called. The demo registers a
 * service worker, which Trusted Types of this strictness refuse (its address is not a TrustedScriptURL).
 */
export function policyFor(html: string, { isDemo }: { isDemo: boolean }): Record<string, string[]> {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script')],
    'style-src-elem': ["'self'", hash(''), ...inlineHashes(html, 'style')],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'https:', 'wss:', ...(isDemo ? ['ws:'] : [])],
    'frame-src': ['https:'],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    ...(isDemo ? {} : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }),
  };
}

/** Writes the policy into `index.html`, for hosts that set no headers. */
export function contentSecurityPolicy({ isDemo }: { isDemo: boolean }): Plugin {
  return {
    name: 'meridian:content-security-policy',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const content = Object.entries(policyFor(html, { isDemo }))
          .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
          .join('; ');
        const meta = `<meta http-equiv="Content-Security-Policy" content="${content}" />`;
        // After the charset, which a browser looks for in the first 1,024 bytes; before anything it judges.
        if (!html.includes(charset)) throw new Error(`index.html does not begin with ${charset}`);
        return html.replace(charset, `${charset}\n    ${meta}`);
      },
    },
  };
}
