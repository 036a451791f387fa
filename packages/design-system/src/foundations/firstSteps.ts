/** The first steps for a new reader of Storybook, by role. */
export interface FirstStep {
  readonly role: string;
  /** What Storybook is to them. */
  readonly why: string;
  readonly steps: readonly {
    readonly words: string;
    /** A page of Storybook, by its title in the sidebar; with a story of it, or its docs page. */
    readonly title: string;
    readonly story: string;
  }[];
}

export const firstSteps: readonly FirstStep[] = [
  {
    role: 'Designer',
    why: 'Every part and every state of a screen, live: what you see is what is shipped.',
    steps: [
      {
        words: 'Switch “Price colours” in the toolbar to “Red up” and watch what changes, and what must not',
        title: 'Foundations/Price conventions',
        story: 'PriceConventions',
      },
      { words: 'Read what a screen says, and how', title: 'Foundations/Writing', story: 'Writing' },
      { words: 'See a component’s parts, numbered', title: 'Patterns/QuoteRow', story: 'docs' },
    ],
  },
  {
    role: 'QA',
    why: 'Every state of a screen has a name and an address; no account, no backend, no waiting.',
    steps: [
      {
        words: 'Open a screen whose answer does not come, and look for the way on',
        title: 'Screens/Portfolio/Trade',
        story: 'Failed',
      },
      {
        words: 'Walk a person’s journey over several screens, a step at a time, in the panel “Interactions”',
        title: 'Journeys/Buy shares',
        story: 'BuyShares',
      },
      {
        words: 'Walk a desk: each pane breaks once, and the others go on',
        title: 'Shell/Panes',
        story: 'StockQuote',
      },
      {
        words: 'Look at the same at 320 px, with the toolbar’s viewport',
        title: 'Screens/Home/Home',
        story: 'Ready',
      },
    ],
  },
  {
    role: 'Frontend developer',
    why: 'The library with its rules: when to take what, which keys it answers, what the caller owes.',
    steps: [
      { words: 'Read one page from top to bottom', title: 'Primitives/Button', story: 'docs' },
      { words: 'See screens side by side', title: 'Layout/SplitView', story: 'docs' },
      {
        words: 'Know what the lint will say about looks',
        title: 'Foundations/Style rules',
        story: 'NoneAddedByTicksNorBySwitches',
      },
    ],
  },
  {
    role: 'Backend developer',
    why: 'The app against a brokerage that answers as the contract says, and as it must not.',
    steps: [
      {
        words: 'See what an answer that does not fit the contract does to a screen',
        title: 'Screens/Portfolio/Trade',
        story: 'AnswerDoesNotFit',
      },
      {
        words: 'See every code of an order in words',
        title: 'Patterns/RecordTable',
        story: 'docs',
      },
      {
        words: 'See what happens when the answer to a write never arrives',
        title: 'Submission/Transfer',
        story: 'OutcomeUnknown',
      },
    ],
  },
];

const kebab = (words: string): string =>
  words
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-');

/** The address of a page beside the one that a story is drawn in. */
export function addressOf(title: string, story: string): string {
  const id = `${title.toLowerCase().replace(/[^a-z\d]+/g, '-')}--${kebab(story)}`;
  return `./?path=/${story === 'docs' ? 'docs' : 'story'}/${id}`;
}
