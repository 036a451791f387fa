import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { SearchIcon, StarIcon } from '#icons/index.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Patterns/EmptyState',
  component: EmptyState,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'There is nothing here, and that is all right: one sentence about what would be here, and one thing to do.',
      whenToUse: [
        'A list that came and has no entries: positions, orders, notices, a watchlist.',
        'A search without results.',
      ],
      whenNotToUse: [
        'The list did not come: `ErrorState`. A failed list must never look empty (DECISIONS 26).',
        'It is still coming: `Skeleton`.',
        'Something is needed before it can be there: `Gate`.',
      ],
      anatomy: {
        story: 'with-action',
        parts: { Mark: 'svg', Title: 'h2, h3', Sentence: ':is(h2, h3) + *', Action: 'a, button' },
      },
      keyboard: { Tab: 'To the action.', Enter: 'Takes it.' },
      accessibility: [
        'A heading, at the level the page needs. It is not announced: the person came to it.',
        'After a search or a filter, announce the number of results beside the field; this says it again in place.',
      ],
      content: [
        'The title names the thing: "No open positions", not "No data".',
        'The sentence says how it comes to be filled: "What you buy shows here."',
      ],
      pairs: [
        {
          kept: (
            <EmptyState
              title="No open positions"
              body="What you buy shows here."
              action={<Button>See the markets</Button>}
            />
          ),
          keptWhy: 'Names the thing, says how it fills, and offers one way.',
          broken: <EmptyState title="No data" />,
          brokenWhy: 'Nobody knows what is missing, or whether it failed.',
        },
      ],
      related: ['ErrorState', 'Gate', 'Skeleton', 'StateNotice'],
    }),
  },
  args: {
    title: 'No open positions',
    body: 'What you buy shows here.',
    action: <Button href="#/pages/market/index">See the markets</Button>,
  },
  tags: ['autodocs'],
});

export const WithAction = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No open positions' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See the markets' })).toHaveFocus();
  },
});

export const OwnIcon = meta.story({
  args: { icon: <StarIcon />, title: 'Your watchlist is empty', body: undefined },
});

export const NothingFound = meta.story({
  args: {
    icon: <SearchIcon />,
    title: 'Nothing matches “AAPPL”',
    body: 'Look for a name, or for a code such as AAPL or 00700.',
    action: undefined,
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    title: 'No subscriptions to new shares in Hong Kong or in the United States',
    body: 'Companies that offer shares to retail investors show under New shares until noon of the last day of their offer.',
    action: <Button>See the companies that offer new shares now</Button>,
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: { title: '暂无持仓', body: '买入后会显示在这里。', action: <Button>查看行情</Button> },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { title: '未有持倉', body: '買入後會在此顯示。', action: <Button>查看行情</Button> },
});
