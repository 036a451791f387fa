import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { BellIcon } from '#icons/index.ts';
import { StatusTag } from '#patterns/StatusTag/StatusTag.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { InstrumentLogo } from '../InstrumentLogo/InstrumentLogo.tsx';
import { ListRow } from './ListRow.tsx';

const meta = preview.meta({
  title: 'Primitives/ListRow',
  component: ListRow,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'One line of a list, tapped as a whole: it goes somewhere, does something, or is only read.',
      whenToUse: [
        'A place to go, a setting with its value, a thing of a list.',
        'With `href` it is a link, with `onPress` a button, with neither a line of text.',
      ],
      whenNotToUse: [
        'An instrument with its price: `QuoteRow`. A figure with its working: `FigureRow`.',
        'A choice among several: `RadioGroup` or `PickerSheet`. On or off: `Switch`.',
        'Several actions in one row: a `Menu` beside it.',
      ],
      anatomy: {
        story: 'whole',
        parts: {
          'Leading: logo, avatar or icon': 'a > :first-child',
          Title: 'a > :nth-child(2) > :first-child',
          Subtitle: 'a > :nth-child(2) > :nth-child(2)',
          'Trailing value': 'a > :nth-child(3)',
          'Chevron, with `href`': 'a > :last-child svg',
        },
      },
      keyboard: { Tab: 'To the row, if it can be pressed.', 'Enter / Space': 'Presses it (a link: Enter).' },
      accessibility: [
        'All words of the row are its name, in their order. The whole row is the target: 60 px, compact 52 or 44.',
        'Disabled it cannot be focused: say in the subtitle why, or what comes first.',
        'Inside a list put each row into an `li`, as `List` does.',
      ],
      content: [
        'The title is the thing, the trailing part its value. Neither ends in a full stop.',
        'Long words go on in a second line; nothing is cut off.',
      ],
      pairs: [
        {
          kept: <ListRow title="Language" trailing="English" onPress={fn()} />,
          keptWhy: 'The title is the thing, the trailing part its value.',
          broken: <ListRow title="Change your language here." trailing="→" onPress={fn()} />,
          brokenWhy: 'A sentence with an instruction: the row already says that it can be pressed.',
        },
      ],
      related: ['List', 'QuoteRow', 'FigureRow', 'Menu', 'MoreList'],
    }),
  },
  args: { title: 'Transaction history' },
  tags: ['autodocs'],
});

export const Link = meta.story({
  args: { href: '#/pages/profile/transaction', subtitle: 'Every movement of your money' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Transaction history/ })).toHaveFocus();
  },
});

export const Whole = meta.story({
  args: {
    href: '#/pages/profile/transaction',
    leading: <BellIcon aria-hidden />,
    title: 'Notices',
    subtitle: 'Orders, money, your account',
    trailing: '3',
  },
});

export const Press = meta.story({
  args: { onPress: fn(), title: 'Language', trailing: 'English' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: /Language/ })).toHaveFocus();
  },
});

export const Read = meta.story({
  args: { title: 'Order number', trailing: '20261121-004417' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(document.body).toHaveFocus();
  },
});

export const Disabled = meta.story({
  args: { title: 'Withdraw', subtitle: 'After your identity is verified', onPress: fn(), isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    const row = canvas.getByRole('button', { name: /Withdraw/ });
    await expect(row).toBeDisabled();
    await userEvent.tab();
    await expect(row).not.toHaveFocus();
    row.click();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const Leading = meta.story({
  render: () => (
    <div>
      <ListRow href="#" leading={<InstrumentLogo code="AAPL" />} title="Apple" subtitle="NASDAQ" />
      <ListRow href="#" leading={<Avatar name="Grace Hopper" />} title="Grace Hopper" subtitle="Trader" />
      <ListRow href="#" leading={<BellIcon aria-hidden="true" />} title="Price alerts" trailing="3" />
    </div>
  ),
});

export const WithStatus = meta.story({
  args: {
    href: '#',
    title: 'Identity',
    subtitle: 'Up to 24 hours',
    trailing: <StatusTag tone="waiting" text="In review" />,
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    href: '#',
    title: 'Zhong An Online P & C Insurance Company Limited, American depositary receipts',
    subtitle: 'Subscription open until the day after tomorrow at noon in Hong Kong',
    trailing: 'HK$18.42',
  },
});

/** What belongs together stays together where the line ends, in Chinese too. */
export const SeveralFacts = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    leading: <Avatar name="Alex Morgan" size="l" />,
    title: 'Alex Morgan',
    facts: ['用户 ID demo', '手机 +1 212 555 0142', '邀请码 MRD-4821'],
  },
  play: async ({ canvas }) => {
    const code = canvas.getByText('邀请码 MRD-4821');
    await expect(code.getClientRects()).toHaveLength(1);
    await expect(code.parentElement).toHaveTextContent(
      '用户 ID demo · 手机 +1 212 555 0142 · 邀请码 MRD-4821',
    );
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: { href: '#', title: '资金明细', subtitle: '充值、提现与换汇的全部记录', trailing: '12 笔' },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { href: '#', title: '資金記錄', subtitle: '存款、提款及兌換的全部記錄', trailing: '12 項' },
});
