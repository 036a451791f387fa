import { expect, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { contrast } from '#tokens/contrast.ts';
import { ListRow } from '../ListRow/ListRow.tsx';
import { Avatar } from './Avatar.tsx';
import { hueOf } from './hueOf.ts';

/** A portrait small enough for a story: a head and shoulders. */
const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><rect width="56" height="56" fill="#c9cfdd"/><circle cx="28" cy="22" r="10" fill="#5f667a"/><path d="M8 56a20 20 0 0 1 40 0Z" fill="#5f667a"/></svg>',
)}`;

const meta = preview.meta({
  title: 'Primitives/Avatar',
  component: Avatar,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A person: their picture, or their initials on a colour made from their name.',
      whenToUse: ['The account of the person themselves.', 'A trader one follows, an agent one writes to.'],
      whenNotToUse: ['A share, a coin, an index: `InstrumentLogo`.', 'A role or a thing: an icon.'],
      anatomy: {
        onePart:
          'A round ground of one of twelve colours; on it the picture, or one to two signs of the name.',
      },
      keyboard: {},
      accessibility: [
        'Silent beside the name, which says it all. Alone it needs a `label`, and is then a picture with that name.',
        'Inside a button or link the control carries the name, and the avatar none.',
        'Every colour keeps 4.5 to its letters in both themes; a play test measures what is painted.',
      ],
      content: [
        'The name as the person writes it. Latin names give first letters of the first and the last word.',
        'Names in Han, kana or Hangul give the given name: 王小明 is 小明, and 明 where there is room for one.',
      ],
      related: ['InstrumentLogo', 'ListRow'],
    }),
  },
  args: { name: 'Ada Lovelace' },
  tags: ['autodocs'],
});

export const Sizes = meta.story({
  render: (args) => (
    <Inline gap={3}>
      <Avatar {...args} size="s" />
      <Avatar {...args} size="m" />
      <Avatar {...args} size="l" />
    </Inline>
  ),
});

export const Picture = meta.story({ args: { src: portrait, size: 'l' } });

export const PictureThatDoesNotCome = meta.story({
  args: { src: 'data:image/png;base64,broken', label: 'Ada Lovelace' },
  play: async ({ canvas, canvasElement }) => {
    const avatar = canvas.getByRole('img', { name: 'Ada Lovelace' });
    await waitFor(() => expect(avatar).toHaveTextContent('AL'));
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
});

export const InARow = meta.story({
  render: () => (
    <ListRow
      href="#"
      leading={<Avatar name="Grace Hopper" />}
      title="Grace Hopper"
      subtitle="Follows 12 markets"
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    // The initials add nothing to the name of the link.
    await expect(canvas.getByRole('link', { name: 'Grace Hopper Follows 12 markets' })).toHaveFocus();
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  render: () => (
    <Stack gap={4}>
      {(['s', 'm', 'l'] as const).map((size) => (
        <Inline key={size} gap={3} isWrapping>
          {['王小明', '李雷', '欧阳修', '陈', '列夫·托尔斯泰'].map((name) => (
            <Avatar key={name} name={name} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('小明')).toHaveLength(2);
    await expect(canvas.getAllByText('修')).toHaveLength(3);
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  render: () => (
    <Inline gap={3} isWrapping>
      {['陳大文', '歐陽娜娜', '司徒文', '何', 'Chan Tai Man'].map((name) => (
        <Avatar key={name} name={name} size="l" />
      ))}
    </Inline>
  ),
});

/** What the browser paints for any notation of a colour, as `#RRGGBB`. */
function painted(color: string): string {
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const bytes = [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Names of which each has another of the twelve hues. */
const oneOfEachHue = [
  ...new Map(Array.from({ length: 200 }, (_, index) => [hueOf(`Ada ${index}`), `Ada ${index}`])).values(),
];

export const EveryColourIsReadable = meta.story({
  render: () => (
    <Inline gap={3} isWrapping>
      {oneOfEachHue.map((name) => (
        <Avatar key={name} name={name} label={name} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const avatars = canvas.getAllByRole('img');
    await expect(avatars).toHaveLength(12);
    for (const avatar of avatars) {
      const { color, backgroundColor } = getComputedStyle(avatar);
      await expect(contrast(painted(color), painted(backgroundColor))).toBeGreaterThanOrEqual(4.5);
    }
  },
});
