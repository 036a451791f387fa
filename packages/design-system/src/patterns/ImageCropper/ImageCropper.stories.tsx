import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { ImageCropper, type ImageCropperProps } from './ImageCropper.tsx';

/** A card on a table, wider than high. */
const card = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#7d6b58"/><rect x="90" y="60" width="460" height="280" rx="18" fill="#e9edf2"/><rect x="130" y="110" width="120" height="150" fill="#9db0c6"/><g fill="#43526a"><rect x="290" y="115" width="210" height="18"/><rect x="290" y="155" width="160" height="14"/><rect x="290" y="190" width="190" height="14"/><rect x="290" y="225" width="130" height="14"/></g></svg>',
)}`;

function Held(props: ImageCropperProps) {
  const [area, setArea] = useState(props.area);
  return (
    <ImageCropper
      {...props}
      area={area}
      onChange={(next) => {
        props.onChange(next);
        setArea(next);
      }}
    />
  );
}

const labels = {
  area: 'Part that is kept. Arrow keys move it.',
  topLeft: 'Top left corner',
  top: 'Top edge',
  topRight: 'Top right corner',
  right: 'Right edge',
  bottomRight: 'Bottom right corner',
  bottom: 'Bottom edge',
  bottomLeft: 'Bottom left corner',
  left: 'Left edge',
};

const args: ImageCropperProps = {
  src: card,
  label: 'Front of your ID',
  turns: 0,
  area: { x: 0, y: 0, width: 1, height: 1 },
  onChange: fn(),
  labels,
};

const meta = preview.meta({
  title: 'Patterns/ImageCropper',
  component: ImageCropper,
  render: (props: ImageCropperProps) => <Held {...props} />,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A picture of which a part is chosen before it is sent, and which may be turned.',
      whenToUse: [
        'Pictures of documents and screenshots: whoever sends one decides how much of it leaves the device.',
      ],
      whenNotToUse: ['Pictures that are sent whole: `ImageTile` alone.'],
      anatomy: {
        story: 'a-part',
        parts: {
          Picture: 'img',
          'Part that is kept': '[role=group]',
          'Corners, which a finger or a key moves': '.ord-nw',
        },
      },
      keyboard: {
        Tab: 'To the part, then to each of its corners and edges.',
        'Arrow keys': 'Move the part, the corner or the edge by 1 px.',
        'Shift + arrow keys': 'By 10 px; with Control, or Command on a Mac, by 100 px.',
      },
      accessibility: [
        'The part is a group with a name of its own; each corner and edge is named.',
        'Targets have 44 px. A finger that moves a corner does not scroll the page.',
      ],
      content: ['Buttons that turn the picture are beside it, and say so in a word.'],
      related: ['ImageTile', 'PictureAdvice'],
    }),
  },
  args,
  tags: ['autodocs'],
});

export const Whole = meta.story();
export const APart = meta.story({ args: { area: { x: 0.14, y: 0.15, width: 0.72, height: 0.7 } } });

/** On its side, it takes less of the width. */
export const Turned = meta.story({
  args: { turns: 1 },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('img', { name: 'Front of your ID' }).parentElement;
    await waitFor(() => {
      const box = frame?.getBoundingClientRect();
      return expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(400 / 640, 1);
    });
  },
});

export const MovedByKeyboard = meta.story({
  tags: ['!autodocs'],
  args: { area: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 } },
  play: async ({ canvas, userEvent, args: { onChange } }) => {
    const part = canvas.getByRole('group', { name: labels.area });
    const before = part.getBoundingClientRect();
    await userEvent.tab();
    await expect(part).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(part.getBoundingClientRect().left).toBeCloseTo(before.left + 10, 0));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Top left corner' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await waitFor(() => expect(part.getBoundingClientRect().height).toBeCloseTo(before.height - 10, 0));
    await expect(onChange).toHaveBeenCalledTimes(2);
  },
});

export const MovedByFinger = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const part = canvas.getByRole('group', { name: labels.area });
    const before = part.getBoundingClientRect();
    const corner = canvas.getByRole('button', { name: 'Bottom right corner' });
    const at = { pointerId: 1, pointerType: 'touch', isPrimary: true, bubbles: true, cancelable: true };
    const from = { clientX: before.right, clientY: before.bottom };
    await fireEvent.pointerDown(corner, { ...at, ...from });
    await fireEvent.pointerMove(corner, { ...at, clientX: from.clientX - 60, clientY: from.clientY - 40 });
    await fireEvent.pointerUp(corner, { ...at, clientX: from.clientX - 60, clientY: from.clientY - 40 });
    await waitFor(() => expect(part.getBoundingClientRect().width).toBeCloseTo(before.width - 60, 0));
    await expect(part.getBoundingClientRect().height).toBeCloseTo(before.height - 40, 0);
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'w320' } } });
