import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { useLongPress } from './useLongPress.ts';

const onPress = fn();

function Example() {
  const [count, setCount] = useState(0);
  const handlers = useLongPress(() => setCount((before) => before + 1));
  return (
    <Stack gap={3} align="start">
      <div {...handlers}>
        <Button onPress={onPress}>Tencent</Button>
      </div>
      <Text size="s">Pressed long: {count}</Text>
      <Button onPress={() => setCount(count + 1)}>The same, in sight</Button>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Primitives/useLongPress',
  component: Example,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A press of 350 ms that does not move more than 10 px, as a hook whose handlers are spread on an element.',
      whenToUse: ['A quicker way to a menu that has a visible way too.'],
      whenNotToUse: [
        'The only way to an action: nobody sees that a thing can be pressed long.',
        'Actions of a row: `SwipeRow` has a menu button already.',
      ],
      anatomy: { onePart: 'Handlers for the element, nothing of its own to see.' },
      keyboard: { 'Menu key, Shift + F10': 'Does the same, where the element can take the focus.' },
      accessibility: [
        'A screen reader knows no long press: give the action a control as well.',
        'The click at the end of a long press is swallowed, so that nothing happens twice.',
      ],
      content: ['Nothing says "press and hold": the visible way has the words.'],
      related: ['Menu', 'SwipeRow', 'ReorderableList'],
    }),
  },
  beforeEach: () => {
    onPress.mockClear();
  },
  tags: ['autodocs'],
});

const at = { isPrimary: true, button: 0, pointerId: 1, pointerType: 'touch' } as const;

const rest = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

export const Fires = meta.story({
  play: async ({ canvas }) => {
    const target = canvas.getByRole('button', { name: 'Tencent' });
    await fireEvent.pointerDown(target, { ...at, clientX: 20, clientY: 20 });
    await fireEvent.pointerMove(target, { ...at, clientX: 26, clientY: 27 });
    await waitFor(() => expect(canvas.getByText('Pressed long: 1')).toBeVisible());
    await fireEvent.pointerUp(target, at);
    await fireEvent.click(target);
    await expect(onPress).not.toHaveBeenCalled();
    await fireEvent.click(target);
    await expect(onPress).toHaveBeenCalledOnce();
  },
});

export const CancelledByAMove = meta.story({
  play: async ({ canvas }) => {
    const target = canvas.getByRole('button', { name: 'Tencent' });
    await fireEvent.pointerDown(target, { ...at, clientX: 20, clientY: 20 });
    await fireEvent.pointerMove(target, { ...at, clientX: 20, clientY: 31 });
    await rest(450);
    await expect(canvas.getByText('Pressed long: 0')).toBeVisible();
  },
});

export const CancelledByLettingGo = meta.story({
  play: async ({ canvas, userEvent }) => {
    const target = canvas.getByRole('button', { name: 'Tencent' });
    await userEvent.click(target);
    await rest(450);
    await expect(canvas.getByText('Pressed long: 0')).toBeVisible();
    await expect(onPress).toHaveBeenCalledOnce();
  },
});

export const ByTheMenuKey = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const target = canvas.getByRole('button', { name: 'Tencent' });
    await expect(target).toHaveFocus();
    await fireEvent.contextMenu(target);
    await expect(canvas.getByText('Pressed long: 1')).toBeVisible();
  },
});
