import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Screen } from '#layout/Screen/Screen.tsx';
import { TopBar } from '#layout/TopBar/TopBar.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { EdgeGrip } from './EdgeGrip.tsx';

const meta = preview.meta({
  title: 'Patterns/EdgeGrip',
  component: EdgeGrip,
  parameters: {
    docs: guide({
      what: 'A grip at the upper edge of the window that opens a sheet about the page, not part of it.',
      whenToUse: ['Tools beside an app: the panel of a demo, of a test.'],
      whenNotToUse: ['Anything a customer needs: it belongs into the screen, with a name one can see.'],
      anatomy: {
        story: 'over-no-control',
        window: { width: 390, height: 160 },
        parts: {
          'A target of 72 by 44 px': 'main + button, [id] > button:last-of-type',
          'The mark in it, at the edge': 'button > [aria-hidden]:first-child:empty',
        },
      },
      keyboard: {
        Tab: 'Reaches it after everything before it on the page.',
        Enter: 'Opens the sheet.',
        Space: 'Opens the sheet.',
      },
      accessibility: [
        'A button with a name, which says that it opens a dialog.',
        'It lies over the middle of a `TopBar`, where the title is and no control.',
      ],
      content: ['The name says what opens: "Open the demo panel".'],
      related: ['Sheet', 'TopBar'],
    }),
  },
  args: { label: 'Open the demo panel', onPress: fn() },
  render: (args) => (
    <>
      <Screen header={<TopBar title="Markets" onBack={() => {}} backLabel="Back" />}>
        <Text>The grip hangs from the upper edge.</Text>
      </Screen>
      <EdgeGrip {...args} />
    </>
  ),
  tags: ['autodocs'],
});

export const OpenedByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    const grip = canvas.getByRole('button', { name: 'Open the demo panel' });
    await expect(grip).toHaveFocus();
    await expect(grip).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(grip.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const OverNoControl = meta.story({
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const grip = canvas.getByRole('button', { name: 'Open the demo panel' }).getBoundingClientRect();
    const back = canvas.getByRole('button', { name: 'Back' }).getBoundingClientRect();
    await expect(grip.left).toBeGreaterThanOrEqual(back.right);
  },
});
