/** The page of a component, in the order a reader asks. The type leaves no question out. */
export interface Guide {
  /** What it is, in one or two sentences. */
  readonly what: string;
  readonly whenToUse: readonly string[];
  /** Each with what to take instead. */
  readonly whenNotToUse: readonly string[];
  /** Its parts, from the outside in. */
  readonly anatomy: readonly string[];
  /** Key → what it does. */
  readonly keyboard: Readonly<Record<string, string>>;
  /** Roles, names, what is announced, what the caller owes. */
  readonly accessibility: readonly string[];
  /** How its words are written. */
  readonly content: readonly string[];
  readonly related: readonly string[];
}

function list(title: string, lines: readonly string[]): string {
  return `### ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

/** The docs parameter of a component's stories: `parameters: { docs: guide({ … }) }`. */
export function guide(page: Guide): { description: { component: string } } {
  const keys = Object.entries(page.keyboard).map(([key, effect]) => `| \`${key}\` | ${effect} |`);
  const parts = [
    page.what,
    list('When to use', page.whenToUse),
    list('When not to use', page.whenNotToUse),
    // Not numbered: the styles of the stories on the page take the numbers of its lists away.
    list('Anatomy', page.anatomy),
    keys.length === 0
      ? '### Keyboard\n\nIt takes no focus.'
      : `### Keyboard\n\n| Key | Effect |\n|---|---|\n${keys.join('\n')}`,
    list('Accessibility', page.accessibility),
    list('Content', page.content),
    `### Related\n\n${page.related.map((name) => `\`${name}\``).join(' · ')}`,
  ];
  return { description: { component: parts.join('\n\n') } };
}
