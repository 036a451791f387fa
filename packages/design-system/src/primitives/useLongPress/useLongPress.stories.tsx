import { useRef, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { useLongPress } from './useLongPress.ts';

const onPress = fn();

function Example() {
  const [pressed, setPressed] = useState('nothing yet');
  const list = useRef<HTMLDivElement>(null);
  useLongPress(list, {
    targetOf: (element) => (element instanceof Element ? element.closest('button') : null),
    onLongPress: (button) => setPressed(button.textContent),
  });
  return (
    <Stack gap={3} align="start">
      <div ref={list}>
        <Button onPress={onPress}>Tencent</Button> <Button onPress={onPress}>Apple</Button>
      </div>
      <Text size="s">Pressed long: {pressed}</Text>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Primitives/useLongPress',
  component: Example,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Presses of 350 ms that do not move more than 10 px, on anything inside one element.',
      whenToUse: ['A quicker way to a menu that has a visible way too.'],
      whenNotToUse: ['The only way to an action: a long press cannot be seen.'],
      anatomy: { onePart: 'Listens on the element around; nothing of its own to see.' },
      keyboard: { 'Menu key, Shift + F10': 'Does the same, for what has the focus.' },
      accessibility: [
        'A screen reader knows no long press: give the action a control as well.',
        'The click at the end of a long press is swallowed, so that nothing happens twice.',
        'A right click does the same in the place of the browser’s own menu.',
      ],
      content: ['Nothing says "press and hold": the visible way has the words.'],
      related: ['ContextMenu', 'ListRow', 'ReorderableList'],
    }),
  },
  beforeEach: () => {
    onPress.mockClear();
  },
  tags: ['autodocs'],
});

const finger = { isPrimary: true, button: 0, pointerId: 1, pointerType: 'touch' } as const;

/** Its times and ways are tested without a browser (`longPress.test.ts`). */
export const PressedLong = meta.story({
  play: async ({ canvas }) => {
    const tencent = canvas.getByRole('button', { name: 'Tencent' });
    await fireEvent.pointerDown(tencent, { ...finger, clientX: 20, clientY: 20 });
    await waitFor(() => expect(canvas.getByText('Pressed long: Tencent')).toBeVisible());
    await fireEvent.pointerUp(tencent, finger);
    await fireEvent.click(tencent);
    await expect(onPress).not.toHaveBeenCalled();
  },
});

export const ByTheMenuKey = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tencent = canvas.getByRole('button', { name: 'Tencent' });
    await expect(tencent).toHaveFocus();
    await fireEvent.contextMenu(tencent);
    await expect(canvas.getByText('Pressed long: Tencent')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Apple' }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
});
