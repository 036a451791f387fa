import type { ImageTileState } from '@meridian/design-system';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { openPictureShelf } from '#platform/ports-browser-pictures.ts';
import { usePorts } from '#platform/ports/context.ts';
import { useAppConfig } from '#platform/reading/config.ts';
import { useReasonText } from '#platform/words/problems.ts';
import type { PictureAdvice } from './picture-advice.ts';
import type { PictureEdit } from './picture-edit.ts';
import type { Prepare } from './picture.ts';
import { prepareInWorker } from './prepare-in-worker.ts';
import { messages } from './upload.messages.ts';
import { createUploader, type UploadState } from './uploader.ts';

export interface UploadInputs {
  /** Where the picture belongs: the form and its field, `deposit.proof`. Under this name it is kept until it has arrived. */
  readonly place: string;
  /** Address of the picture that has arrived: the value of the form's field, kept by the form's draft. */
  readonly url: string | null;
  onUrl(url: string | null): void;
  /** As {@link UploaderSettings.isOfDocument}. */
  readonly isOfDocument?: boolean | undefined;
  /** How a file is made ready: in a worker, unless a story brings its own. */
  readonly prepare?: Prepare | undefined;
}

export interface Upload {
  /** What the tile shows. */
  readonly state: ImageTileState;
  /** What is under way, in words. */
  readonly busyText: string;
  readonly canRetry: boolean;
  /** What the picture could be better in; nothing once it is on its way. */
  readonly advice: readonly PictureAdvice[];
  sendAnyway(): void;
  /** Address of the picture that the person is to look at before it is sent; null: none. */
  readonly toCheck: string | null;
  use(edit: PictureEdit): void;
  check(): void;
  choose(file: File): void;
  retry(): void;
  remove(): void;
}

/**
 * One picture on its way to the server (spec §5, §7, DECISIONS 20): looked at, made smaller, sent; again after a lost answer,
 * by itself once the network is back, and after a reload.
 */
export function useUpload(inputs: UploadInputs): Upload {
  const { place, url, onUrl, isOfDocument = false, prepare = prepareInWorker } = inputs;
  const ports = usePorts();
  const intl = useIntl();
  const reasonText = useReasonText();
  const { uploadLimitMb: limitMb } = useAppConfig();
  const [uploader] = useState(() =>
    createUploader(
      {
        api: ports.api,
        network: ports.network,
        shelf: openPictureShelf(ports.storage, ports.newId),
        prepare,
        place,
        newId: ports.newId,
        owner: () => ports.session.user?.userLoginId ?? null,
      },
      { limitMb, isOfDocument, onUrl },
    ),
  );
  useEffect(() => uploader.set({ limitMb, isOfDocument, onUrl }), [uploader, limitMb, isOfDocument, onUrl]);
  const begin = useEffectEvent(() => uploader.begin(url));
  useEffect(() => {
    begin();
    return uploader.leave;
  }, [uploader]);
  const state = useSyncExternalStore(uploader.subscribe, uploader.get);

  return {
    // The form was emptied, or begun anew.
    state: state.phase === 'done' && url === null ? { kind: 'empty' } : shown(state),
    busyText:
      state.phase === 'sending'
        ? intl.formatMessage(messages.sending, { size: Math.ceil(state.sizeBytes / 1024) })
        : intl.formatMessage(messages.preparing),
    canRetry: state.phase === 'unprepared' || (state.phase === 'failed' && state.problem.kind !== 'refused'),
    advice: state.phase === 'advised' ? state.advice : noAdvice,
    sendAnyway: uploader.sendAnyway,
    toCheck: state.phase === 'checking' ? state.src : null,
    use: uploader.use,
    check: uploader.check,
    choose: uploader.choose,
    retry: uploader.retry,
    remove: uploader.remove,
  };

  function errorOf({ problem, isDoubt, cutAt }: Extract<UploadState, { phase: 'failed' }>): string {
    if (cutAt !== null) return intl.formatMessage(messages.interrupted, { percent: percentOf(cutAt) });
    return isDoubt ? intl.formatMessage(messages.doubt) : reasonText(problem);
  }

  function shown(now: UploadState): ImageTileState {
    switch (now.phase) {
      case 'empty':
        return now.problem === null
          ? { kind: 'empty' }
          : {
              kind: 'failed',
              error: intl.formatMessage(messages[now.problem], { limit: limitText(limitMb) }),
            };
      case 'preparing':
        return { kind: 'uploading', progress: null };
      case 'unprepared':
        return { kind: 'failed', error: intl.formatMessage(messages.unprepared) };
      case 'checking':
      case 'advised':
        return { kind: 'chosen', src: now.src };
      case 'sending':
        return { kind: 'uploading', src: now.src, progress: now.sent };
      case 'waiting':
        return {
          kind: 'waiting',
          src: now.src,
          text: intl.formatMessage(now.isKept ? messages.waiting : messages.waitingHere),
        };
      case 'failed':
        return {
          kind: 'failed',
          src: now.src,
          error: errorOf(now),
        };
      case 'done':
        return { kind: 'done', src: now.src };
    }
  }
}

/** A whole number of percent, of a share. */
export const percentOf = (share: number): number => Math.round(share * 100);

const noAdvice: readonly PictureAdvice[] = [];

/** As it is written in a sentence, to a hundred-thousandth: a whole number but in tests. */
const limitText = (limitMb: number): string => String(Number(limitMb.toFixed(5)));
