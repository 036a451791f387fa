import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { CloseIcon } from '#icons/index.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { BellIcon, SearchIcon, StarIcon } from '#icons/index.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Inline } from '../Stack/Stack.tsx';
import { IconButton, type IconButtonProps } from './IconButton.tsx';
import { IconLink } from './IconLink.tsx';

function Toggle(props: IconButtonProps) {
  const [isPressed, setPressed] = useState(props.isPressed ?? false);
  return <IconButton {...props} isPressed={isPressed} onPress={() => setPressed(!isPressed)} />;
}

const meta = preview.meta({
  title: 'Primitives/IconButton',
  component: IconButton,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'An action small enough to need no words, with a name all the same.',
      whenToUse: [
        'In a bar or a row, for what everybody knows by its sign: back, search, close, clear.',
        'A thing to be on or off in passing: on the watchlist, balances hidden.',
      ],
      whenNotToUse: [
        'A way to another screen: `IconLink`, which looks the same and is a link.',
        'The main action of a screen, or a sign that has to be learnt: `Button` with words.',
        'A setting in a list: `Switch`. Going to a section of the app: `TabBar`.',
      ],
      anatomy: {
        story: 'pending',
        parts: {
          'Target of 44 px': 'button',
          'Icon of 24 px': 'svg',
          'Three dots at the foot while pending': 'svg + span i:last-child',
        },
      },
      keyboard: { 'Enter / Space': 'Presses it, or turns it on and off.' },
      accessibility: [
        '`label` is its name, shown when a pointer rests on it. A touch screen does not show it: the icon has to suffice.',
        'A toggle keeps its name and says pressed or not; pressed is a filled sign, not only a colour.',
        'Pending keeps focus and name, and takes no second press.',
      ],
      content: ['A verb and its thing: "Remove AAPL". In a row, the thing has to be named.'],
      pairs: [
        {
          kept: <Button>Close 60</Button>,
          keptWhy: 'What moves money has words and the quantity.',
          broken: <IconButton label="Close position" icon={<CloseIcon />} onPress={fn()} />,
          brokenWhy: 'A cross closes a page everywhere else; here it would sell sixty shares.',
        },
      ],
      related: ['Button', 'IconLink', 'TopBar', 'Menu'],
    }),
  },
  args: { label: 'Notices', icon: <BellIcon />, onPress: fn() },
  tags: ['autodocs'],
});

export const PressedByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Notices' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
});

export const ToggledByKeyboard = meta.story({
  tags: ['!autodocs'],
  args: { label: 'On watchlist', icon: <StarIcon />, isPressed: false },
  render: (args) => <Toggle {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const pressed = canvas.getByRole('button', { name: 'On watchlist', pressed: true });
    await expect(pressed).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'On watchlist', pressed: false })).toHaveFocus();
  },
});

export const Pressed = meta.story({
  args: { label: 'On watchlist', icon: <StarIcon />, isPressed: true },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Notices', busy: true }));
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

/** The same look, where it leads to another screen. What waits there is heard after its name. */
export const AsLink = meta.story({
  render: () => (
    <Inline gap={1}>
      <IconLink label="Search" icon={<SearchIcon />} href="#/pages/search/index" />
      <IconLink
        label="Messages"
        icon={
          <Badge count={12} srText="12 unread">
            <BellIcon />
          </Badge>
        }
        href="#/pages/notice/index"
      />
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const search = canvas.getByRole('link', { name: 'Search' });
    await expect(search).toHaveFocus();
    await expect(search).toHaveAttribute('href', '#/pages/search/index');
    const { width, height } = search.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Messages.*12 unread/ })).toHaveFocus();
  },
});
