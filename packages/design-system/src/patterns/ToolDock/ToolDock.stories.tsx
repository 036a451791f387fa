import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Screen } from '#layout/Screen/Screen.tsx';
import { TopBar } from '#layout/TopBar/TopBar.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { ToolCode } from './ToolCode.tsx';
import { ToolDock, type ToolDockSide } from './ToolDock.tsx';

function Beside(args: ComponentProps<typeof ToolDock>) {
  const [side, setSide] = useState<ToolDockSide>(args.side);
  const [count, setCount] = useState(0);
  return (
    <>
      <Screen header={<TopBar title="Markets" />}>
        <Text>{`Pressed ${count} times.`}</Text>
        <Button onPress={() => setCount(count + 1)}>Press</Button>
      </Screen>
      <ToolDock {...args} side={side} onSideChange={setSide}>
        <Text>What testers need.</Text>
        <ToolCode label="Answer">
          {JSON.stringify({ code: 200, msg: 'success', data: null }, null, 2)}
        </ToolCode>
      </ToolDock>
    </>
  );
}

const meta = preview.meta({
  title: 'Patterns/ToolDock',
  component: ToolDock,
  parameters: {
    docs: guide({
      what: 'A tool beside the app: a column at one side of a wide window, the lower part of a phone.',
      whenToUse: ['For people who build and test: the panel of a demo.'],
      whenNotToUse: ['Anything a customer needs: it belongs into a screen, a `Sheet` or a `Dialog`.'],
      anatomy: {
        story: 'on-a-phone',
        window: { width: 390, height: 844 },
        parts: {
          'A head with its name': 'aside > header > h2',
          'The cross': 'aside > header > button:last-of-type',
          'What it is for, which scrolls by itself': 'aside > header + div',
        },
      },
      keyboard: {
        Escape: 'Closes it while the focus is in it.',
        Tab: 'Goes through it as through any part of the page; the app stays in reach.',
      },
      accessibility: [
        'A complementary landmark with a name. It takes the focus to its name when it opens, and holds nothing back.',
        'Dark in every theme, so that it is not taken for the product.',
      ],
      content: ['The name says whose tool it is: "Simulated brokerage".'],
      related: ['EdgeGrip', 'Sheet'],
    }),
  },
  args: {
    title: 'Simulated brokerage',
    closeLabel: 'Close',
    sideLabel: 'Move to the other side',
    side: 'end' as ToolDockSide,
    onClose: fn(),
    onSideChange: fn(),
    children: null,
  },
  render: (args) => <Beside {...args} />,
  tags: ['autodocs'],
});

export const OnAPhone = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dock = canvas.getByRole('complementary', { name: 'Simulated brokerage' }).getBoundingClientRect();
    await expect(dock.top).toBeGreaterThan(250);
    await expect(canvas.queryByRole('button', { name: 'Move to the other side' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Press' }));
    await expect(canvas.getByText('Pressed 1 times.')).toBeVisible();
  },
});

export const BesideAWideWindow = meta.story({
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const dock = canvas.getByRole('complementary', { name: 'Simulated brokerage' }).getBoundingClientRect();
    await expect([dock.top, dock.right]).toEqual([0, window.innerWidth]);
    await expect(dock.width).toBeLessThan(window.innerWidth / 2);
  },
});

export const MovedToTheOtherSide = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move to the other side' }));
    const dock = canvas.getByRole('complementary', { name: 'Simulated brokerage' }).getBoundingClientRect();
    await expect(dock.left).toBe(0);
  },
});

export const ClosedByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Simulated brokerage' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
