import { assetSource, stockDetail, stockKline, type ResponseOf } from '@meridian/api';
import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { useRead } from '#platform/reading/use-read.ts';
import { LateChart } from './chart/LateChart.tsx';

const apple = { stockCode: 'AAPL', market: 'NASDAQ' };

/** The chart with what the world says, and code that comes only at the second try. */
function ChartWhoseCodeIsLost({ load }: { load: Parameters<typeof LateChart>[0]['load'] }) {
  const { request: detail } = useRead(stockDetail, { ...apple, source: assetSource.stock });
  const { request: kline } = useRead(stockKline, { ...apple, type: '1M' });
  if (detail.phase !== 'ready' || kline.phase !== 'ready' || load === undefined) return null;
  const data: ResponseOf<typeof stockKline> = kline.data;
  return (
    <main>
      <LateChart
        detail={detail.data}
        kline={data}
        choice={{ kind: 'area', indicators: [] }}
        height={320}
        tools={null}
        load={load}
      />
    </main>
  );
}

const meta = preview.meta({
  component: ChartWhoseCodeIsLost,
  parameters: { path: '/', scenario: 'visitor', layout: 'padded' },
});

function lostOnce() {
  let tries = 0;
  return () => {
    tries += 1;
    return tries === 1 ? Promise.reject(new TypeError('Failed to fetch')) : import('./chart/LiveChart.tsx');
  };
}

export const CodeIsLost = meta.story({
  args: { load: () => Promise.reject(new TypeError('Failed to fetch')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load the chart")).toBeVisible();
  },
});

export const CodeComesAtTheSecondTry = meta.story({
  args: { load: lostOnce() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('figure', { name: /Price chart of Apple/ })).toBeVisible();
  },
});
