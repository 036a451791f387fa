import { articlePage } from '@meridian/api';
import { signedOut, state, type Interaction } from '../interaction.ts';
import { exactly } from '../matchers.ts';
import { pageOfOne } from './examples.ts';

export const content: readonly Interaction[] = [
  {
    endpoint: articlePage,
    description: 'for the newest headlines',
    given: signedOut,
    request: { pageNo: 1, pageSize: 8 },
    answer: {
      data: pageOfOne({
        id: 'A-1',
        title: 'Stocks open higher',
        source: 'Market desk',
        tags: ['markets'],
        createTimeTimestamp: 1_795_015_800_000,
      }),
    },
  },
  {
    endpoint: articlePage,
    description: 'for the headlines when there are none',
    given: [...signedOut, state('listings', { state: 'empty' })],
    request: { pageNo: 1, pageSize: 8 },
    answer: { data: { list: exactly([]), pageNo: 1, totalPage: 1, total: exactly(0) } },
  },
];
