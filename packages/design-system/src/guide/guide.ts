import type { ReactNode } from 'react';

/** One rule, shown twice: as it is kept, and as it is broken. Both are the component itself. */
export interface Pair {
  readonly kept: ReactNode;
  readonly broken: ReactNode;
  /** What to do, and what not; each a short sentence. */
  readonly keptWhy: string;
  readonly brokenWhy: string;
}

/** The page of a component, in the order a reader asks. The type leaves no question out. */
export interface Guide {
  /** What it is, in one or two sentences. */
  readonly what: string;
  readonly whenToUse: readonly string[];
  /** Each with what to take instead. */
  readonly whenNotToUse: readonly string[];
  /** Its parts, from the outside in. */
  readonly anatomy: readonly string[];
  /** A story that has all parts, by its name in the address, and where each is in it, as selectors: the page numbers them. */
  readonly drawn?: { readonly story: string; readonly parts: readonly string[] };
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
  readonly description: { readonly component: string };
  readonly anatomy: Pick<Guide, 'anatomy' | 'drawn'>;
  readonly pairs: readonly Pair[];
}

function list(title: string, lines: readonly string[]): string {
  return `### ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

/** The docs parameter of a component's stories: `parameters: { docs: guide({ … }) }`. */
export function guide(page: Guide): GuideParameters {
  const keys = Object.entries(page.keyboard).map(([key, effect]) => `| \`${key}\` | ${effect} |`);
  const parts = [
    page.what,
    list('When to use', page.whenToUse),
    list('When not to use', page.whenNotToUse),
    // Not numbered: the styles of the stories on the page take the numbers of its lists away. A drawn one has its own.
    ...(page.drawn === undefined ? [list('Anatomy', page.anatomy)] : []),
    keys.length === 0
      ? '### Keyboard\n\nIt takes no focus.'
      : `### Keyboard\n\n| Key | Effect |\n|---|---|\n${keys.join('\n')}`,
    list('Accessibility', page.accessibility),
    list('Content', page.content),
    `### Related\n\n${page.related.map((name) => `\`${name}\``).join(' · ')}`,
  ];
  const { anatomy, drawn, pairs = [] } = page;
  return {
    description: { component: parts.join('\n\n') },
    anatomy: { anatomy, ...(drawn && { drawn }) },
    pairs,
  };
}
