import type { PictureEdit } from './picture-edit.ts';
import { preparePicture } from './prepare-picture.ts';

/** What the page asks of the worker. It answers with the outcome, once. */
export interface PictureTask {
  readonly file: File;
  readonly limitBytes: number;
  readonly edit: PictureEdit;
}

addEventListener('message', ({ data }: MessageEvent<PictureTask>) => {
  void preparePicture(data.file, data.limitBytes, data.edit).then((prepared) => postMessage(prepared));
});
