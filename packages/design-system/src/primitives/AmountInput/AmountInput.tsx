import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { MinusIcon, PlusIcon } from '../../icons/index.ts';
import { Field } from '../Field/Field.tsx';
import { Amount, Box, Step, Unit } from './AmountInput.styles.ts';
import { readAmount, showAmount, type AmountFormat } from './readAmount.ts';

export interface AmountInputProps {
  label: string;
  /** Canonical: digits with at most one point, `''` when empty. */
  value: string;
  onChange: (value: string) => void;
  decimals?: number | undefined;
  decimalSeparator?: '.' | ',' | undefined;
  /** Currency before the amount. */
  prefix?: string | undefined;
  /** Unit after it. */
  suffix?: string | undefined;
  error?: string | undefined;
  hint?: string | undefined;
  placeholder?: string | undefined;
  isDisabled?: boolean | undefined;
  isRequired?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  /** Asks for one step up (1) or down (−1); with it, two buttons and the arrow keys appear. The step's size is the caller's. */
  onStep?: ((direction: 1 | -1) => void) | undefined;
  incrementLabel?: string | undefined;
  decrementLabel?: string | undefined;
}

/** Money or a quantity. Takes only what can be an amount, as it is typed or pasted, and keeps the caret where the person left it. */
export function AmountInput(props: AmountInputProps): ReactNode {
  const {
    label,
    value,
    onChange,
    decimals = 2,
    decimalSeparator = '.',
    prefix,
    suffix,
    error,
    hint,
    isDisabled = false,
    onStep,
  } = props;
  const format: AmountFormat = { decimals, decimalSeparator };
  const inputRef = useRef<HTMLInputElement>(null);
  const caretRef = useRef<number | null>(null);

  // A controlled input whose text is corrected loses its caret to the end: put it back behind the digits that stood before it.
  useLayoutEffect(() => {
    const caret = caretRef.current;
    caretRef.current = null;
    if (caret !== null && inputRef.current === document.activeElement)
      inputRef.current?.setSelectionRange(caret, caret);
  });

  const take = (input: HTMLInputElement): void => {
    const before = input.value.slice(0, input.selectionStart ?? input.value.length);
    const next = readAmount(input.value, format);
    const shown = showAmount(next, format);
    if (shown !== input.value) {
      const caret = Math.min(readAmount(before, format).length, shown.length);
      // React writes nothing when the value stays as it was, so a refused character is taken out here.
      input.value = shown;
      input.setSelectionRange(caret, caret);
      if (next !== value) caretRef.current = caret;
    }
    if (next !== value) onChange(next);
  };

  const stepByKey = (event: KeyboardEvent): void => {
    if (!onStep || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? 1 : -1);
  };

  return (
    <Field label={label} hint={hint} error={error} isRequired={props.isRequired}>
      {(control) => (
        <Box data-invalid={error === undefined ? undefined : ''} data-disabled={isDisabled || undefined}>
          {onStep && (
            <Step
              type="button"
              aria-label={props.decrementLabel}
              aria-controls={control.id}
              disabled={isDisabled}
              onClick={() => onStep(-1)}
            >
              <MinusIcon aria-hidden="true" />
            </Step>
          )}
          {prefix !== undefined && <Unit>{prefix}</Unit>}
          <Amount
            {...control}
            ref={inputRef}
            type="text"
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            enterKeyHint="done"
            autoComplete="off"
            value={showAmount(value, format)}
            placeholder={props.placeholder}
            disabled={isDisabled}
            data-has-suffix={suffix === undefined ? undefined : ''}
            data-has-steps={onStep ? '' : undefined}
            onChange={(event) => take(event.target)}
            onBlur={props.onBlur}
            onKeyDown={stepByKey}
          />
          {suffix !== undefined && <Unit data-end="">{suffix}</Unit>}
          {onStep && (
            <Step
              type="button"
              aria-label={props.incrementLabel}
              aria-controls={control.id}
              disabled={isDisabled}
              onClick={() => onStep(1)}
            >
              <PlusIcon aria-hidden="true" />
            </Step>
          )}
        </Box>
      )}
    </Field>
  );
}
