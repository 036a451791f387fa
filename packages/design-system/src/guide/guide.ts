import type { ReactNode } from 'react';

/** One rule, shown twice: as it is kept, and as it is broken. Both are the component itself. */
export interface Pair {
  readonly kept: ReactNode;
  readonly broken: ReactNode;
  /** What to do, and what not; each a short sentence. */
  readonly keptWhy: string;
  readonly brokenWhy: string;
}

/** A picture of the parts: a story that has them all, and where each is in it. */
export interface Drawing {
  /** The story, by its name in the address: `with-actions`. */
  readonly story: string;
  /**
   * What each part is, from the outside in → a selector that finds it in the story; null for what this
   * picture cannot show (heard, or of another state), which is listed without a number on the picture.
   */
  readonly parts: Readonly<Record<string, string | null>>;
  /**
   * In px: the story is shown in a window of its own of this size and is played first. For what opens over the page, and for
   * what asks how wide the window is.
   */
  readonly window?: { readonly width: number; readonly height: number };
}

/** Nothing to draw: the component is one part. */
interface OnePart {
  /** What that part is. */
  readonly onePart: string;
}

/** The page of a component, in the order a reader asks. The type leaves no question out. */
export interface Guide {
  /** What it is, in one or two sentences. */
  readonly what: string;
  readonly whenToUse: readonly string[];
  /** Each with what to take instead. */
  readonly whenNotToUse: readonly string[];
  /** Its parts, numbered on a picture. */
  readonly anatomy: Drawing | OnePart;
  /** Rules as pictures. */
  readonly pairs?: readonly Pair[];
  /** Key → what it does. */
  readonly keyboard: Readonly<Record<string, string>>;
  /** Roles, names, what is announced, what the caller owes. */
  readonly accessibility: readonly string[];
  /** How its words are written. */
  readonly content: readonly string[];
  readonly related: readonly string[];
}

/** What the docs page of a component reads (.storybook/docs-page.tsx). */
export interface GuideParameters {
  /** Shown below the live example; the prose follows it. */
  readonly what: string;
  readonly description: { readonly component: string };
  readonly anatomy: Drawing | OnePart;
  readonly pairs: readonly Pair[];
}

function list(title: string, lines: readonly string[]): string {
  return `### ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

/** The docs parameter of a component's stories: `parameters: { docs: guide({ … }) }`. */
export function guide(page: Guide): GuideParameters {
  const keys = Object.entries(page.keyboard).map(([key, effect]) => `| \`${key}\` | ${effect} |`);
  const parts = [
    list('When to use', page.whenToUse),
    list('When not to use', page.whenNotToUse),
    ...('onePart' in page.anatomy ? [`### Anatomy\n\n${page.anatomy.onePart}`] : []),
    keys.length === 0
      ? '### Keyboard\n\nIt takes no focus.'
      : `### Keyboard\n\n| Key | Effect |\n|---|---|\n${keys.join('\n')}`,
    list('Accessibility', page.accessibility),
    list('Content', page.content),
    `### Related\n\n${page.related.map((name) => `\`${name}\``).join(' · ')}`,
  ];
  const { what, anatomy, pairs = [] } = page;
  return { what, description: { component: parts.join('\n\n') }, anatomy, pairs };
}
