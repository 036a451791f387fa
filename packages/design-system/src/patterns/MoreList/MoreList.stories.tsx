import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { IdentityIcon, LanguageIcon, LogOutIcon, ThemeIcon } from '../../icons/index.ts';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { MoreList } from './MoreList.tsx';

const logOut = fn();

const meta = preview.meta({
  title: 'Patterns/MoreList',
  component: MoreList,
  parameters: { layout: 'padded' },
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
        icon: <LanguageIcon />,
        value: 'English',
        href: '#/pages/setting/index',
      },
      {
        id: 'theme',
        label: 'Theme',
        hint: 'Light, dark, or as the system',
        icon: <ThemeIcon />,
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
    await expect(logOut).toHaveBeenCalled();
  },
});
