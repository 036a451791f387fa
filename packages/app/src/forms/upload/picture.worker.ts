import { preparePicture } from './prepare-picture.ts';

/** What the page asks of the worker. It answers with the outcome, once. */
export interface PictureTask {
  readonly file: File;
  readonly limitBytes: number;
}

addEventListener('message', ({ data }: MessageEvent<PictureTask>) => {
  void preparePicture(data.file, data.limitBytes).then((prepared) => postMessage(prepared));
});
