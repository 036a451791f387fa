import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { Timeline } from '../Timeline/Timeline.tsx';
import { StateNotice } from './StateNotice.tsx';

const onRetry = fn();

const meta = preview.meta({
  title: 'Patterns/StateNotice',
  component: StateNotice,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A whole screen that cannot be what was asked for: the login expired, a permission is missing, or there is no network and nothing to show. It says why, what is kept, and the way on.',
      whenToUse: [
        '`sessionExpired`: the server answered 401 or 403.',
        '`notOpened`, `underReview`, `refused`: a permission such as that of block trading.',
        '`offline`: no network, and nothing was ever loaded.',
      ],
      whenNotToUse: [
        'One step that is needed first, by somebody who is known not to have taken it: `Gate`.',
        'Offline with older data in sight: `OfflineBanner` at the foot, `StaleNote` beside the values.',
        'A request that failed: `ErrorState`. Nothing there, and that is all right: `EmptyState`.',
      ],
      anatomy: {
        story: 'under-review',
        parts: {
          'Mark of the kind': 'svg',
          Title: 'h2',
          Why: 'h2 + *',
          'Reason or process': 'ol',
          'What is kept, with a tick; the action': null,
        },
      },
      keyboard: { Tab: 'To the action.', Enter: 'Takes it.' },
      accessibility: [
        'An expired login interrupts, so it is an alert; being offline is a status; a permission is announced by the screen one came to.',
        'It takes no focus from a field somebody types in: move it yourself when the screen changes.',
        'Each kind has its own mark besides its colour.',
      ],
      content: [
        'The title says what is the case, without blame: "Your login has expired".',
        '`kept` names the thing: "Your ticket for 10 AAPL is kept".',
        'The action says what it does: "Sign in again", "Apply for block trading".',
      ],
      pairs: [
        {
          kept: (
            <StateNotice
              kind="offline"
              headingLevel={3}
              title="We do not know yet"
              body="The answer to your order never came. We are looking for it."
            />
          ),
          keptWhy: 'An outcome that is not known is said as such, with who finds it out.',
          broken: (
            <StateNotice
              kind="refused"
              headingLevel={3}
              title="Order failed"
              body="Please try again."
              action={<Button tone="primary">Buy again</Button>}
            />
          ),
          brokenWhy: 'Whoever tries again may have bought twice.',
        },
      ],
      related: ['Gate', 'ErrorState', 'EmptyState', 'OfflineBanner', 'Timeline'],
    }),
  },
  args: {
    kind: 'sessionExpired' as const,
    title: 'Your login has expired',
    body: 'For your safety you were signed out.',
    kept: 'Your ticket for 10 AAPL is kept and waits for you.',
    action: (
      <Button tone="primary" href="#/pages/auth/login">
        Sign in again
      </Button>
    ),
  },
  beforeEach: () => {
    onRetry.mockClear();
  },
  tags: ['autodocs'],
});

export const SessionExpired = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /Your login has expired.*Your ticket for 10 AAPL is kept/,
    );
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sign in again' })).toHaveFocus();
  },
});

export const NotOpened = meta.story({
  render: () => (
    <StateNotice
      kind="notOpened"
      title="Block trading is not opened"
      body="It is for single orders of at least 10,000 shares. Apply once; the answer comes as a message."
      action={<Button tone="primary">Apply for block trading</Button>}
    />
  ),
});

export const UnderReview = meta.story({
  render: () => (
    <StateNotice
      kind="underReview"
      title="Your application is under review"
      body="You may close the app: the answer comes as a message."
    >
      <Timeline
        label="Application"
        items={[
          { id: 'sent', title: 'Sent', time: '11-20-2026 09:14:00 AM', state: 'done', stateLabel: 'done' },
          {
            id: 'review',
            title: 'Under review',
            detail: 'Up to 24 hours',
            state: 'current',
            stateLabel: 'now',
          },
          { id: 'open', title: 'Block trading opens', state: 'todo', stateLabel: 'next' },
        ]}
      />
    </StateNotice>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('list', { name: 'Application' })).toBeVisible();
  },
});

export const Refused = meta.story({
  render: () => (
    <StateNotice
      kind="refused"
      title="Your application was not approved"
      body="You can apply again when the reason below no longer holds."
      action={
        <>
          <Button tone="primary">Apply again</Button>
          <Button tone="quiet">Ask customer service</Button>
        </>
      }
    >
      <Text size="s">Reason: your account is younger than 30 days.</Text>
    </StateNotice>
  ),
});

export const Offline = meta.story({
  render: () => (
    <StateNotice
      kind="offline"
      title="You are offline"
      body="Markets show as soon as the network is back; you need not do anything."
      action={<Button onPress={onRetry}>Try now</Button>}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    title: 'Your login has expired because this account was signed in on another device',
    kept: 'Your subscription to Zhong An Online P & C Insurance Company Limited is kept on this device, with everything you typed, until you sign in again.',
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    title: '登录已过期',
    body: '为保障账户安全，系统已将您退出登录。',
    kept: '您填写的 10 股 AAPL 买入单已保留。',
    action: <Button tone="primary">重新登录</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '重新登录' })).toBeVisible();
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  render: () => (
    <StateNotice
      kind="notOpened"
      title="尚未開通大手交易"
      body="大手交易適用於單筆不少於 10,000 股的訂單。只需申請一次，結果會發送至收件箱。"
      action={<Button tone="primary">申請開通大手交易</Button>}
    />
  ),
});
