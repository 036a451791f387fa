import { articlePage, globalIndex, homeCustomList } from '@meridian/api';

/** Rows of news on home. */
export const headlineCount = 8;

/** What home reads for every user. */
export const homeReads = {
  indexes: {},
  lists: {},
  news: { pageNo: 1, pageSize: headlineCount },
} as const;

/** The same as calls: the built page sends them before any script has come (scripts/vite/first-screen.ts). */
export const firstReads = [
  [globalIndex, homeReads.indexes],
  [homeCustomList, homeReads.lists],
  [articlePage, homeReads.news],
] as const;
