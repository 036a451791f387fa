import { Checkbox as Base } from '@base-ui/react/checkbox';
import { useId, type ReactNode } from 'react';
import { CheckIcon, FailureIcon, MinusIcon } from '#icons/index.ts';
import { ErrorText, Hint, RequiredMark } from '../Field/Field.styles.ts';
import { Below, Box, Root, Row } from './Checkbox.styles.ts';

export interface CheckboxProps {
  /** What ticking it says, in the first person of the user: "I know that it cannot be sold". May hold a link. */
  label: ReactNode;
  /** `mixed`: some of several items are ticked. Pressing it asks for `true`. */
  isChecked: boolean | 'mixed';
  onChange: (isChecked: boolean) => void;
  hint?: string | undefined;
  /** What is wrong and what to do about it. Takes the hint's place. */
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  isRequired?: boolean | undefined;
}

/** A statement one agrees to, or one of several to pick. For a setting that acts at once use `Switch`. */
export function Checkbox(props: CheckboxProps): ReactNode {
  const { label, isChecked, onChange, hint, error, isDisabled = false, isRequired = false } = props;
  const messageId = useId();
  const isMixed = isChecked === 'mixed';
  return (
    <Root>
      <Row data-disabled={isDisabled || undefined}>
        <Box
          checked={isChecked === true}
          indeterminate={isMixed}
          onCheckedChange={(next) => onChange(next)}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined && hint === undefined ? undefined : messageId}
          data-invalid={error === undefined ? undefined : ''}
        >
          <Base.Indicator>
            {isMixed ? <MinusIcon aria-hidden="true" /> : <CheckIcon aria-hidden="true" />}
          </Base.Indicator>
        </Box>
        <span>
          {label}
          {isRequired && <RequiredMark aria-hidden="true">*</RequiredMark>}
        </span>
      </Row>
      {error === undefined ? (
        hint !== undefined && (
          <Below>
            <Hint id={messageId}>{hint}</Hint>
          </Below>
        )
      ) : (
        <Below>
          <ErrorText id={messageId}>
            <FailureIcon aria-hidden="true" />
            <span>{error}</span>
          </ErrorText>
        </Below>
      )}
    </Root>
  );
}
