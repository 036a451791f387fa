import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { openingMs, minuteMs, steadyTimes, walk } from '../PriceChart/sampleCandles.ts';
import { Sparkline, type SparklineProps } from './Sparkline.tsx';

const values = (drift: number, count = 50): number[] =>
  walk(steadyTimes(openingMs, minuteMs, count), { from: 100, drift, roughness: 0.004, decimals: 2 }).map(
    ({ c }) => c,
  );

const meta = preview.meta({
  title: 'Charts/Sparkline',
  component: Sparkline,
  parameters: { layout: 'padded' },
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

export const PreviousClose = meta.story({ args: { ...rising, previousClose: 100, width: 120, height: 48 } });

export const Named = meta.story({
  args: { ...rising, label: 'AAPL, last hour, rising' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'AAPL, last hour, rising' })).toBeVisible();
  },
});

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
