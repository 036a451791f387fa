import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Inline } from '../../layout/Stack/Stack.tsx';
import { InstrumentLogo } from './InstrumentLogo.tsx';

const meta = preview.meta({
  title: 'Primitives/InstrumentLogo',
  component: InstrumentLogo,
  parameters: { layout: 'padded' },
  args: { code: 'AAPL' },
  tags: ['autodocs'],
});

export const Monograms = meta.story({
  render: () => (
    <Inline gap={3} isWrapping>
      {[
        'AAPL',
        'MSFT',
        'NVDA',
        'TSLA',
        'AMZN',
        'GOOGL',
        'META',
        '00700',
        '09988',
        'BTC',
        'ETH',
        'EURUSD',
        '.DJI',
        'CL',
        'F',
      ].map((code) => (
        <InstrumentLogo key={code} code={code} />
      ))}
    </Inline>
  ),
});

export const Sizes = meta.story({
  render: () => (
    <Inline gap={3}>
      <InstrumentLogo code="NVDA" size="s" />
      <InstrumentLogo code="NVDA" size="m" />
      <InstrumentLogo code="NVDA" size="l" />
    </Inline>
  ),
});

export const BrokenPicture = meta.story({
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByText('AA')).toBeInTheDocument();
  },
});
