import { ImageTile, type ImageTileState } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Prepare } from './picture.ts';
import { messages } from './upload.messages.ts';
import { useUpload } from './use-upload.ts';

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
  prepare?: Prepare | undefined;
}

/** A field of a form that holds one picture (spec §5). */
export function UploadField({ label, place, value, onChange, error, prepare }: UploadFieldProps): ReactNode {
  const intl = useIntl();
  const { state, busyText, canRetry, choose, retry, remove } = useUpload({
    place,
    url: value,
    onUrl: onChange,
    prepare,
  });
  const say = (message: keyof typeof messages): string => intl.formatMessage(messages[message]);
  return (
    <ImageTile
      label={label}
      hint={say('hint')}
      state={refused(state, error)}
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
        progress: () => '',
      }}
    />
  );
}

/** What is under way says itself what is wrong with it. */
function refused(state: ImageTileState, error: string | undefined): ImageTileState {
  if (error === undefined) return state;
  switch (state.kind) {
    case 'empty':
      return { kind: 'failed', error };
    case 'done':
      return { kind: 'failed', src: state.src, error };
    default:
      return state;
  }
}
