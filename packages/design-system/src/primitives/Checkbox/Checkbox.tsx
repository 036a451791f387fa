import { Checkbox as Base } from '@base-ui/react/checkbox';
import { useId, type ReactNode } from 'react';
import { CheckIcon, FailureIcon } from '../../icons/index.ts';
import { ErrorText } from '../Field/Field.styles.ts';
import { Box, Root, Row } from './Checkbox.styles.ts';

export interface CheckboxProps {
  /** What ticking it says, in the first person of the user: "I know that it cannot be sold". */
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** A statement one agrees to. For a setting that acts at once use `Switch`. */
export function Checkbox({
  label,
  isChecked,
  onChange,
  error,
  isDisabled = false,
}: CheckboxProps): ReactNode {
  const errorId = useId();
  return (
    <Root>
      <Row data-disabled={isDisabled || undefined}>
        <Box
          checked={isChecked}
          onCheckedChange={(next) => onChange(next)}
          disabled={isDisabled}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
          data-invalid={error === undefined ? undefined : ''}
        >
          <Base.Indicator>
            <CheckIcon aria-hidden="true" />
          </Base.Indicator>
        </Box>
        <span>{label}</span>
      </Row>
      {error !== undefined && (
        <ErrorText id={errorId}>
          <FailureIcon aria-hidden="true" />
          <span>{error}</span>
        </ErrorText>
      )}
    </Root>
  );
}
