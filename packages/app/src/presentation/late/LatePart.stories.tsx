import { Skeleton, Text } from '@meridian/design-system';
import { Suspense, useState, type ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { LatePart } from './LatePart.tsx';
import { lazyPart } from './lazy-part.tsx';
import { messages as mapMessages } from '../MarketMap/MarketMap.messages.ts';
import type { LoadPart } from './use-late-code.ts';

type Load = LoadPart<Record<never, never>>;

/** As much of a part as a screen is concerned with. */
const come: Load = () => Promise.resolve({ default: () => <Text>Realised P&L by day</Text> });
const lose: Load = () => Promise.reject(new TypeError('Failed to fetch'));

function lost(times: number): Load {
  let tries = 0;
  return () => {
    tries += 1;
    return tries <= times ? lose() : come();
  };
}

/** In a boundary of the screen, which shows nothing meanwhile. */
function LostTwice(): ReactNode {
  const [Part] = useState(() => lazyPart(lost(2), mapMessages.what));
  return (
    <main>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </main>
  );
}

interface Words {
  what: string;
  stillTrue: string;
}

const english: Words = {
  what: 'the charts of your account',
  stillTrue: 'Your balances and positions are not affected.',
};

function Screen({ load, words }: { load: Load; words: Words }): ReactNode {
  return (
    <main>
      <LatePart load={load} {...words} awaited={<Skeleton shape="row" count={3} />}>
        {(Part) => <Part />}
      </LatePart>
    </main>
  );
}

const meta = preview.meta({
  component: Screen,
  parameters: { path: '/', scenario: 'visitor', layout: 'padded' },
  args: { load: come, words: english },
});

export const Comes = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Realised P&L by day')).toBeVisible();
  },
});

export const CodeIsLost = meta.story({
  args: { load: lose },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load the charts of your account")).toBeVisible();
    await expect(canvas.getByText('Your balances and positions are not affected.')).toBeVisible();
  },
});

export const CodeComesAtTheSecondTry = meta.story({
  args: { load: lost(1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Realised P&L by day')).toBeVisible();
  },
});

export const CodeIsLostTwice = meta.story({
  render: () => <LostTwice />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Couldn't load the market map")).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Realised P&L by day')).toBeVisible();
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans', theme: 'dark' },
  args: { load: lose, words: { what: '账户图表', stillTrue: '余额和持仓不受影响。' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { load: lose, words: { what: '賬戶圖表', stillTrue: '結餘及持倉不受影響。' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重試' })).toBeVisible();
  },
});
