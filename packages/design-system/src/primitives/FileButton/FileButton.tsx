import { useRef, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';

export interface FileButtonProps {
  /** What is done with the file: "Read it from a picture". */
  label: string;
  /** One file, unchecked: kind and size are the caller's rules. */
  onChoose: (file: File) => void;
  /** MIME types that the chooser offers: images by default. */
  accept?: string | undefined;
  size?: ButtonProps['size'];
  /** The file is being read: the button takes no second press. */
  isPending?: boolean | undefined;
}

/** Chooses one file, of which nothing is shown afterwards: it is read, not kept. */
export function FileButton(props: FileButtonProps): ReactNode {
  const { label, onChoose, accept = 'image/*', size, isPending = false } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={inputRef}
        hidden
        type="file"
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) onChoose(file);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      <Button size={size} isPending={isPending} onPress={() => inputRef.current?.click()}>
        {label}
      </Button>
    </>
  );
}
