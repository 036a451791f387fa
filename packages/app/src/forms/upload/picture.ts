import type { PictureAdvice } from './picture-advice.ts';
import type { PictureEdit } from './picture-edit.ts';

/** What a chosen file can be wrong in, before anything is sent. Each has a sentence that says what to choose instead. */
export type PictureProblem =
  | 'emptyFile'
  | 'wrongKind'
  /** A HEIC, which this browser cannot open. */
  | 'heicUnreadable'
  | 'unreadable'
  /** More bytes or pixels than a phone can hold while it opens them. */
  | 'tooLargeToOpen'
  /** Still above the limit of the backend after it was made smaller (spec §5). */
  | 'tooLarge';

/** A chosen file made ready to be sent, with what it could be better in; or what is wrong with it. */
export type Prepared =
  | { readonly blob: Blob; readonly problem: null; readonly advice: readonly PictureAdvice[] }
  | { readonly blob: null; readonly problem: PictureProblem };

/**
 * Makes a chosen file ready, turned and cut as `edit` says. Rejects where that could not even be tried: its code could not be
 * fetched.
 */
export type Prepare = (
  file: File,
  limitBytes: number,
  signal: AbortSignal,
  edit: PictureEdit,
) => Promise<Prepared>;

export const refusedPicture = (problem: PictureProblem): Prepared => ({ blob: null, problem });

/** Every picture is sent as this: what is in it besides the picture, such as where it was taken, stays here. */
export const sentType = 'image/jpeg';

/** So much passes, one byte more does not (DECISIONS 20). */
export function limitBytesOf(limitMb: number): number {
  return Math.floor(limitMb * 1024 * 1024);
}

/** The name that a picture is sent under: as chosen, with the ending of what it has become. */
export function sentName(name: string): string {
  return `${name.replace(/\.[^.]{1,10}$/, '') || 'picture'}.jpg`;
}
