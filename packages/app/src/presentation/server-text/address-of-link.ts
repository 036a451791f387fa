import { routePaths, withQuery } from '#platform/address/links.ts';
import { webAddress } from '#platform/address/web-address.ts';

const paths: ReadonlySet<string> = new Set(Object.values(routePaths));

/**
 * Where a link in a stranger's text may lead: to a screen of the app, or to a page of the web by way of the screen that
 * looks at its host first. Null for everything else, which is then no link.
 */
export function addressOfLink(href: string | null): string | null {
  if (href === null || href.length > maxLinkLength) return null;
  const inside = href.startsWith('#/') ? href.slice(1) : null;
  if (inside !== null) return paths.has(inside.split('?', 1)[0] ?? '') ? inside : null;
  const page = webAddress(href);
  return page === null ? null : withQuery(routePaths.webview, { url: page.href });
}

const maxLinkLength = 2_048;
