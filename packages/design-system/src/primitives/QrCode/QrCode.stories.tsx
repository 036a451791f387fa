import { expect } from 'storybook/test';
import { encode } from 'uqr';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Inline } from '../Stack/Stack.tsx';
import { QrCode } from './QrCode.tsx';

const link = 'https://meridian.example/pages/login/register?code=MRD7K2';

const meta = preview.meta({
  title: 'Primitives/QrCode',
  component: QrCode,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A link or an address for the camera of another device.',
      whenToUse: ['The referral link, a deposit address, the app for a phone.'],
      whenNotToUse: ['Alone: the one who reads this may hold the only camera. Put a `CopyField` beside it.'],
      anatomy: {
        story: 'invitation',
        parts: { 'Quiet zone of four modules': 'svg', 'The code, error correction M': 'svg path' },
      },
      keyboard: {},
      accessibility: [
        'An image named by `label`, which says where it leads.',
        'Ink on white in both themes, since many scanners cannot read light on dark.',
      ],
      content: ['The shorter the link, the coarser the code, the quicker the scan.'],
      related: ['CopyField'],
    }),
  },
  args: { value: link, label: 'Your invitation as a QR code' },
  tags: ['autodocs'],
});

/** What is painted, read back from the picture a module at a time. */
async function paintedModules(svg: SVGSVGElement, side: number): Promise<boolean[][]> {
  const image = new Image();
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(side * 4));
  copy.setAttribute('height', String(side * 4));
  image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(side * 4, side * 4);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side * 4, side * 4);
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, side * 4, side * 4);
  return Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (__, x) => (data[((y * 4 + 2) * side * 4 + x * 4 + 2) * 4] ?? 255) < 128),
  );
}

export const Invitation = meta.story({
  play: async ({ canvas }) => {
    const svg = canvas.getByRole<SVGSVGElement & HTMLElement>('img', {
      name: 'Your invitation as a QR code',
    });
    const { data } = encode(link, { ecc: 'M', border: 4 });
    await expect(await paintedModules(svg, data.length)).toEqual(data);
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <Inline gap={4} isWrapping>
      <QrCode {...args} size="s" />
      <QrCode {...args} size="m" />
      <QrCode {...args} size="l" />
    </Inline>
  ),
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: { value: `${link}&note=${'long '.repeat(60)}`, size: 'l' },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { label: '你的邀請二維碼', size: 'm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '你的邀請二維碼' })).toBeVisible();
  },
});
