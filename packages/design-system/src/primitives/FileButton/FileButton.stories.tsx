import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { FileButton, type FileButtonProps } from './FileButton.tsx';

const args: FileButtonProps = { label: 'Read it from a picture', onChoose: fn() };

const meta = preview.meta({
  title: 'Primitives/FileButton',
  component: FileButton,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A button that opens the album, or the file chooser, for one file that is read and not kept.',
      whenToUse: ['What a person has as a picture, and would otherwise type: a QR code.'],
      whenNotToUse: ['A picture that is sent and shown: `ImageTile`.'],
      anatomy: { story: 'ready', parts: { Button: 'button' } },
      keyboard: { 'Enter / Space': 'Opens the chooser of the system.' },
      accessibility: [
        'A button named by what is done with the file. While it is read, it says that it is busy.',
      ],
      content: ['The label says what is read: “Read it from a picture of a QR code”, not “Choose file”.'],
      related: ['ImageTile', 'Button'],
    }),
  },
  args,
  tags: ['autodocs'],
});

export const Ready = meta.story({
  play: async ({ canvas, userEvent, args: { onChoose } }) => {
    const file = new File(['x'], 'code.png', { type: 'image/png' });
    const input = canvas.getByLabelText('Read it from a picture', { selector: 'input' });
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    await expect(onChoose).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button', { name: 'Read it from a picture' })).toBeEnabled();
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
});
