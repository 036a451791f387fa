import { expect, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Inline } from '../Stack/Stack.tsx';
import { ListRow } from '../ListRow/ListRow.tsx';
import { InstrumentLogo } from './InstrumentLogo.tsx';

/** A logo small enough for a story. */
const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><rect width="56" height="56" fill="#0d121f"/><path d="M14 40 28 14l14 26Z" fill="none" stroke="#fff" stroke-width="4"/></svg>',
)}`;

const codes = [
  'F',
  'BA',
  'BAC',
  'BABA',
  'MSFT',
  '00700',
  '09988',
  'BTCUSDT',
  'GOOGL',
  'EURUSD',
  '.DJI',
  'BRK.B',
];

const meta = preview.meta({
  title: 'Primitives/InstrumentLogo',
  component: InstrumentLogo,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'The mark of a share, coin, pair or index; where there is none, its whole code on a colour made from it.',
      whenToUse: ['At the beginning of a row, before the name.', 'In the title of a quote.'],
      whenNotToUse: ['A person: `Avatar`.', 'Without the name beside it: a code is no name.'],
      anatomy: {
        onePart:
          'A round ground of one of twelve colours; on it the picture, or the code: up to four signs on one line, more on two.',
      },
      keyboard: {},
      accessibility: [
        'Always hidden from screen readers, because the name is beside it.',
        'The ground behind a picture is white in both themes: logos are drawn for paper.',
      ],
      content: [
        'The code as the market writes it: leading zeros and the currency of a coin are left out (00700 is 700).',
        'Never two letters of it: BA is Boeing, not Alibaba, and BAC is Bank of America.',
      ],
      pairs: [
        {
          kept: (
            <Inline gap={3}>
              <InstrumentLogo code="BABA" />
              <InstrumentLogo code="BAC" />
            </Inline>
          ),
          keptWhy: 'The whole code: two instruments are never alike.',
          broken: (
            <Inline gap={3}>
              <InstrumentLogo code="BA" />
              <InstrumentLogo code="BA" />
            </Inline>
          ),
          brokenWhy: 'Initials: Alibaba and Bank of America, and both are Boeing’s code.',
        },
      ],
      related: ['Avatar', 'ListRow', 'QuoteRow'],
    }),
  },
  args: { code: 'AAPL' },
  tags: ['autodocs'],
});

export const Codes = meta.story({
  render: () => (
    <Inline gap={3} isWrapping>
      {codes.map((code) => (
        <InstrumentLogo key={code} code={code} />
      ))}
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('BABA')).toBeVisible();
    // Every code is inside its circle.
    for (const mark of canvasElement.querySelectorAll<HTMLElement>('[data-size]')) {
      await expect(mark.scrollWidth).toBeLessThanOrEqual(mark.clientWidth);
      const range = document.createRange();
      range.selectNodeContents(mark);
      await expect(range.getBoundingClientRect().width).toBeLessThanOrEqual(38);
    }
  },
});

export const Sizes = meta.story({
  render: () => (
    <Inline gap={3} isWrapping>
      {(['s', 'm', 'l'] as const).map((size) => (
        <InstrumentLogo key={size} code="NVDA" size={size} />
      ))}
      {(['s', 'm', 'l'] as const).map((size) => (
        <InstrumentLogo key={size} code="GOOGL" size={size} />
      ))}
      {(['s', 'm', 'l'] as const).map((size) => (
        <InstrumentLogo key={size} code="ACME" src={logo} size={size} />
      ))}
    </Inline>
  ),
});

export const PictureThatDoesNotCome = meta.story({
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('AAPL')).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
});

export const InARow = meta.story({
  render: () => (
    <ListRow
      href="#"
      leading={<InstrumentLogo code="00700" />}
      title="Tencent Holdings"
      subtitle="00700 · HKEX"
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Tencent Holdings 00700 · HKEX' })).toHaveFocus();
  },
});
