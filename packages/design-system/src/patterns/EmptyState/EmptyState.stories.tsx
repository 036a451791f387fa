import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { IdentityIcon, KeyIcon, LockIcon, NotBuiltIcon, SearchIcon, StarIcon } from '#icons/index.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Patterns/EmptyState',
  component: EmptyState,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Takes the place of content that does not exist, although nothing has failed: nothing yet, not open to this person, or not built yet. A sentence about it and one thing to do.',
      whenToUse: [
        'A list that was loaded and has no entries: positions, orders, messages, a watchlist. A search without results.',
        'Something is required first: to sign in (DECISIONS 15), an identity check, a permission, a transaction password (DECISIONS 16, 28).',
        'A screen that is planned and not built yet, or an address that does not exist.',
      ],
      whenNotToUse: [
        'It could not be loaded: `InlineMessage`. A failed list must never look empty (DECISIONS 26).',
        'It is still loading: `Skeleton`.',
        'One control that cannot be used now: keep it visible and say why beside it.',
      ],
      anatomy: {
        story: 'with-action',
        parts: { Mark: 'svg', Title: 'h2, h3', Sentence: ':is(h2, h3) + *', Action: 'a, button' },
      },
      keyboard: { Tab: 'To the action.', Enter: 'Takes it.' },
      accessibility: [
        'The title is a heading at the level the page needs. It is not announced: the person came to it.',
        'After a search or a filter, announce the number of results beside the field; this repeats it in place.',
        'An action that leads away comes back to this screen, with the draft kept; say so in the words.',
      ],
      content: [
        'The title names the thing, or the next step: "No open positions", "Verify your identity first". Not "No data", not "Access denied".',
        'The sentence says how it is filled, or why something is required and how long it takes.',
        'The icon says why there is nothing: open box, magnifier, lock, barrier.',
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
          brokenWhy: 'It does not say what is missing, or whether it failed.',
        },
        {
          kept: (
            <EmptyState
              icon={<IdentityIcon />}
              title="Verify your identity first"
              body="It takes about three minutes; most checks are done within a day."
              action={<Button tone="primary">Verify identity</Button>}
            />
          ),
          keptWhy: 'What is required, how long it takes, and the way there.',
          broken: (
            <EmptyState
              icon={<LockIcon />}
              title="Access denied"
              body="You lack the permission WITHDRAW_CARD."
              action={<Button>OK</Button>}
            />
          ),
          brokenWhy: 'Blame, in words of the code, and nothing to do about it.',
        },
      ],
      related: ['InlineMessage', 'Banner', 'Skeleton', 'ResultScreen'],
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

/** Something of their own, for somebody who is not signed in. */
export const SignIn = meta.story({
  args: {
    icon: <LockIcon />,
    title: 'Sign in to trade',
    body: 'Your ticket is kept.',
    action: (
      <Button tone="primary" href="#/pages/auth/login">
        Sign in
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Sign in to trade' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveFocus();
  },
});

export const IdentityCheck = meta.story({
  args: {
    icon: <IdentityIcon />,
    title: 'Verify your identity first',
    body: 'The law requires it before money leaves the account. It takes about three minutes.',
    action: <Button tone="primary">Verify identity</Button>,
  },
});

export const TransactionPassword = meta.story({
  args: {
    icon: <KeyIcon />,
    title: 'Set a transaction password first',
    body: 'It confirms every order and withdrawal. You return to this ticket, with what you typed.',
    action: <Button tone="primary">Set the password</Button>,
  },
});

export const NotBuilt = meta.story({
  args: {
    icon: <NotBuiltIcon />,
    title: 'Bank card withdrawal',
    body: 'This screen is not built yet.',
    action: <Button href="#/">Home</Button>,
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
