import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The contents of every inline element of one kind, as policy sources. */
function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g');
  return [...html.matchAll(pattern)].map(([, text = '']) => hash(text));
}

/**
 * Writes a strict policy into `index.html`, for hosts that set no headers. Inline code of the static shell is allowed by
 * its hash; styled-components writes its rules into an empty style element, hence the hash of nothing.
 *
 * The backend's address is a matter of deployment, so any https and wss origin may be called. The demo registers a
 * service worker, which Trusted Types of this strictness refuse (its address is not a TrustedScriptURL).
 */
export function contentSecurityPolicy({ isDemo }: { isDemo: boolean }): Plugin {
  return {
    name: 'meridian:content-security-policy',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const policy: Record<string, string[]> = {
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
        const content = Object.entries(policy)
          .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
          .join('; ');
        return {
          html,
          tags: [
            {
              tag: 'meta',
              attrs: { 'http-equiv': 'Content-Security-Policy', content },
              injectTo: 'head-prepend',
            },
          ],
        };
      },
    },
  };
}
