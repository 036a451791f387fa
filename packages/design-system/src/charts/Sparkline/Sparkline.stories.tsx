import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { openingMs, minuteMs, steadyTimes, walk } from '../PriceChart/samples/sampleCandles.ts';
import { Sparkline, type SparklineProps } from './Sparkline.tsx';

const values = (drift: number, count = 50): number[] =>
  walk(steadyTimes(openingMs, minuteMs, count), { from: 100, drift, roughness: 0.004, decimals: 2 }).map(
    ({ c }) => c,
  );

const meta = preview.meta({
  title: 'Charts/Sparkline',
  component: Sparkline,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'The shape of a price in the room of a word: the last 50 points, no axis, no figures.',
      whenToUse: [
        'Beside a price and its change, in a row or a card, to show how it came there.',
        'In lists: it is one SVG without measuring, and cheap by the hundred.',
      ],
      whenNotToUse: [
        'Where a value is to be read: `PriceChart`.',
        'Gains and losses by day: `ProfitBars`.',
        'Without a figure nearby, unless `label` says what it shows.',
      ],
      anatomy: {
        story: 'previous-close',
        parts: {
          'Line in the colour of the trend': 'svg path:last-of-type',
          'Area that fades below it': 'svg path',
          'Previous close, dashed (optional)': 'svg line',
        },
      },
      keyboard: {},
      accessibility: [
        'Beside a figure that says the same it is decoration and silent.',
        'With `label` it is an image of that name.',
        'Trend colours are never alone: the change beside it has its sign.',
      ],
      content: ['`label` names instrument, span and direction: “AAPL, last hour, rising”.'],
      pairs: [
        {
          kept: <Sparkline values={[4, 5, 4.6, 5.4, 6, 5.6, 6.4, 7]} trend="up" width={120} height={48} />,
          keptWhy: 'The colour of the span that is drawn.',
          broken: (
            <Sparkline values={[4, 5, 4.6, 5.4, 6, 5.6, 6.4, 7]} trend="down" width={120} height={48} />
          ),
          brokenWhy: 'A rise in the colour of a fall: the last tick decided, not the line.',
        },
      ],
      related: ['PriceChart', 'QuoteRow', 'ChangeTag'],
    }),
  },
  tags: ['autodocs'],
});

const rising: SparklineProps = { values: values(1.03), trend: 'up', width: 72, height: 32 };

export const Up = meta.story({
  args: rising,
  play: async ({ canvas, canvasElement }) => {
    // Beside a price that says the same it is decoration.
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelectorAll('path')).toHaveLength(2);
  },
});

export const Down = meta.story({ args: { ...rising, values: values(0.97), trend: 'down' } });

export const Flat = meta.story({
  args: { ...rising, values: Array.from({ length: 50 }, () => 100), trend: 'flat' },
});

/** The larger size, for a card: with the line the change is measured from. */
export const PreviousClose = meta.story({ args: { ...rising, previousClose: 100, width: 120, height: 48 } });

/** Trading was halted twice; between the halts there was one trade. */
export const Gaps = meta.story({
  args: {
    ...rising,
    width: 120,
    height: 48,
    values: values(1.03).map((value, i) => ((i > 12 && i < 18) || (i > 18 && i < 24) ? null : value)),
  },
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('path:last-of-type')?.getAttribute('d') ?? '';
    await expect(line.match(/M/g)).toHaveLength(3);
  },
});

export const Named = meta.story({
  args: { ...rising, label: 'AAPL, last hour, rising' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'AAPL, last hour, rising' })).toBeVisible();
  },
});

export const NamedInChinese = meta.story({
  globals: { locale: 'zh-Hans', convention: 'red-up' },
  args: { ...rising, label: '苹果，近一小时，上涨' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '苹果，近一小时，上涨' })).toBeVisible();
  },
});

/** One price so far: a level, not a rise from nothing. */
export const OnePoint = meta.story({ args: { ...rising, values: [100], trend: 'flat' } });

/** Nothing known yet: the room is kept. */
export const NoPoints = meta.story({
  args: { ...rising, values: [], trend: 'flat' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('path')).toHaveLength(0);
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('width', '72');
  },
});

export const RedUpDark = meta.story({ globals: { theme: 'dark', convention: 'red-up' }, args: rising });

/** What a list of quotes asks for. */
export const Rows = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, max-content)', gap: 16 }}>
      {Array.from({ length: 24 }, (_, i) => (
        <Sparkline
          key={i}
          values={walk(steadyTimes(openingMs, minuteMs, 50), {
            from: 100,
            drift: 0.96 + i / 300,
            roughness: 0.006,
            decimals: 2,
            seed: i + 1,
          }).map(({ c }) => c)}
          trend={i < 12 ? 'down' : 'up'}
          width={72}
          height={32}
        />
      ))}
    </div>
  ),
});
