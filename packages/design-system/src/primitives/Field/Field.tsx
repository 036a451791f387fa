import { useId, type ReactNode } from 'react';
import { FailureIcon } from '../../icons/index.ts';
import { ErrorText, Hint, Label, Root } from './Field.styles.ts';

/** What a control needs to belong to its label, hint and error. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps {
  label: string;
  hint?: string | undefined;
  /** What is wrong and what to do about it. Takes the hint's place. */
  error?: string | undefined;
  isRequired?: boolean | undefined;
  children: (control: FieldControlProps) => ReactNode;
}

/** Label above, hint or error below, tied to the one control between them. */
export function Field({ label, hint, error, isRequired = false, children }: FieldProps): ReactNode {
  const id = useId();
  const messageId = `${id}-message`;
  const message = error ?? hint;
  return (
    <Root>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-describedby': message === undefined ? undefined : messageId,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': isRequired || undefined,
      })}
      {error === undefined ? (
        hint !== undefined && <Hint id={messageId}>{hint}</Hint>
      ) : (
        <ErrorText id={messageId}>
          <FailureIcon aria-hidden="true" />
          <span>{error}</span>
        </ErrorText>
      )}
    </Root>
  );
}
