import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { ImageTile, type ImageTileProps, type ImageTileState } from './ImageTile.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><rect width="320" height="200" fill="#c5cad6"/><rect x="24" y="40" width="80" height="100" rx="8" fill="#5f667a"/><path d="M128 60h160M128 90h120M128 120h140" stroke="#5f667a" stroke-width="10"/></svg>',
)}`;

function Controlled(props: ImageTileProps) {
  const [state, setState] = useState<ImageTileState>(props.state);
  return (
    <ImageTile
      {...props}
      state={state}
      onChoose={(file) => {
        setState({ kind: 'chosen', src: picture });
        props.onChoose(file);
      }}
      onRemove={() => {
        setState({ kind: 'empty' });
        props.onRemove();
      }}
      onRetry={
        props.onRetry &&
        (() => {
          setState({ kind: 'uploading', src: picture, progress: 0 });
          props.onRetry?.();
        })
      }
    />
  );
}

const labels = {
  choose: 'Choose a picture',
  replace: 'Replace',
  remove: 'Remove',
  retry: 'Retry',
  uploading: 'Uploading',
  done: 'Uploaded',
  progress: (share: number) => `${Math.round(share * 100)}%`,
};

const meta = preview.meta({
  title: 'Primitives/ImageTile',
  component: ImageTile,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A place for one picture: empty, chosen, on its way, refused, there, or accepted.',
      whenToUse: ['Front and back of an ID, the proof of a bank transfer.'],
      whenNotToUse: ['A person’s or instrument’s picture that is only shown: `InstrumentLogo`.'],
      anatomy: {
        story: 'long-text',
        parts: {
          Label: "[id$='-label']",
          'Tile: the place to choose, or the picture with its progress or check mark': '[data-kind]',
          'What has happened': "[role='status']",
          'Retry, replace, remove': '[role=status] + div > button',
        },
      },
      keyboard: {
        Tab: 'To the empty tile, or to the buttons below the picture.',
        'Enter / Space': 'Opens the album; presses a button.',
      },
      accessibility: [
        'A native file input that fills the empty tile; a file may also be dropped on it.',
        'What has happened is said politely; progress has its own name and value.',
        'After removing, the focus goes to the empty tile.',
      ],
      content: [
        'The error names the limit and what to do: "This picture is 7.2 MB. Choose one of at most 5 MB."',
        'The label says what is in the picture, since it is also the picture’s text.',
      ],
      related: ['ProgressCircle', 'Field'],
    }),
  },
  args: {
    label: 'Front of your ID',
    hint: 'JPEG, PNG, WebP or HEIC, at most 5 MB.',
    state: { kind: 'empty' } as ImageTileState,
    onChoose: fn(),
    onRemove: fn(),
    labels,
  },
  render: (args) => <Controlled {...args} />,
  tags: ['autodocs'],
});

const photo = new File(['x'], 'id.jpg', { type: 'image/jpeg' });

export const ChosenAndRemovedByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Front of your ID Choose a picture');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription(/at most 5 MB/);
    await userEvent.upload(input, photo);
    await expect(args.onChoose).toHaveBeenCalledWith(photo);
    await expect(canvas.getByRole('img', { name: 'Front of your ID' })).toBeVisible();
    const remove = canvas.getByRole('button', { name: 'Remove' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Front of your ID Choose a picture')).toHaveFocus();
  },
});

export const Dropped = meta.story({
  play: async ({ canvas, args }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(photo);
    const target = canvas.getByLabelText('Front of your ID Choose a picture');
    target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Front of your ID' })).toBeVisible());
  },
});

export const HeldOver = meta.story({
  play: async ({ canvas }) => {
    const target = canvas.getByLabelText('Front of your ID Choose a picture');
    target.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true }));
    await waitFor(() => expect(target.closest('[data-over]')).toBeVisible());
  },
});

export const Empty = meta.story();
export const Chosen = meta.story({ args: { state: { kind: 'chosen', src: picture } } });

export const Uploading = meta.story({
  args: { state: { kind: 'uploading', src: picture, progress: 0.64 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute(
      'aria-valuetext',
      '64%',
    );
    await expect(canvas.queryByRole('button', { name: 'Replace' })).toBeNull();
  },
});

export const UploadingUnknown = meta.story({
  args: { state: { kind: 'uploading', src: picture, progress: null } },
  play: async ({ canvas }) => {
    const circle = canvas.getByRole('progressbar', { name: 'Uploading' });
    await expect(circle).not.toHaveAttribute('aria-valuenow');
    const disc = circle.parentElement?.getBoundingClientRect();
    await expect(disc?.height).toBe(disc?.width);
  },
});

/** Made smaller first: there is nothing to show yet, and the work can be given up. */
export const UploadingUnseen = meta.story({
  args: { state: { kind: 'uploading', progress: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: 'Front of your ID' })).toBeNull();
    await expect(canvas.queryByText('Choose a picture')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Remove' })).toBeEnabled();
  },
});

export const Waiting = meta.story({
  args: { state: { kind: 'waiting', src: picture, text: 'Uploaded once you are back online.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploaded once you are back online.');
    await expect(canvas.getByRole('button', { name: 'Replace' })).toBeVisible();
  },
});

/** There is nothing to be shown, and the same file may be tried again. */
export const FailedUnseen = meta.story({
  args: { state: { kind: 'failed', error: 'The connection broke.' }, onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Front of your ID Choose a picture')).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Replace' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** A file that no browser can draw. */
const brokenPicture = 'data:image/heic;base64,AAAA';

export const Failed = meta.story({
  args: {
    state: { kind: 'failed', src: brokenPicture, error: 'The connection broke. Your picture is still here.' },
    onRetry: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/connection broke/);
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Front of your ID' }).tagName).not.toBe('IMG'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('progressbar')).toBeVisible();
  },
});

export const Refused = meta.story({
  args: { state: { kind: 'failed', error: 'This picture is 7.2 MB. Choose one of at most 5 MB.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Front of your ID Choose a picture')).toBeInvalid();
  },
});

export const Uploaded = meta.story({ args: { state: { kind: 'done', src: picture } } });
/** Somebody has looked at it: whoever wants to may send another one. */
export const Accepted = meta.story({
  args: { state: { kind: 'accepted', src: picture, text: 'Accepted. It need not be sent again.' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Accepted. It need not be sent again.');
    await expect(canvas.queryByRole('button', { name: 'Remove' })).toBeNull();
    await userEvent.upload(canvas.getByLabelText('Front of your ID Replace'), photo);
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });
export const DisabledWithPicture = meta.story({
  args: { isDisabled: true, state: { kind: 'done', src: picture } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Replace' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Remove' })).toBeDisabled();
  },
});
export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    label: 'Front of the identity card or the page of your passport with your photograph',
    state: {
      kind: 'failed',
      src: picture,
      error: 'This picture is 7.2 MB. Choose one of at most 5 MB, or take a new one with less detail.',
    },
    onRetry: fn(),
  },
});
export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    label: '身份证正面',
    hint: '支持 JPEG、PNG、WebP、HEIC，不超过 5 MB。',
    labels: {
      ...labels,
      choose: '选择图片',
      replace: '更换',
      remove: '删除',
      uploading: '正在上传',
      done: '已上传',
    },
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    label: '身份證正面',
    hint: '支援 JPEG、PNG、WebP、HEIC，不超過 5 MB。',
    labels: {
      ...labels,
      choose: '選擇圖片',
      replace: '更換',
      remove: '刪除',
      uploading: '正在上載',
      done: '已上載',
    },
  },
});
