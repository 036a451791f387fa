import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { fitsTheWindow, largeText } from '#guide/largeText.ts';
import { Button } from '../Button/Button.tsx';
import { ListRow } from '../ListRow/ListRow.tsx';
import { Sheet, type SheetProps } from './Sheet.tsx';

function FromButton(props: SheetProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{props.title}</Button>
      <Sheet
        {...props}
        isOpen={isOpen}
        onClose={() => {
          props.onClose();
          setOpen(false);
        }}
      />
    </>
  );
}

const noAction = (): void => {};

const meta = preview.meta({
  title: 'Primitives/Sheet',
  component: Sheet,
  parameters: {
    layout: 'padded',
    docs: {
      ...guide({
        what: 'A dialog that comes up from the lower edge: choices and short forms, in reach of the thumb.',
        whenToUse: [
          'Choosing among things that need a sentence each.',
          'A short form that belongs to the screen behind it: a password, a filter.',
        ],
        whenNotToUse: [
          'A form with its own steps or an address: a screen.',
          'A question in one sentence: `Dialog`. Before something that cannot be undone: `ConfirmDialog`.',
          'One value of a list: `PickerSheet`, which is a field and its sheet together.',
        ],
        anatomy: {
          story: 'open',
          window: { width: 390, height: 400 },
          parts: {
            Scrim: "[role='presentation']",
            'Handle, on phones and while it can be dismissed': 'span:has(+ h2)',
            Title: 'h2',
            'Close button': 'h2 + button',
            'Content, which scrolls': 'div:has(> h2) + div',
            'Actions, the primary one last': null,
          },
        },
        keyboard: {
          'Tab / Shift + Tab': 'To the next or previous control inside; from the last it begins again.',
          Escape: 'Closes it, unless `canDismiss` is off.',
        },
        accessibility: [
          'A `dialog` named by its title; focus goes in, stays in, and goes back to what had it before.',
          'A finger pushes it down by its head, from 30 % of its height or with a flick. Whoever cannot has the close button and Escape.',
          'From 1024 px on it is a card 24 px above the lower edge, without a handle.',
        ],
        content: ['The title says what is chosen: “Order type”, not “Please select”.'],
        related: ['Dialog', 'ConfirmDialog', 'PickerSheet', 'Menu'],
      }),
      story: { inline: false, height: '480px' },
    },
  },
  args: {
    isOpen: false,
    onClose: fn(),
    title: 'Order type',
    closeLabel: 'Close',
    children: (
      <>
        <ListRow title="Market" subtitle="At the best price there is, at once" onPress={noAction} />
        <ListRow title="Limit" subtitle="At your price or better, when it comes" onPress={noAction} />
      </>
    ),
  },
  render: (args) => <FromButton {...args} />,
  tags: ['autodocs'],
});

const finger = { pointerType: 'touch', isPrimary: true, pointerId: 1, button: 0 } as const;

/** Takes the sheet by its title and pushes it down. Steps are far apart in time, so that this is no flick. */
async function pushDown(byPx: number): Promise<void> {
  const title = screen.getByRole('heading', { name: 'Order type' });
  await fireEvent.pointerDown(title, { ...finger, clientY: 100 });
  await fireEvent.pointerMove(title, { ...finger, clientY: 100 + byPx });
  // Held still for a moment before it is let go.
  await new Promise(requestAnimationFrame);
  await fireEvent.pointerMove(title, { ...finger, clientY: 100 + byPx });
  await fireEvent.pointerUp(title, { ...finger, clientY: 100 + byPx });
}

export const Open = meta.story({ args: { isOpen: true } });
export const OpenWide = meta.story({ globals: { viewport: { value: 'w1280' } }, args: { isOpen: true } });

export const ChosenByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Order type' });
    await waitFor(() => expect(sheet).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: /Market/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Order type' })).toHaveFocus());
  },
});

export const PushedDown = meta.story({
  args: { isOpen: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await pushDown(200);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const LetGoTooEarly = meta.story({
  args: { isOpen: true },
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog');
    const restingAt = sheet.getBoundingClientRect().top;
    await pushDown(40);
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(sheet.getBoundingClientRect().top).toBeCloseTo(restingAt, 0));
  },
});

export const CannotBeDismissed = meta.story({
  args: { isOpen: true, canDismiss: false },
  play: async ({ userEvent, args }) => {
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(sheet).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await pushDown(200);
    await expect(sheet).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const LongList = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    isOpen: true,
    title: 'Where your bank account is',
    children: Array.from({ length: 24 }, (_, index) => (
      <ListRow
        key={index}
        title={`Bank number ${index + 1} of the list, with its whole registered name`}
        onPress={noAction}
      />
    )),
    actions: <Button tone="primary">Continue</Button>,
  },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    const button = screen.getByRole('button', { name: 'Continue' });
    await waitFor(() =>
      expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(sheet.getBoundingClientRect().bottom),
    );
    await expect(sheet.getBoundingClientRect().top).toBeGreaterThan(0);
  },
});

/** The head stays, the rows scroll, and the action is in reach. */
export const LargeText = meta.story({
  ...largeText,
  args: { isOpen: true, actions: <Button tone="primary">Continue</Button> },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    const button = screen.getByRole('button', { name: 'Continue' });
    await waitFor(() =>
      expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
    await expect(sheet.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(fitsTheWindow()).toBe(true);
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    isOpen: true,
    title: '委托类型',
    closeLabel: '关闭',
    children: (
      <>
        <ListRow title="市价单" subtitle="立即按当前最优价格成交" onPress={noAction} />
        <ListRow title="限价单" subtitle="达到您设定的价格或更优价格时成交" onPress={noAction} />
      </>
    ),
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    isOpen: true,
    title: '訂單類型',
    closeLabel: '關閉',
    children: (
      <>
        <ListRow title="市價盤" subtitle="即時以最佳價格成交" onPress={noAction} />
        <ListRow title="限價盤" subtitle="到達你設定的價格或更佳價格時成交" onPress={noAction} />
      </>
    ),
  },
});
