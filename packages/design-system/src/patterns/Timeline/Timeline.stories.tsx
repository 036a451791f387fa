import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Timeline } from './Timeline.tsx';

const meta = preview.meta({
  title: 'Patterns/Timeline',
  component: Timeline,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'The state of a process: what has happened, what happens now, and what comes next and when.',
      whenToUse: [
        'Something that takes its time and goes on without the person: a check, a deposit, an allotment.',
        'The events of a thing, oldest first: an order, a position.',
      ],
      whenNotToUse: [
        'Steps the person goes through now: `StepForm`.',
        'One state without steps: `StatusTag`. A part of a whole: `ProgressBar`.',
      ],
      anatomy: {
        story: 'waiting',
        parts: {
          'Mark of the state': 'li > :first-child',
          'Line to the next: solid when walked, dotted ahead': 'li:nth-child(2) > :first-child',
          Title: 'li:nth-child(2) > div > div > span:first-child',
          Time: 'li:first-child > div > div > span:last-child',
          Detail: 'li:nth-child(2) > div > div:nth-child(2)',
        },
      },
      keyboard: {},
      accessibility: [
        'A named, ordered list; the current step is marked with `aria-current="step"`.',
        '`stateLabel` is heard after the title. Give it in the words of the language.',
        'Each state has a shape: tick, glass, cross, ring; a full ring where it is the person’s turn.',
        'A step that completes while one looks is not announced: say it in a `Toast` or an `output` beside it.',
      ],
      content: [
        'Titles are facts or nouns: "Documents sent", "Under review".',
        'What lies ahead has a time or a limit: "Up to 24 hours". Later than promised says "longer than usual" and leads to customer service (DECISIONS 21).',
      ],
      pairs: [
        {
          kept: (
            <Timeline
              label="Deposit"
              items={[
                { id: 'sent', state: 'done', title: 'Proof sent', time: '09:31' },
                { id: 'seen', state: 'current', title: '1 of 3 confirmations' },
                { id: 'in', state: 'todo', title: 'In your account', time: 'about 09:36' },
              ]}
            />
          ),
          keptWhy: 'Where it is, what comes next, and when.',
          broken: (
            <Timeline label="Deposit" items={[{ id: 'now', state: 'current', title: 'Processing…' }]} />
          ),
          brokenWhy: 'One step that never ends: they will write to support.',
        },
      ],
      related: ['StatusTag', 'ResultScreen', 'ProgressBar'],
    }),
  },
  args: {
    label: 'Identity check',
    items: [
      {
        id: 'sent',
        title: 'Documents sent',
        time: '11-20-2026 09:14:00 AM',
        state: 'done' as const,
        stateLabel: 'done',
      },
      {
        id: 'review',
        title: 'Under review',
        detail: 'Up to 24 hours. You may close the app.',
        state: 'current' as const,
        stateLabel: 'now',
      },
      { id: 'result', title: 'Result as a message', state: 'todo' as const, stateLabel: 'next' },
    ],
  },
  tags: ['autodocs'],
});

export const Waiting = meta.story({
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
    await expect(steps[0]).toHaveTextContent('Documents sent done');
  },
});

export const Failed = meta.story({
  args: {
    items: [
      {
        id: 'sent',
        title: 'Documents sent',
        time: '11-20-2026 09:14:00 AM',
        state: 'done',
        stateLabel: 'done',
      },
      {
        id: 'review',
        title: 'Check unsuccessful',
        detail: 'The photo of the back was blurred.',
        time: '11-20-2026 02:40:00 PM',
        state: 'failed',
        stateLabel: 'failed',
      },
      { id: 'again', title: 'Send a new photo', state: 'yours', stateLabel: 'your turn' },
    ],
  },
});

export const DepositConfirmations = meta.story({
  args: {
    label: 'Deposit of 500.00 USDT',
    items: [
      { id: 'sent', title: 'Proof sent', time: '09:31', state: 'done', stateLabel: 'done' },
      {
        id: 'seen',
        title: '2 of 3 confirmations',
        detail: 'The network confirms a transfer several times. The next is due in about a minute.',
        state: 'current',
        stateLabel: 'now',
      },
      {
        id: 'there',
        title: 'In your funding account',
        time: 'about 09:36',
        state: 'todo',
        stateLabel: 'next',
      },
    ],
  },
  play: async ({ canvas }) => {
    const [, current] = canvas.getAllByRole('listitem');
    await expect(current).toHaveTextContent(/2 of 3 confirmations now/);
  },
});

export const NewShareMoney = meta.story({
  args: {
    label: 'Subscription for 400 shares of 06060',
    items: [
      {
        id: 'held',
        title: 'HK$16,484.60 held',
        detail: 'Not spent: held in your Hong Kong wallet.',
        time: '11-24-2026',
        state: 'done',
        stateLabel: 'done',
      },
      { id: 'closed', title: 'Offer closed', time: '11-28-2026', state: 'done', stateLabel: 'done' },
      {
        id: 'allotment',
        title: 'Waiting for allotment',
        detail: 'You may receive fewer shares than you asked for, or none.',
        time: 'on 12-02-2026',
        state: 'current',
        stateLabel: 'now',
      },
      {
        id: 'back',
        title: 'What was not used comes back',
        time: 'by 12-03-2026',
        state: 'todo',
        stateLabel: 'later',
      },
      { id: 'listed', title: 'Trading begins', time: '12-04-2026', state: 'todo', stateLabel: 'later' },
    ],
  },
});

export const OrderEvents = meta.story({
  args: {
    label: 'Order 20261121-004417',
    items: [
      { id: 'sent', title: 'Order sent', detail: 'Buy 10 AAPL at $189.84', time: '09:30:02', state: 'done' },
      { id: 'part', title: 'Partly filled', detail: '4 AAPL at $189.84', time: '09:30:41', state: 'done' },
      { id: 'rest', title: 'Cancelled', detail: '6 AAPL not filled', time: '09:34:10', state: 'failed' },
    ],
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    items: [
      {
        id: 'a',
        title: 'Two of three confirmations have come from the network',
        detail: 'Longer than usual. Customer service can look into it with the number of the transfer.',
        time: '11-20-2026 09:14:00 AM',
        state: 'current',
      },
      { id: 'b', title: 'The money reaches your funding account', state: 'todo' },
    ],
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    label: '充值进度',
    items: [
      { id: 'sent', title: '凭证已提交', time: '09:31', state: 'done', stateLabel: '已完成' },
      {
        id: 'seen',
        title: '网络确认 2/3',
        detail: '预计一分钟内完成下一次确认',
        state: 'current',
        stateLabel: '进行中',
      },
      { id: 'there', title: '到账', time: '约 09:36', state: 'todo', stateLabel: '下一步' },
    ],
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    label: '認購 06060 的款項',
    items: [
      { id: 'held', title: '已凍結 HK$16,484.60', time: '11-24-2026', state: 'done', stateLabel: '已完成' },
      { id: 'allot', title: '等候分配結果', time: '12-02-2026', state: 'current', stateLabel: '進行中' },
      { id: 'back', title: '退回餘款', time: '12-03-2026 前', state: 'todo', stateLabel: '下一步' },
    ],
  },
});
