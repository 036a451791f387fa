import { RadioGroup as BaseGroup } from '@base-ui/react/radio-group';
import { useId, type ReactNode } from 'react';
import { FailureIcon } from '#icons/index.ts';
import { ErrorText, Hint, RequiredMark } from '../Field/Field.styles.ts';
import { Circle, Description, Dot, Legend, Root, Row, Words } from './RadioGroup.styles.ts';

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** What choosing it means, in one sentence. */
  description?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> {
  label: string;
  /** `null`: nothing chosen yet. */
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  hint?: string | undefined;
  /** What is wrong and what to do about it. Takes the hint's place. */
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  isRequired?: boolean | undefined;
}

/** One of a few, each with room for a sentence. Arrow keys move and choose. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>): ReactNode {
  const { label, value, onChange, options, hint, error, isDisabled = false, isRequired = false } = props;
  const id = useId();
  const labelId = `${id}-label`;
  const messageId = `${id}-message`;
  const isInvalid = error !== undefined;
  return (
    <Root>
      <div>
        <Legend id={labelId}>{label}</Legend>
        {isRequired && <RequiredMark aria-hidden="true">*</RequiredMark>}
      </div>
      <BaseGroup<Value | null>
        value={value}
        onValueChange={(next) => {
          if (next !== null) onChange(next);
        }}
        disabled={isDisabled}
        aria-labelledby={labelId}
        aria-describedby={isInvalid || hint !== undefined ? messageId : undefined}
        aria-invalid={isInvalid || undefined}
        aria-required={isRequired || undefined}
      >
        {options.map((option) => {
          const isOff = isDisabled || option.isDisabled === true;
          const descriptionId = `${id}-${option.value}`;
          return (
            <Row key={option.value} data-disabled={isOff || undefined}>
              <Circle
                value={option.value}
                disabled={isOff}
                aria-label={option.label}
                aria-describedby={option.description === undefined ? undefined : descriptionId}
                data-invalid={isInvalid ? '' : undefined}
              >
                <Dot />
              </Circle>
              <Words>
                <span>{option.label}</span>
                {option.description !== undefined && (
                  <Description id={descriptionId}>{option.description}</Description>
                )}
              </Words>
            </Row>
          );
        })}
      </BaseGroup>
      {isInvalid ? (
        <ErrorText id={messageId}>
          <FailureIcon aria-hidden="true" />
          <span>{error}</span>
        </ErrorText>
      ) : (
        hint !== undefined && <Hint id={messageId}>{hint}</Hint>
      )}
    </Root>
  );
}
