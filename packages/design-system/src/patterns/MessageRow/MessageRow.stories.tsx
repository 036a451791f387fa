import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { LinkProvider, type LinkProps } from '#theme/LinkProvider.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { MessageRow, type MessageRowProps } from './MessageRow.tsx';

/** The list stays: a story that leaves its page cannot be looked at. */
function StillLink({ href, children, onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    >
      {children}
    </a>
  );
}

/** Marks itself as read when opened, as a list of messages does. */
function InMessages(props: MessageRowProps) {
  const [isRead, setRead] = useState(props.unreadText === undefined);
  return (
    <MessageRow
      {...props}
      unreadText={isRead ? undefined : props.unreadText}
      onPress={() => {
        setRead(true);
        props.onPress?.();
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Patterns/MessageRow',
  component: MessageRow,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'One message or system notice in a list: title, first words, time, what it is about, and whether it has been read.',
      whenToUse: ['A list of messages or announcements, the newest of them on a home screen.'],
      whenNotToUse: [
        'Something about this screen that one should know now: `Banner`.',
        'A headline: `NewsRow`. How an action ended: `useToast` or `ResultScreen`.',
      ],
      anatomy: {
        story: 'list',
        parts: {
          'Unread mark': '[data-unread] > i',
          'Title, the link': '[data-unread] a',
          'Two lines of its text': '[data-unread] p',
          Time: '[data-unread] p + div > :first-child',
          Tag: '[data-unread] p + div > :nth-child(2)',
          Chevron: '[data-unread] > :last-child',
        },
      },
      keyboard: { Tab: 'To the notice.', Enter: 'Opens it.' },
      accessibility: [
        'The link’s name is the title, with "Unread" before it; text, time and tag are read after it, not in it.',
        'Unread is a dot, bold letters and a heard word; never a colour alone.',
        'Put them in a list: `<ul>` with one in each `<li>`.',
      ],
      content: [
        'The title says what happened: "Your deposit of $500.00 has arrived", not "Deposit notice".',
        'The excerpt is the text’s own beginning.',
      ],
      related: ['NewsRow', 'Banner', 'Article', 'StatusTag', 'Badge'],
    }),
  },
  args: {
    href: '#/pages/notice/detail',
    title: 'Your deposit of $500.00 has arrived',
    excerpt: 'Three of three confirmations have come from the network. The money is in your funding account.',
    time: '12 minutes ago',
    unreadText: 'Unread',
    onPress: fn(),
  },
  decorators: [
    (Story) => (
      <LinkProvider component={StillLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  render: (args) => <InMessages {...args} />,
  tags: ['autodocs'],
});

export const ReadByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Unread Your deposit of $500.00 has arrived' });
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Your deposit of $500.00 has arrived' })).toHaveFocus();
  },
});

export const TappedAnywhere = meta.story({
  play: async ({ canvas, args }) => {
    const time = canvas.getByText('12 minutes ago').getBoundingClientRect();
    const hit = document.elementFromPoint(time.left + 4, time.top + time.height / 2);
    await expect(hit).toBe(canvas.getByRole('link'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const List = meta.story({
  render: (args) => (
    <ul>
      <li>
        <MessageRow {...args} tag={<StatusTag tone="positive" text="Completed" />} />
      </li>
      <li>
        <MessageRow
          {...args}
          title="Your identity check was unsuccessful"
          excerpt="The photo of the back was blurred. You can send a new one."
          time="Yesterday"
          tag={<StatusTag tone="negative" text="Unsuccessful" />}
        />
      </li>
      <li>
        <MessageRow
          {...args}
          title="Trading hours around Thanksgiving"
          excerpt="US exchanges are closed on 11-26-2026 and close at 01:00 PM the day after."
          time="11-18-2026"
          unreadText={undefined}
          tag="Markets"
        />
      </li>
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Unread/ })).toHaveLength(2);
  },
});

/** In a strip under a chart: as high as the lines of the tables it takes turns with. */
export const OneLine = meta.story({
  globals: { viewport: { value: 'w1280' } },
  render: (args) => (
    <ul>
      <li>
        <MessageRow {...args} isOneLine />
      </li>
      <li>
        <MessageRow {...args} isOneLine unreadText={undefined} title="Identity verified" time="Yesterday" />
      </li>
    </ul>
  ),
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('listitem'))
      await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(36);
    const [first, second] = canvas.getAllByText(/12 minutes ago|Yesterday/);
    await expect(first?.getBoundingClientRect().right).toBe(second?.getBoundingClientRect().right);
  },
});

export const TitleOnly = meta.story({ args: { excerpt: undefined, unreadText: undefined } });

export const Loading = meta.story({
  render: () => <Skeleton shape="row" count={3} label="Loading your notices" />,
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    title:
      'The Hong Kong public offer of Zhong An Online P & C Insurance Company Limited has been allotted: you received 400 of 1,200 shares',
    tag: <StatusTag tone="info" text="Waiting for settlement" />,
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    title: '您的 $500.00 充值已到账',
    excerpt: '网络已完成 3 次确认，资金已存入您的资金账户。',
    time: '12 分钟前',
    unreadText: '未读',
    tag: <StatusTag tone="positive" text="已完成" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '未读 您的 $500.00 充值已到账' })).toBeVisible();
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    title: '你的 $500.00 存款已到賬',
    excerpt: '網絡已完成 3 次確認，款項已存入你的資金賬戶。',
    time: '12 分鐘前',
    unreadText: '未讀',
    tag: <StatusTag tone="positive" text="已完成" />,
  },
});
