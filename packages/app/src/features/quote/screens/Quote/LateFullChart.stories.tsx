import { assetSource, stockDetail, stockKline } from '@meridian/api';
import { useRef, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '@meridian/design-system';
import preview from '@meridian/storybook/preview.tsx';
import { useRead } from '#platform/reading/use-read.ts';
import { LateChart } from './chart/LateChart.tsx';
import { LateCompare } from './chart/LateCompare.tsx';
import { LateFullChart, type LateFullChartProps } from './chart/LateFullChart.tsx';
import type { LateCompareProps } from './chart/LateCompare.tsx';

const apple = { stockCode: 'AAPL', market: 'NASDAQ' };

interface Props {
  readonly load?: NonNullable<LateFullChartProps['load']>;
  readonly loadCompare?: NonNullable<LateCompareProps['load']>;
}

/** A button that shows the chart over the whole window, or two instruments beside each other. */
function PartsWhoseCodeIsLost({ load, loadCompare }: Props) {
  const { request: detail } = useRead(stockDetail, { ...apple, source: assetSource.stock });
  const { request: kline } = useRead(stockKline, { ...apple, type: '1M' });
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  if (detail.phase !== 'ready' || kline.phase !== 'ready') return null;
  if (loadCompare)
    return (
      <main>
        <LateCompare
          detail={detail.data}
          kline={kline.data}
          height={320}
          chosen={null}
          onChoose={() => {}}
          tools={null}
          load={loadCompare}
        />
      </main>
    );
  return (
    <main>
      <span ref={opener}>
        <Button
          onPress={() => {
            setOpen(true);
            setWasOpen(true);
          }}
        >
          Full screen
        </Button>
      </span>
      {wasOpen && (
        <LateFullChart
          detail={detail.data}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          periods={null}
          compare={null}
          opener={opener}
          {...(load && { load })}
        >
          {(height) => (
            <LateChart
              detail={detail.data}
              kline={kline.data}
              choice={{ kind: 'area', indicators: [] }}
              height={height}
              tools={null}
            />
          )}
        </LateFullChart>
      )}
    </main>
  );
}

const meta = preview.meta({
  component: PartsWhoseCodeIsLost,
  parameters: { path: '/', scenario: 'visitor' },
});

const lost = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

/** A dialog says it, and closes like any other. */
export const FullScreenCodeIsLost = meta.story({
  args: { load: lost },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Full screen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Apple' }));
    await expect(await dialog.findByText("Couldn't load the chart")).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await expect(await dialog.findByText("Couldn't load the chart")).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close the full-screen chart' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Full screen' })).toHaveFocus());
  },
});

function lostOnce<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let tries = 0;
  return () => {
    tries += 1;
    return tries === 1 ? lost() : load();
  };
}

/** Asked for again, the chart takes the dialog's place. */
export const FullScreenComesAtTheSecondTry = meta.story({
  args: { load: lostOnce(() => import('./chart/FullChart.tsx')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Full screen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    const figure = await screen.findByRole('figure', { name: /Price chart of Apple/ });
    await waitFor(() =>
      expect(figure.getBoundingClientRect().height).toBeGreaterThan(window.innerHeight * 0.6),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Full screen' })).toHaveFocus());
  },
});

export const CompareCodeIsLost = meta.story({
  args: { loadCompare: lost },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load the chart")).toBeVisible();
  },
});

export const CompareComesAtTheSecondTry = meta.story({
  args: { loadCompare: lostOnce(() => import('./chart/QuoteCompare.tsx')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('figure', { name: /^Apple and .+, change over 1M$/ })).toBeVisible();
  },
});
