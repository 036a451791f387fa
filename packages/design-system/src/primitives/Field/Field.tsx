import { useId, type ReactNode } from 'react';
import { FailureIcon } from '#icons/index.ts';
import { VisuallyHidden } from '../Text/Text.tsx';
import { Below, Count, ErrorText, Hint, Label, RequiredMark, Root } from './Field.styles.ts';

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
  /** The control shows the label inside itself: here it is heard only, and takes no room. */
  isLabelInside?: boolean | undefined;
  /** Adds a mark that is seen, and says so to screen readers. */
  isRequired?: boolean | undefined;
  /** At the end of the line below: "12 of 20". Heard after the hint or error. */
  count?: string | undefined;
  children: (control: FieldControlProps) => ReactNode;
}

/** Label above, hint or error below, tied to the one control between them. */
export function Field(props: FieldProps): ReactNode {
  const { label, hint, error, isLabelInside = false, isRequired = false, count, children } = props;
  const id = useId();
  const messageId = `${id}-message`;
  const countId = `${id}-count`;
  const hasMessage = error !== undefined || hint !== undefined;
  const described = [hasMessage && messageId, count !== undefined && countId].filter(
    (part) => part !== false,
  );
  return (
    <Root>
      {isLabelInside ? (
        <VisuallyHidden>
          <label htmlFor={id}>{label}</label>
        </VisuallyHidden>
      ) : (
        <div>
          <Label htmlFor={id}>{label}</Label>
          {isRequired && <RequiredMark aria-hidden="true">*</RequiredMark>}
        </div>
      )}
      {children({
        id,
        'aria-describedby': described.length === 0 ? undefined : described.join(' '),
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': isRequired || undefined,
      })}
      {described.length > 0 && (
        <Below>
          {error === undefined ? (
            hint !== undefined && <Hint id={messageId}>{hint}</Hint>
          ) : (
            <ErrorText id={messageId}>
              <FailureIcon aria-hidden="true" />
              <span>{error}</span>
            </ErrorText>
          )}
          {count !== undefined && <Count id={countId}>{count}</Count>}
        </Below>
      )}
    </Root>
  );
}
