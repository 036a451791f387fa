/** Where articles are printed: among the news, or in the help of customer service (assumed: the spec names articles with tags). */
export const articleColumns = ['news', 'help'] as const;

/** What the help is about, in the order in which it is read: tags of its articles (assumed), by which screens lead to it. */
export const helpTopics = [
  'identity',
  'deposits',
  'withdrawals',
  'trading',
  'fees',
  'margin',
  'newShares',
  'following',
  'security',
] as const;
export type HelpTopic = (typeof helpTopics)[number];
