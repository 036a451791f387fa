import { useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { AddPictureIcon, CheckIcon, FailureIcon, NoPictureIcon } from '#icons/index.ts';
import { Button } from '../Button/Button.tsx';
import { Hint, Label } from '../Field/Field.styles.ts';
import { ProgressCircle } from '../ProgressCircle/ProgressCircle.tsx';
import { Actions, Choose, Done, NoPicture, Over, Picture, Root, Status, Tile } from './ImageTile.styles.ts';

/** Where the picture is on its way. `src` is what is shown: an object URL, or the stored picture's address. */
export type ImageTileState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'chosen'; readonly src: string }
  /** `progress` is 0 to 1, `null` while unknown. Without `src` the picture cannot be shown yet. */
  | { readonly kind: 'uploading'; readonly src?: string | undefined; readonly progress: number | null }
  /** It is sent later, without a press; `text` says when: "Uploaded once you are back online." */
  | { readonly kind: 'waiting'; readonly src: string; readonly text: string }
  /** `error` says what is wrong and what to do: "Over 5 MB. Choose a smaller one." */
  | { readonly kind: 'failed'; readonly src?: string | undefined; readonly error: string }
  | { readonly kind: 'done'; readonly src: string }
  /** It has been looked at and holds: it can be replaced, not taken away. `text` says so: "Accepted. It need not be sent again." */
  | { readonly kind: 'accepted'; readonly src: string; readonly text: string };

export interface ImageTileLabels {
  choose: string;
  replace: string;
  remove: string;
  /** Needed with `onRetry`. */
  retry?: string | undefined;
  uploading: string;
  done: string;
  /** "64%". */
  progress: (share: number) => string;
}

export interface ImageTileProps {
  /** What it is a picture of: "Front of your ID". Also the picture's text. */
  label: string;
  hint?: string | undefined;
  /** State of the picture: `empty`, `chosen`, `uploading` (`progress` 0 to 1, `null` while unknown), `waiting`, `failed`, `done`, `accepted`. */
  state: ImageTileState;
  /** One file from the album or dropped here, unchecked: kind and size are the caller's rules. */
  onChoose: (file: File) => void;
  /** A person takes the picture away; the caller makes the tile `empty`. */
  onRemove: () => void;
  /** A person sends a failed picture again; without, only another one can be chosen. */
  onRetry?: (() => void) | undefined;
  labels: ImageTileLabels;
  /** MIME types the album offers: images by default. */
  accept?: string | undefined;
  isDisabled?: boolean | undefined;
  /** The whole tile, to give the focus to after a dialog about its picture. */
  ref?: Ref<HTMLDivElement> | undefined;
}

const busyKinds = new Set<ImageTileState['kind']>(['uploading']);

/** A place for one picture: chosen from the album, on its way, there, or refused. */
export function ImageTile(props: ImageTileProps): ReactNode {
  const { label, hint, state, onChoose, onRemove, onRetry, labels, isDisabled = false, ref } = props;
  const { accept = 'image/*' } = props;
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const actionsRef = useRef<HTMLDivElement>(null);
  const shouldFocus = useRef(false);
  const [isOver, setOver] = useState(false);
  const src = 'src' in state ? state.src : undefined;
  const isBusy = busyKinds.has(state.kind);
  const isToBeChosen = src === undefined && !isBusy;
  const canRetry = state.kind === 'failed' && onRetry !== undefined && labels.retry !== undefined;

  // The button that removed the picture is gone: the focus goes to where another one is chosen.
  useEffect(() => {
    if ((state.kind !== 'empty' && state.kind !== 'accepted') || !shouldFocus.current) return;
    shouldFocus.current = false;
    if (state.kind === 'empty') inputRef.current?.focus();
    else actionsRef.current?.querySelector('button')?.focus();
  }, [state.kind]);

  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file && !isDisabled) onChoose(file);
  };

  const input = (
    <input
      ref={inputRef}
      id={`${id}-file`}
      type="file"
      accept={accept}
      aria-label={`${label} ${isToBeChosen ? labels.choose : labels.replace}`}
      aria-describedby={`${id}-status ${id}-hint`}
      aria-invalid={state.kind === 'failed' || undefined}
      disabled={isDisabled}
      onChange={(event) => {
        take(event.target.files);
        // The same file may be chosen again after it was refused.
        event.target.value = '';
      }}
    />
  );

  return (
    <Root ref={ref} role="group" tabIndex={-1} aria-labelledby={`${id}-label`}>
      <Label as="span" id={`${id}-label`}>
        {label}
      </Label>
      <Tile
        data-kind={isToBeChosen ? 'empty' : state.kind}
        data-invalid={state.kind === 'failed' || undefined}
        data-over={isOver || undefined}
        data-disabled={isDisabled || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!isDisabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!isBusy) take(event.dataTransfer.files);
        }}
      >
        {isToBeChosen && (
          <Choose>
            <AddPictureIcon aria-hidden="true" />
            <span aria-hidden="true">{labels.choose}</span>
            {input}
          </Choose>
        )}
        {src !== undefined && <Shown key={src} src={src} label={label} />}
        {state.kind === 'uploading' && (
          <Over>
            <ProgressCircle
              label={labels.uploading}
              value={state.progress}
              valueText={state.progress === null ? undefined : labels.progress(state.progress)}
            />
          </Over>
        )}
        {(state.kind === 'done' || state.kind === 'accepted') && (
          <Done aria-hidden="true">
            <CheckIcon />
          </Done>
        )}
      </Tile>
      <Status id={`${id}-status`} role="status" data-kind={state.kind}>
        {state.kind === 'uploading' && labels.uploading}
        {(state.kind === 'waiting' || state.kind === 'accepted') && state.text}
        {state.kind === 'done' && labels.done}
        {state.kind === 'failed' && (
          <>
            <FailureIcon aria-hidden="true" />
            <span>{state.error}</span>
          </>
        )}
      </Status>
      {hint !== undefined && state.kind === 'empty' && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {(!isToBeChosen || canRetry) && (
        <Actions ref={actionsRef}>
          {canRetry && (
            <Button size="s" tone="primary" onPress={onRetry} isDisabled={isDisabled}>
              {labels.retry}
            </Button>
          )}
          {!isBusy && !isToBeChosen && (
            <Button
              size="s"
              isDisabled={isDisabled}
              describedBy={`${id}-label`}
              onPress={() => inputRef.current?.click()}
            >
              {labels.replace}
            </Button>
          )}
          {state.kind !== 'accepted' && (
            <Button
              size="s"
              tone="quiet"
              isDisabled={isDisabled}
              describedBy={`${id}-label`}
              onPress={() => {
                shouldFocus.current = true;
                onRemove();
              }}
            >
              {labels.remove}
            </Button>
          )}
          {!isToBeChosen && <span hidden>{input}</span>}
        </Actions>
      )}
    </Root>
  );
}

/** A picture, or its place where this browser cannot draw it: a HEIC of a phone, a file that broke on its way. */
function Shown({ src, label }: { src: string; label: string }): ReactNode {
  const [isBroken, setBroken] = useState(false);
  return isBroken ? (
    <NoPicture role="img" aria-label={label}>
      <NoPictureIcon aria-hidden="true" />
    </NoPicture>
  ) : (
    <Picture src={src} alt={label} onError={() => setBroken(true)} />
  );
}
