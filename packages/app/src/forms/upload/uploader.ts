import { isOutcomeUnknown, type ApiClient, type ApiProblem } from '@meridian/api';
import { createChanges } from '#platform/ports/changes.ts';
import type { NetworkStatus } from '#platform/ports/ports.ts';
import { resultOf } from '#platform/ports/result.ts';
import type { KeptPicture, PictureShelf } from '#platform/ports-browser-pictures.ts';
import type { PictureAdvice } from './picture-advice.ts';
import { isUnedited, noEdit, type PictureEdit } from './picture-edit.ts';
import { limitBytesOf, sentName, type PictureProblem, type Prepare } from './picture.ts';

/** Where a picture is on its way. `src` is an address at which it can be shown. */
export type UploadState =
  /** `problem`: the file chosen last could not be taken. */
  | { readonly phase: 'empty'; readonly problem: PictureProblem | null }
  | { readonly phase: 'preparing' }
  /** What makes pictures smaller could not be fetched. The file is still here. */
  | { readonly phase: 'unprepared' }
  /** Shown as it would be sent: the person turns it, cuts it, and lets it go. */
  | { readonly phase: 'checking'; readonly src: string; readonly advice: readonly PictureAdvice[] }
  /** It could be better: the person looks at it, and sends it or chooses another. */
  | { readonly phase: 'advised'; readonly src: string; readonly advice: readonly PictureAdvice[] }
  /** `sent`: which share of it has left, in hundredths; null where that is not known. */
  | {
      readonly phase: 'sending';
      readonly src: string;
      readonly sizeBytes: number;
      readonly sent: number | null;
    }
  /** Without a network: it is sent by itself once there is one. `isKept`: also by the next visit. */
  | { readonly phase: 'waiting'; readonly src: string; readonly isKept: boolean }
  /** Not taken, or nobody knows (`isDoubt`): then the same again counts once. `cutAt`: the share that had left when it was cut. */
  | {
      readonly phase: 'failed';
      readonly src: string;
      readonly problem: ApiProblem;
      readonly isDoubt: boolean;
      readonly cutAt: number | null;
    }
  | { readonly phase: 'done'; readonly src: string };

export interface UploaderParts {
  readonly api: Pick<ApiClient, 'upload'>;
  readonly network: Pick<NetworkStatus, 'isOnline' | 'subscribe'>;
  readonly shelf: PictureShelf;
  readonly prepare: Prepare;
  /** Where the picture belongs in its form; its name on the shelf. */
  readonly place: string;
  newId(): string;
  /** User ID; null while nobody is signed in. */
  owner(): string | null;
}

/** What can change while a picture is under way. */
export interface UploaderSettings {
  /** Largest picture that is taken, in MiB. */
  readonly limitMb: number;
  /** Of a document, whose picture is looked at before it is sent. A screenshot may be dark, long and full of edges. */
  readonly isOfDocument?: boolean;
  /** Called with the address of an upload that arrived, and null when there is none any more. */
  onUrl(url: string | null): void;
}

export interface Uploader {
  get(): UploadState;
  subscribe(listener: () => void): () => void;
  set(settings: UploaderSettings): void;
  /** Takes up what an earlier visit left: the address of what arrived, or a picture that did not. */
  begin(url: string | null): void;
  /** One file, in place of what was there. */
  choose(file: File): void;
  /** The person has seen the picture, and wants it as the edit says. */
  use(edit: PictureEdit): void;
  /** Back to the look at a picture that there is advice on. */
  check(): void;
  /** Sends a picture in spite of the advice. */
  sendAnyway(): void;
  /** The same picture again, under the same request id. */
  retry(): void;
  /** Takes the picture away; a sending is cut. */
  remove(): void;
  /** The screen was left: nothing is sent any more, what has not arrived stays on the device. */
  leave(): void;
}

const nothing: UploadState = { phase: 'empty', problem: null };

/** Carries one picture at a time to the server. */
export function createUploader(parts: UploaderParts, initial: UploaderSettings): Uploader {
  const { network, shelf, place } = parts;
  const changes = createChanges();
  let settings = initial;
  let state: UploadState = nothing;
  /** Of the picture at hand: aborted when another takes its place. */
  let way = new AbortController();
  let file: File | null = null;
  /** To be made of {@link file}, where that has not succeeded yet. */
  let wanted: PictureEdit = noEdit;
  let picture: KeptPicture | null = null;
  /** Whether it outlives the page. */
  let isOnShelf = true;

  function become(next: UploadState): void {
    const before = srcOf(state);
    if (before !== null && before !== srcOf(next) && before.startsWith('blob:')) URL.revokeObjectURL(before);
    state = next;
    changes.announce();
  }

  function startAfresh(): AbortSignal {
    way.abort();
    way = new AbortController();
    file = null;
    picture = null;
    return way.signal;
  }

  async function prepare(chosen: File, edit: PictureEdit, signal: AbortSignal): Promise<void> {
    file = chosen;
    wanted = edit;
    become({ phase: 'preparing' });
    const limitBytes = limitBytesOf(settings.limitMb);
    const prepared = await parts.prepare(chosen, limitBytes, signal, edit).catch(() => null);
    if (signal.aborted) return;
    if (prepared === null) return become({ phase: 'unprepared' });
    if (prepared.blob === null) return become({ phase: 'empty', problem: prepared.problem });
    const { blob, advice } = prepared;
    if (blob.size > limitBytes) return become({ phase: 'empty', problem: 'tooLarge' });
    picture = { blob, name: sentName(chosen.name), requestId: parts.newId(), owner: parts.owner() };
    const src = URL.createObjectURL(blob);
    if (isUnedited(edit)) return become({ phase: 'checking', src, advice });
    // What is turned or cut further begins with what the person has seen last.
    file = new File([blob], chosen.name, { type: blob.type });
    await letGo(picture, src, advice, signal);
  }

  async function letGo(
    seen: KeptPicture,
    src: string,
    advice: readonly PictureAdvice[],
    signal: AbortSignal,
  ): Promise<void> {
    // Not kept until the person wants it: what is on the shelf is sent by the next visit.
    if (settings.isOfDocument === true && advice.length > 0) return become({ phase: 'advised', src, advice });
    await keepAndSend(seen, src, signal);
  }

  async function keepAndSend(kept: KeptPicture, src: string, signal: AbortSignal): Promise<void> {
    isOnShelf = true;
    void shelf.keep(place, kept).then((isKept) => {
      if (signal.aborted) return;
      isOnShelf = isKept;
      if (state.phase === 'waiting') become({ ...state, isKept });
    });
    await send(kept, src, signal);
  }

  async function send(kept: KeptPicture, src: string, signal: AbortSignal): Promise<void> {
    if (!network.isOnline()) return wait(kept, src, signal);
    const { blob, name, requestId } = kept;
    become({ phase: 'sending', src, sizeBytes: blob.size, sent: null });
    const onSent = (share: number): void => {
      const sent = Math.floor(share * hundredths) / hundredths;
      if (!signal.aborted && state.phase === 'sending' && state.sent !== sent) become({ ...state, sent });
    };
    const result = await resultOf(
      parts.api.upload(blob, name, { signal, clientRequestId: requestId, onSent }),
    );
    if (signal.aborted) return;
    if (result.ok) {
      void shelf.remove(place);
      settings.onUrl(result.value.url);
      return become({ phase: 'done', src });
    }
    const { problem } = result;
    if (problem.kind === 'network' && !network.isOnline()) return wait(kept, src, signal);
    // What was refused as it is would be refused again: the next visit need not try.
    if (problem.kind === 'refused') void shelf.remove(place);
    become({
      phase: 'failed',
      src,
      problem,
      isDoubt: isOutcomeUnknown(problem),
      cutAt: cutAt(state, problem),
    });
  }

  function wait(kept: KeptPicture, src: string, signal: AbortSignal): void {
    become({ phase: 'waiting', src, isKept: isOnShelf });
    const stop = network.subscribe(() => {
      if (!network.isOnline() || state.phase !== 'waiting') return;
      stop();
      void send(kept, src, signal);
    });
    signal.addEventListener('abort', stop);
  }

  async function takeUp(signal: AbortSignal): Promise<void> {
    const kept = await shelf.find(place);
    if (signal.aborted || kept === null || state !== nothing) return;
    const isSomebodyElses = kept.owner !== null && kept.owner !== parts.owner();
    if (isSomebodyElses) return void shelf.remove(place);
    picture = kept;
    await send(kept, URL.createObjectURL(kept.blob), signal);
  }

  return {
    get: () => state,
    subscribe: changes.subscribe,
    set(next) {
      const isOtherLimit = next.limitMb !== settings.limitMb;
      settings = next;
      // Chosen before the limit had been read, and not sent yet: it is held to it all the same.
      const isLooked = state.phase === 'checking' && isUnedited(wanted);
      if (!isOtherLimit || file === null || !(isLooked || state.phase === 'preparing')) return;
      const chosen = file;
      void prepare(chosen, wanted, startAfresh());
    },
    begin(url) {
      const signal = startAfresh();
      if (url !== null) become({ phase: 'done', src: url });
      else void takeUp(signal);
    },
    choose(chosen) {
      const signal = startAfresh();
      settings.onUrl(null);
      void shelf.remove(place);
      void prepare(chosen, noEdit, signal);
    },
    use(edit) {
      if (state.phase !== 'checking' || file === null || picture === null) return;
      if (isUnedited(edit)) void letGo(picture, state.src, state.advice, way.signal);
      else void prepare(file, edit, way.signal);
    },
    check() {
      if (state.phase === 'advised') become({ ...state, phase: 'checking' });
    },
    sendAnyway() {
      if (state.phase === 'advised' && picture !== null) void keepAndSend(picture, state.src, way.signal);
    },
    retry() {
      if (state.phase === 'unprepared' && file !== null) void prepare(file, wanted, way.signal);
      if (state.phase === 'failed' && picture !== null) void send(picture, state.src, way.signal);
    },
    remove() {
      startAfresh();
      settings.onUrl(null);
      void shelf.remove(place);
      become(nothing);
    },
    leave() {
      startAfresh();
      become(nothing);
    },
  };
}

const hundredths = 100;

/** Null for what had all left, of which the answer alone is missing, and for what was answered. */
function cutAt(state: UploadState, { kind }: ApiProblem): number | null {
  const isCut = kind === 'network' || kind === 'timeout';
  return isCut && state.phase === 'sending' && state.sent !== null && state.sent < 1 ? state.sent : null;
}

function srcOf(state: UploadState): string | null {
  return 'src' in state ? state.src : null;
}
