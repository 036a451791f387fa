import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { IdentityIcon, GlobeIcon, LogOutIcon, SettingsIcon } from '#icons/index.ts';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { MoreList } from './MoreList.tsx';

const logOut = fn();

const meta = preview.meta({
  title: 'Patterns/MoreList',
  component: MoreList,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Places to go from an account or settings screen, each with its state.',
      whenToUse: ['Settings, account, choice of a document: a handful of ways with a word about each.'],
      whenNotToUse: [
        'Ways that need no word: `LinkGrid`.',
        'Things of one kind, such as orders: a list of `ListRow`s.',
        'One of a few to choose: `RadioGroup` or `PickerSheet`.',
      ],
      anatomy: {
        story: 'account',
        parts: {
          'List with a name': 'ul',
          Icon: 'li:nth-child(3) a > :first-child',
          Name: 'li:nth-child(3) a > :nth-child(2) > :first-child',
          Hint: 'li:nth-child(3) a > :nth-child(2) > :nth-child(2)',
          'Present value, or a `StatusTag`': 'li a > :last-child > :first-child',
          'Chevron, where it goes somewhere': 'li:nth-child(2) a > :last-child > svg',
        },
      },
      keyboard: { Tab: 'Moves to the next row.', Enter: 'Opens the place, or does what the row says.' },
      accessibility: [
        'A list with a name; a row that goes somewhere is a link, one that does something a button.',
        'Icons are not heard: the name says it.',
      ],
      content: ['A name of one to three words; the hint says what is behind it where the name does not.'],
      related: ['ListRow', 'LinkGrid', 'Section', 'StatusTag'],
    }),
  },
  args: {
    label: 'Account',
    items: [
      {
        id: 'kyc',
        label: 'Identity',
        icon: <IdentityIcon />,
        value: <StatusTag tone="waiting" text="Pending review" />,
        href: '#/pages/kycverify/index',
      },
      {
        id: 'language',
        label: 'Language',
        icon: <GlobeIcon />,
        value: 'English',
        href: '#/pages/setting/index',
      },
      {
        id: 'theme',
        label: 'Theme',
        hint: 'Light, dark, or as the system',
        icon: <SettingsIcon />,
        value: 'System',
        href: '#/pages/setting/index',
      },
      { id: 'out', label: 'Log out', icon: <LogOutIcon />, onPress: logOut },
    ],
  },
  tags: ['autodocs'],
});

export const Account = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(logOut).toHaveBeenCalledOnce();
  },
});

export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Identity\s*Pending review/ })).toHaveFocus();
    for (let at = 0; at < 3; at += 1) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Log out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(logOut).toHaveBeenCalledOnce();
  },
});

export const WithoutIcons = meta.story({
  args: {
    label: 'Documents',
    items: [
      { id: 'id', label: 'Identity card', hint: 'Front and back', href: '#/id' },
      { id: 'passport', label: 'Passport', hint: 'The page with your photo', href: '#/passport' },
    ],
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    items: [
      {
        id: 'kyc',
        label: 'Verification of your identity and of your address',
        hint: 'The brokerage looks at your documents by hand; most are done within a day',
        icon: <IdentityIcon />,
        value: <StatusTag tone="negative" text="Unsuccessful" />,
        href: '#/kyc',
      },
    ],
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    label: '账户',
    items: [
      {
        id: 'kyc',
        label: '实名认证',
        icon: <IdentityIcon />,
        value: <StatusTag tone="waiting" text="审核中" />,
        href: '#/kyc',
      },
      { id: 'language', label: '语言', icon: <GlobeIcon />, value: '简体中文', href: '#/language' },
    ],
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    label: '賬戶',
    items: [
      {
        id: 'kyc',
        label: '身份認證',
        icon: <IdentityIcon />,
        value: <StatusTag tone="waiting" text="審批中" />,
        href: '#/kyc',
      },
      { id: 'language', label: '語言', icon: <GlobeIcon />, value: '繁體中文', href: '#/language' },
    ],
  },
});
