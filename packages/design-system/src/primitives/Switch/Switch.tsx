import { useId, type ReactNode } from 'react';
import { CheckIcon, FailureIcon } from '#icons/index.ts';
import { Pending } from '../Button/Button.tsx';
import { ErrorText, Hint } from '../Field/Field.styles.ts';
import { Root, Row, Thumb, Track } from './Switch.styles.ts';

export interface SwitchProps {
  /** What is so while it is on: "Hide balances". The same words on and off. */
  label: string;
  /** It is so now. */
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  hint?: string | undefined;
  /** Why it could not be turned, and what to do. Takes the hint's place. */
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  /** On its way to the server: keeps focus and name, and is not turned again. */
  isPending?: boolean | undefined;
}

/** A setting that acts at once. */
export function Switch(props: SwitchProps): ReactNode {
  const { label, isOn, onChange, hint, error, isDisabled = false, isPending = false } = props;
  const id = useId();
  const hasMessage = error !== undefined || hint !== undefined;
  return (
    <Root>
      <Row data-disabled={isDisabled || undefined}>
        <span>{label}</span>
        <Track
          checked={isOn}
          onCheckedChange={(next) => {
            if (!isPending) onChange(next);
          }}
          disabled={isDisabled}
          aria-label={label}
          aria-busy={isPending || undefined}
          aria-disabled={isPending || undefined}
          aria-describedby={hasMessage ? id : undefined}
        >
          <Thumb>{isPending ? <Pending /> : <CheckIcon aria-hidden="true" />}</Thumb>
        </Track>
      </Row>
      {error === undefined ? (
        hint !== undefined && <Hint id={id}>{hint}</Hint>
      ) : (
        <ErrorText id={id}>
          <FailureIcon aria-hidden="true" />
          <span>{error}</span>
        </ErrorText>
      )}
    </Root>
  );
}
