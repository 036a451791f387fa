import { prepareInWorker } from '@meridian/app/upload/prepare';
import { createUploader, type Uploader } from '@meridian/app/upload/uploader';
import {
  GlobalStyles,
  ImageCropper,
  ImageTile,
  ThemeScope,
  type ImageTileState,
} from '@meridian/design-system';
import { useSyncExternalStore, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Outcome of a photo. */
export interface Taken {
  readonly phase: string;
  readonly chosenBytes: number;
  readonly sentBytes: number;
  /** From the choice until it was ready to be sent, in ms. */
  readonly preparedMs: number;
}

/** As noisy as what a phone takes, so that it compresses as badly. */
async function photo(widthPx: number, heightPx: number): Promise<File> {
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas to draw on');
  const sky = context.createLinearGradient(0, 0, widthPx, heightPx);
  sky.addColorStop(0, '#7fb2e5');
  sky.addColorStop(1, '#28324a');
  context.fillStyle = sky;
  context.fillRect(0, 0, widthPx, heightPx);
  let seed = 7;
  for (let spots = 0; spots < 60_000; spots += 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    context.fillStyle = `hsl(${seed % 360} 40% 50% / 0.5)`;
    context.fillRect(seed % widthPx, (seed >> 8) % heightPx, 3 + (seed % 40), 3 + (seed % 23));
  }
  return new File([await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })], 'IMG_0412.jpg');
}

const nothing = (): void => {};
/** How long a person looks at the picture, in ms. */
const lookMs = 500;
const words = {
  choose: 'Choose a picture',
  replace: 'Replace',
  remove: 'Remove',
  uploading: 'Uploading',
  done: 'Uploaded',
  progress: () => '',
};

const corners = {
  area: 'Part',
  topLeft: 'Top left',
  top: 'Top',
  topRight: 'Top right',
  right: 'Right',
  bottomRight: 'Bottom right',
  bottom: 'Bottom',
  bottomLeft: 'Bottom left',
  left: 'Left',
};

/** What the person does to it: it is made a second time. */
const edit = { turns: 1, area: { x: 0, y: 0, width: 1, height: 0.75 } } as const;

/** As the app's field shows it. */
function Tile({ uploader }: { uploader: Uploader }): ReactNode {
  const now = useSyncExternalStore(uploader.subscribe, uploader.get);
  const src = 'src' in now ? now.src : undefined;
  const isBusy = now.phase === 'preparing' || now.phase === 'sending';
  const state: ImageTileState = isBusy
    ? { kind: 'uploading', src, progress: null }
    : src === undefined
      ? { kind: 'empty' }
      : { kind: 'done', src };
  return (
    <>
      <ImageTile label="Proof" state={state} onChoose={uploader.choose} onRemove={nothing} labels={words} />
      {now.phase === 'checking' && (
        <ImageCropper
          src={now.src}
          label="Proof"
          turns={edit.turns}
          area={edit.area}
          onChange={nothing}
          labels={corners}
        />
      )}
    </>
  );
}

/** From the choice of a file until its picture is shown as uploaded. */
export async function takeIn(stage: HTMLElement, widthPx: number, heightPx: number): Promise<Taken> {
  const file = await photo(widthPx, heightPx);
  let sentBytes = 0;
  let preparedMs = Number.NaN;
  const uploader = createUploader(
    {
      api: {
        async upload(blob) {
          preparedMs = performance.now() - startMs - lookMs;
          sentBytes = blob.size;
          await new Promise((resolve) => setTimeout(resolve, 300));
          return { url: 'https://files.example/1' };
        },
      },
      network: { isOnline: () => true, subscribe: () => nothing },
      shelf: {
        find: () => Promise.resolve(null),
        keep: () => Promise.resolve(true),
        remove: () => Promise.resolve(),
      },
      prepare: prepareInWorker,
      place: 'bench',
      newId: () => 'one',
      owner: () => null,
    },
    { limitMb: 5, onUrl: nothing },
  );
  const root = createRoot(stage);
  root.render(
    <ThemeScope theme="light" convention="green-up">
      <GlobalStyles />
      <Tile uploader={uploader} />
    </ThemeScope>,
  );
  await new Promise((resolve) => setTimeout(resolve, 500));
  performance.mark('chosen');
  const startMs = performance.now();
  const ended = new Promise<void>((resolve) => {
    uploader.subscribe(() => {
      const { phase } = uploader.get();
      // The person looks at it for a moment, then wants it turned and cut.
      if (phase === 'checking') setTimeout(() => uploader.use(edit), lookMs);
      else if (phase !== 'preparing' && phase !== 'sending') resolve();
    });
  });
  uploader.choose(file);
  await ended;
  // Until the picture has been decoded and drawn.
  await new Promise((resolve) => setTimeout(resolve, 500));
  performance.mark('shown');
  return { phase: uploader.get().phase, chosenBytes: file.size, sentBytes, preparedMs };
}
