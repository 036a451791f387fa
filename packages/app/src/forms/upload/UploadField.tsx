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
  /** One that is with the backend and holds, and what is said of it: kept unless the person replaces it. */
  accepted?: { readonly url: string; readonly text: string } | undefined;
}

/** A field of a form that holds one picture (spec §5). */
export function UploadField(props: UploadFieldProps): ReactNode {
  const { label, place, value, onChange, error, prepare, accepted } = props;
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
      state={accepted !== undefined && value === accepted.url ? held(accepted) : refused(state, error)}
      onChoose={choose}
      onRemove={() => {
        remove();
        // What was to take its place is gone: it holds again.
        if (accepted !== undefined) onChange(accepted.url);
      }}
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
    case 'done':
      return { kind: 'failed', src: state.src, error };
    default:
      return state;
  }
}
