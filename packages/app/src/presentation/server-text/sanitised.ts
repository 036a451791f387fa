import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { shownTags } from './marks.ts';

/** What a text of the backend's is read as: its parts, without anything that acts, and its words. */
export interface Sanitised {
  readonly text: DocumentFragment;
  readonly words: string;
}

/** HTML of a stranger's, taken apart outside of the page. Null for none, and for one without words or pictures. */
function sanitised(html: string | null): Sanitised | null {
  if (html === null) return null;
  const text = DOMPurify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: [...shownTags],
    ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height', 'scope', 'colspan', 'rowspan'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  const words = (text.textContent ?? '').trim();
  return words === '' && text.querySelector('img') === null ? null : { text, words };
}

/** The same, once for each text. */
export function useSanitised(html: string | null): Sanitised | null {
  return useMemo(() => sanitised(html), [html]);
}
