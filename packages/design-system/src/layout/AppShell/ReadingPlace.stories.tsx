import { useEffect, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { GrowingList } from '#patterns/GrowingList/GrowingList.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { ListRow } from '#primitives/ListRow/ListRow.tsx';
import { Screen } from '../Screen/Screen.tsx';
import { AppShell } from './AppShell.tsx';
import { readingPlace, returnTo, type ReadingPlace } from './readingPlace.ts';

const codes = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => String(index + 1).padStart(4, '0'));

interface Words {
  readonly list: string;
  readonly away: string;
  readonly back: string;
}

interface ExampleProps extends Words {
  readonly count: number;
  /** Height of what is above the list when one comes back, in px: more than when one left. */
  readonly newAbovePx?: number;
}

/** A list, and a screen that takes its place and leads back to it. */
function Example({ count, newAbovePx = 0, list, away, back }: ExampleProps) {
  const frame = useRef<HTMLDivElement>(null);
  const left = useRef<ReadingPlace>(undefined);
  const [visits, setVisits] = useState(1);
  const [isAway, setAway] = useState(false);
  const leave = (): void => {
    if (frame.current) left.current = readingPlace(frame.current);
    setAway(true);
  };
  const stop = useRef<(() => void) | null>(null);
  const comeBack = (): void => {
    setAway(false);
    setVisits((before) => before + 1);
    requestAnimationFrame(() => {
      if (frame.current && left.current) stop.current = returnTo(frame.current, left.current);
    });
  };
  useEffect(() => () => stop.current?.(), []);
  return (
    <AppShell ref={frame} navigation={null}>
      <Screen title={isAway ? away : list}>
        {isAway ? (
          <Button onPress={comeBack}>{back}</Button>
        ) : (
          <>
            {visits > 1 && newAbovePx > 0 && (
              <Skeleton shape="block" width="100%" height={`${newAbovePx}px`} />
            )}
            <GrowingList
              label={list}
              items={codes(count)}
              keyOf={(code) => code}
              renderRow={(code) => <ListRow title={code} onPress={leave} />}
            />
          </>
        )}
      </Screen>
    </AppShell>
  );
}

const meta = preview.meta({
  title: 'Layout/ReadingPlace',
  component: Example,
  parameters: {
    docs: {
      ...guide({
        what: 'Where a person was on a page, and the way back to it: `readingPlace` right before a screen is left, `returnTo` when it is here again.',
        whenToUse: ['Once, in the router: for each entry of the history and each main place.'],
        whenNotToUse: ['A screen that is opened anew: it begins at its top.'],
        anatomy: {
          onePart:
            'Nothing to see: it keeps the first row in sight of a list and its distance from the upper edge, how far the page was scrolled where there are no rows, and the row whose control had the focus.',
        },
        keyboard: { Tab: 'From the row that was opened on to the next one.' },
        accessibility: [
          'The focus is given back to the row that had it, unless the person has gone on.',
          'A wheel, a finger or a key ends it at once: it never works against a hand.',
        ],
        content: [],
        related: ['GrowingList', 'List', 'AppShell'],
      }),
      story: { inline: false, height: '600px' },
    },
  },
  args: { count: 5_000, list: 'Orders', away: 'Order', back: 'Back to the orders' },
  tags: ['autodocs'],
});

/** To the row, away, and back; whether it lies where it lay, within a px. */
const goesAndComesBack =
  (code: string, topPx: number) =>
  async ({
    canvas,
    canvasElement,
    userEvent,
  }: Parameters<NonNullable<(typeof meta)['input']['play']>>[0]) => {
    const page = canvasElement.ownerDocument.documentElement;
    page.scrollTop = topPx;
    const row = await canvas.findByRole('button', { name: code });
    const before = row.getBoundingClientRect().top;
    await userEvent.click(row);
    await userEvent.click(await canvas.findByRole('button', { name: /^Back|^返回/ }));
    const again = await canvas.findByRole('button', { name: code });
    await waitFor(() => expect(Math.abs(again.getBoundingClientRect().top - before)).toBeLessThan(1));
    await waitFor(() => expect(again).toHaveFocus());
    page.scrollTop = 0;
  };

export const OfThousands = meta.story({ play: goesAndComesBack('2005', 112_017) });
export const OfAFew = meta.story({ args: { count: 60 }, play: goesAndComesBack('0022', 1_217) });

/** What is above has grown meanwhile: the px of the page lead elsewhere, the row does not. */
export const MoreStandsAbove = meta.story({
  args: { newAbovePx: 480 },
  play: goesAndComesBack('2005', 112_017),
});
export const MoreStandsAboveAFew = meta.story({
  args: { count: 60, newAbovePx: 480 },
  play: goesAndComesBack('0022', 1_217),
});

/** The person's own hand goes first. */
export const ScrolledMeanwhile = meta.story({
  args: { count: 60, newAbovePx: 480 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = canvasElement.ownerDocument.documentElement;
    page.scrollTop = 1_217;
    await userEvent.click(await canvas.findByRole('button', { name: '0030' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to the orders' }));
    const row = await canvas.findByRole('button', { name: '0030' });
    await waitFor(() => expect(row).toHaveFocus());
    await userEvent.keyboard('{Shift}');
    page.scrollTop = 40;
    for (let frames = 0; frames < 20; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await expect(page.scrollTop).toBe(40);
    page.scrollTop = 0;
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: { list: '委托', away: '委托详情', back: '返回委托列表' },
  play: goesAndComesBack('2005', 112_017),
});
export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { list: '訂單', away: '訂單詳情', back: '返回訂單列表' },
  play: goesAndComesBack('2005', 112_017),
});
