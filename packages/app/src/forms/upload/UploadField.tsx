import {
  Button,
  ImageTile,
  Inline,
  PictureAdvice,
  Stack,
  type ImageTileState,
} from '@meridian/design-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { adviceWords } from './advice-words.ts';
import { LatePictureCheck } from './LatePictureCheck.tsx';
import type { Prepare } from './picture.ts';
import { messages } from './upload.messages.ts';
import { percentOf, useUpload } from './use-upload.ts';

export interface UploadFieldProps {
  /** What it is a picture of: "Front of your ID". */
  label: string;
  /** The form and its field, `deposit.proof`. */
  place: string;
  /** Address of the picture, once it has arrived; as `bind` of a form gives it. */
  value: string | null;
  onChange: (url: string | null) => void;
  /** What the form says is wrong: "Please Upload Image"; also of a picture that has arrived. */
  error?: string | undefined;
  /** A document, whose letters have to be read: what its picture could be better in is said before it is sent. */
  isOfDocument?: boolean | undefined;
  prepare?: Prepare | undefined;
  /** One that is with the backend and holds, and what is said of it: kept unless the person replaces it. */
  accepted?: { readonly url: string; readonly text: string } | undefined;
}

/** A field of a form that holds one picture (spec §5). */
export function UploadField(props: UploadFieldProps): ReactNode {
  const { label, place, value, onChange, error, isOfDocument, prepare, accepted } = props;
  const intl = useIntl();
  const upload = useUpload({
    place,
    url: value,
    onUrl: onChange,
    isOfDocument,
    prepare,
  });
  const { state, busyText, canRetry, advice, sendAnyway, choose, retry, toCheck } = upload;
  const tileRef = useRef<HTMLDivElement>(null);
  const isChecked = toCheck !== null;
  const wasChecked = useRef(isChecked);
  // Who has looked at the picture goes on at its tile: what had the focus before is gone.
  useEffect(() => {
    if (wasChecked.current && !isChecked) tileRef.current?.focus();
    wasChecked.current = isChecked;
  }, [isChecked]);
  const say = (message: keyof typeof messages): string => intl.formatMessage(messages[message]);
  const remove = (): void => {
    upload.remove();
    // What was to take its place is gone: it holds again.
    if (accepted !== undefined) onChange(accepted.url);
  };
  const tile = (
    <ImageTile
      ref={tileRef}
      label={label}
      hint={say('hint')}
      state={accepted !== undefined && value === accepted.url ? held(accepted) : refused(state, error)}
      onChoose={choose}
      onRemove={remove}
      onRetry={canRetry ? retry : undefined}
      labels={{
        choose: say('choose'),
        replace: say('replace'),
        remove: say('remove'),
        retry: say('retry'),
        uploading: busyText,
        done: say('done'),
        progress: (share) => intl.formatMessage(messages.progress, { percent: percentOf(share) }),
      }}
    />
  );
  return (
    <Stack gap={3}>
      {tile}
      {toCheck !== null && (
        <LatePictureCheck src={toCheck} label={label} onUse={upload.use} onCancel={remove} />
      )}
      {advice.length > 0 && (
        <PictureAdvice
          title={say('adviceTitle')}
          items={advice.map((one) => {
            const { drawing, title, text } = adviceWords[one];
            return { id: one, drawing, title: intl.formatMessage(title), text: intl.formatMessage(text) };
          })}
          action={
            <Inline gap={2} isWrapping>
              <Button onPress={sendAnyway}>{say('sendAnyway')}</Button>
              <Button tone="quiet" onPress={upload.check}>
                {say('edit')}
              </Button>
            </Inline>
          }
        />
      )}
    </Stack>
  );
}

const held = ({ url: src, text }: NonNullable<UploadFieldProps['accepted']>): ImageTileState => ({
  kind: 'accepted',
  src,
  text,
});

/** What is under way says itself what is wrong with it. */
function refused(state: ImageTileState, error: string | undefined): ImageTileState {
  if (error === undefined) return state;
  switch (state.kind) {
    case 'empty':
      return { kind: 'failed', error };
    case 'chosen':
    case 'done':
      return { kind: 'failed', src: state.src, error };
    default:
      return state;
  }
}
