import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { CompareIcon } from '#icons/index.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { IconButton } from '#primitives/IconButton/IconButton.tsx';
import { belowChartPx } from '../chartHeight.ts';
import { PeriodPicker } from '../PeriodPicker/PeriodPicker.tsx';
import { PriceChart } from '../PriceChart/PriceChart.tsx';
import { day, painted } from '../PriceChart/samples/sampleChart.ts';
import { chartDialogGuide } from './ChartDialog.guide.ts';
import { ChartDialog, type ChartDialogProps } from './ChartDialog.tsx';

function FromButton(props: ChartDialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Full screen</Button>
      <ChartDialog
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

const periods = ['1D', '1W', '1M', '3M', '1Y'].map((label) => ({ value: label, label }));

const meta = preview.meta({
  title: 'Charts/ChartDialog',
  component: ChartDialog,
  parameters: { layout: 'padded', docs: { ...chartDialogGuide, story: { inline: false, height: '560px' } } },
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Apple',
    closeLabel: 'Close',
    turnLabel: 'Turn to landscape',
    summary: '188.40 +0.80%',
    foot: <PeriodPicker label="Period" value="1D" onChange={() => {}} options={periods} />,
    children: (heightPx) => <PriceChart {...day} height={heightPx - belowChartPx} />,
  },
  render: (args) => <FromButton {...args} />,
  tags: ['autodocs'],
});

async function opened(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: 'Apple' });
  await waitFor(() => expect(painted(dialog).count).toBeGreaterThan(1000));
  return dialog;
}

/** The chart takes what head and foot leave of the window, and nothing scrolls. */
async function fills(dialog: HTMLElement): Promise<void> {
  const { top, bottom } = dialog.getBoundingClientRect();
  await expect([top, bottom]).toEqual([0, window.innerHeight]);
  await expect(dialog.scrollHeight).toBe(dialog.clientHeight);
  const figure = within(dialog).getByRole('figure').getBoundingClientRect();
  const foot = within(dialog).getByRole('group', { name: 'Period' }).getBoundingClientRect();
  await expect(figure.height).toBeGreaterThan(window.innerHeight * 0.6);
  await expect(figure.bottom).toBeLessThanOrEqual(foot.top + 1);
}

export const Open = meta.story({
  play: async () => {
    const dialog = await opened();
    await waitFor(() => expect(dialog).toHaveFocus());
    await fills(dialog);
  },
});

export const OnADesk = meta.story({
  globals: { viewport: { value: 'w1280' } },
  play: async () => fills(await opened()),
});

/** On its side the foot is beside the name: all periods and the button at its end are there. */
export const OnItsSide = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'w844' } },
  args: { footEnd: <IconButton label="Compare" icon={<CompareIcon />} onPress={() => {}} /> },
  play: async () => {
    const dialog = await opened();
    const heading = within(dialog).getByRole('heading', { level: 2 }).getBoundingClientRect();
    const foot = within(dialog).getByRole('group', { name: 'Period' });
    const end = within(dialog).getByRole('button', { name: 'Compare' }).getBoundingClientRect();
    await expect(foot.getBoundingClientRect().top).toBeLessThan(heading.bottom);
    await expect(foot.scrollWidth).toBeLessThanOrEqual(foot.clientWidth);
    await expect(foot.getBoundingClientRect().width).toBeGreaterThan(200);
    await expect(end.left).toBeGreaterThanOrEqual(foot.getBoundingClientRect().right - 1);
    await expect(end.right).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The first Escape ends the reading, the next one closes. */
export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  args: { isOpen: false },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Full screen' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await opened();
    within(dialog).getByRole('application').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await within(dialog).findByText(/13:29/, { selector: '[aria-hidden] *' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** What a phone's browser can do, and whether it does it. */
function onAPhone(lock: () => Promise<void>): () => () => void {
  return () => {
    const put = (target: object, name: string, value: unknown): (() => void) => {
      Object.defineProperty(target, name, { value, configurable: true });
      return () => void Reflect.deleteProperty(target, name);
    };
    const undo = [
      put(navigator, 'maxTouchPoints', 5),
      put(document, 'fullscreenEnabled', true),
      put(document.documentElement, 'requestFullscreen', () => Promise.resolve()),
      put(screenOrientation(), 'lock', lock),
    ];
    return () => {
      for (const each of undo) each();
    };
  };
}

function screenOrientation(): object {
  return window.screen.orientation;
}

const locks = fn(() => Promise.resolve());

/** Offered once, where a phone is held upright. */
export const TurnsAPhone = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'w390' } },
  beforeEach: onAPhone(locks),
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Turn to landscape' }));
    await waitFor(() => expect(locks).toHaveBeenCalledWith('landscape'));
    await expect(within(dialog).queryByRole('button', { name: 'Turn to landscape' })).toBeNull();
  },
});

/** It was refused: the chart stays as it is, without a word. */
export const CannotTurn = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'w390' } },
  beforeEach: onAPhone(() => Promise.reject(new DOMException('not supported', 'NotSupportedError'))),
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Turn to landscape' }));
    await waitFor(() =>
      expect(within(dialog).queryByRole('button', { name: 'Turn to landscape' })).toBeNull(),
    );
    await expect(within(dialog).getByRole('figure')).toBeVisible();
    await expect(within(dialog).queryByRole('alert')).toBeNull();
  },
});

export const LargeLetters = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'w320' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async () => {
    await opened();
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans', theme: 'dark' },
  args: { title: '苹果', closeLabel: '关闭', turnLabel: '横屏显示' },
  play: async () => {
    await waitFor(async () => expect(await screen.findByRole('button', { name: '关闭' })).toBeVisible());
  },
});
