import { articlePage } from '@meridian/api';
import { requests } from '@meridian/api/test/requests';
import { chinese, signedOut, state, type Interaction } from '../interaction.ts';
import { written } from '../example.ts';
import { emptyPage, pageOfOne } from './examples.ts';

const headline = {
  id: 'A-1',
  title: 'Stocks open higher',
  source: 'Market desk',
  tags: ['markets'],
  createTimeTimestamp: 1_795_015_800_000,
};

export const content: readonly Interaction[] = [
  {
    endpoint: articlePage,
    description: 'for the newest headlines',
    given: signedOut,
    request: requests['content.articlePage'],
    answer: {
      data: pageOfOne(headline),
    },
  },
  {
    endpoint: articlePage,
    description: 'for the newest headlines in traditional Chinese',
    given: signedOut,
    locale: 'zh-Hant',
    request: requests['content.articlePage'],
    answer: { data: pageOfOne({ ...headline, title: written(chinese, '美股高開') }) },
  },
  {
    endpoint: articlePage,
    description: 'for the headlines when there are none',
    given: [...signedOut, state('listings', { state: 'empty' })],
    request: requests['content.articlePage'],
    answer: { data: emptyPage },
  },
];
