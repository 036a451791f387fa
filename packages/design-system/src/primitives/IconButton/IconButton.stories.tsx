import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { BellIcon, DeleteIcon, StarIcon } from '#icons/index.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { IconButton, type IconButtonProps } from './IconButton.tsx';

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
        'The main action of a screen, or a sign that has to be learnt: `Button` with words.',
        'A setting in a list: `Switch`. Going to a section of the app: `TabBar`.',
      ],
      anatomy: ['Target of 44 px', 'Icon of 24 px', 'Three dots at the foot while pending'],
      keyboard: { 'Enter / Space': 'Presses it, or turns it on and off.' },
      accessibility: [
        '`label` is its name, and what a resting pointer reads. On a touch screen nobody sees it: the sign has to do.',
        'A toggle keeps its name and says pressed or not; pressed is a filled sign, not only a colour.',
        'Pending keeps focus and name, and takes no second press.',
        'A `Tooltip` says more to pointer and keyboard; give it on as `describedBy`.',
      ],
      content: ['A verb and its thing: "Remove AAPL". In a row, the thing has to be named.'],
      related: ['Button', 'Tooltip', 'TopBar', 'Menu'],
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

export const WithTooltip = meta.story({
  args: { label: 'Remove alert', icon: <DeleteIcon /> },
  render: (args) => (
    <Tooltip text="You are no longer told when AAPL reaches $200.00.">
      {(target) => <IconButton {...args} {...target} />}
    </Tooltip>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove alert' })).toHaveAccessibleDescription(
      'You are no longer told when AAPL reaches $200.00.',
    );
  },
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
