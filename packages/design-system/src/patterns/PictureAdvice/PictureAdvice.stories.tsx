import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { PictureAdvice, type PictureAdviceItem } from './PictureAdvice.tsx';

const sendAnyway = fn();

const dark: PictureAdviceItem = {
  id: 'dark',
  drawing: 'light',
  title: 'Too dark',
  text: 'Take it near a window or a lamp, without flash.',
};

const meta = preview.meta({
  title: 'Patterns/PictureAdvice',
  component: PictureAdvice,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'What a picture could be better in before it is sent, each with a drawing of what to do.',
      whenToUse: ['Below the picture of a document that seems dark, blurred, cut off, small or reflecting.'],
      whenNotToUse: [
        'What cannot be sent at all, such as a file over the limit: the error of `ImageTile`.',
        'Rules known beforehand: the hint of `ImageTile`.',
      ],
      anatomy: {
        story: 'one-thing',
        parts: {
          Title: '[role=status]',
          'Drawing of what to do': 'svg',
          'What is wrong, and what to do': 'li > div',
        },
      },
      keyboard: { Tab: 'To the button that sends the picture as it is.' },
      accessibility: [
        'The title is announced politely when the advice appears; the drawings are out of the tree, since the words say the same.',
      ],
      content: ['The title of an item says what is seen; its sentence says what to do, without blame.'],
      related: ['ImageTile', 'Banner'],
    }),
  },
  args: {
    title: 'Check this picture before you send it',
    items: [dark],
    action: <Button onPress={sendAnyway}>{'Send this picture'}</Button>,
  },
  tags: ['autodocs'],
});

export const OneThing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Check this picture before you send it');
    await userEvent.click(canvas.getByRole('button', { name: 'Send this picture' }));
    await expect(sendAnyway).toHaveBeenCalledOnce();
  },
});

export const AllDrawings = meta.story({
  args: {
    items: [
      dark,
      {
        id: 'blur',
        drawing: 'steady',
        title: 'Not sharp',
        text: 'Hold the phone with both hands, and tap the document to focus.',
      },
      {
        id: 'glare',
        drawing: 'glare',
        title: 'Light is reflected',
        text: 'Tilt the document until the bright spot is gone.',
      },
      {
        id: 'cut',
        drawing: 'corners',
        title: 'May be cut off',
        text: 'Move back until all four corners are in the picture.',
      },
      {
        id: 'small',
        drawing: 'larger',
        title: 'Few pixels',
        text: 'Choose the original photo, not a small copy of it.',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'w320' } } });

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    title: '上传前请检查图片',
    items: [{ ...dark, title: '光线过暗', text: '请在窗边或灯光下拍摄，不要使用闪光灯。' }],
    action: <Button onPress={sendAnyway}>{'仍使用此图片'}</Button>,
  },
});
