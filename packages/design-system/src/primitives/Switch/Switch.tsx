import type { ReactNode } from 'react';
import { CheckIcon } from '../../icons/index.ts';
import { Hint, Row, Thumb, Track } from './Switch.styles.ts';

export interface SwitchProps {
  label: string;
  hint?: string | undefined;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean | undefined;
}

/** A setting that acts at once. */
export function Switch({ label, hint, isOn, onChange, isDisabled = false }: SwitchProps): ReactNode {
  return (
    <Row data-disabled={isDisabled || undefined}>
      <span>
        {label}
        {hint !== undefined && <Hint>{hint}</Hint>}
      </span>
      <Track checked={isOn} onCheckedChange={(next) => onChange(next)} disabled={isDisabled}>
        <Thumb>
          <CheckIcon aria-hidden="true" />
        </Thumb>
      </Track>
    </Row>
  );
}
