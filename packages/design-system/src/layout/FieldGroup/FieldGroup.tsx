import { useId, type ReactNode } from 'react';
import { FailureIcon } from '#icons/index.ts';
import { DescribedBy } from '#primitives/Field/describedBy.ts';
import { ErrorText, Hint } from '#primitives/Field/Field.styles.ts';
import { Label, Root } from './FieldGroup.styles.ts';

export interface FieldGroupProps {
  /** Names the group. */
  label: string;
  /** Heard, not seen: for a control that shows its own name. */
  isLabelHidden?: boolean | undefined;
  /** The name is a heading of this level: for settings, which are found by their headings. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** One `SegmentedControl` that bears the same name: it alone is heard by it, not the group once more. */
  isOneControl?: boolean | undefined;
  hint?: string | undefined;
  /** What is wrong and what to do about it. Takes the hint's place and is announced when it comes. */
  error?: string | undefined;
  /** Controls that belong together, or one that has no label of its own. */
  children: ReactNode;
}

/** Controls that answer one question, under its name, with one hint or error for all of them. */
export function FieldGroup(props: FieldGroupProps): ReactNode {
  const { label, isLabelHidden = false, headingLevel, isOneControl = false, hint, error, children } = props;
  const id = useId();
  const labelId = `${id}-label`;
  const messageId = `${id}-message`;
  const describedBy = error !== undefined || hint !== undefined ? messageId : undefined;
  const heard = isOneControl
    ? {}
    : {
        role: 'group',
        'aria-describedby': describedBy,
        ...(isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': labelId }),
      };
  return (
    <Root {...heard}>
      {!isLabelHidden && (
        <Label id={labelId} as={headingLevel === undefined ? 'span' : `h${headingLevel}`}>
          {label}
        </Label>
      )}
      <DescribedBy value={isOneControl ? describedBy : undefined}>{children}</DescribedBy>
      {error === undefined ? (
        hint !== undefined && <Hint id={messageId}>{hint}</Hint>
      ) : (
        <ErrorText id={messageId} role="alert">
          <FailureIcon aria-hidden="true" />
          <span>{error}</span>
        </ErrorText>
      )}
    </Root>
  );
}
