import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { MinusIcon, PlusIcon } from '#icons/index.ts';
import { Field } from '../Field/Field.tsx';
import { BoxAction } from '../Field/Field.styles.ts';
import { VisuallyHidden } from '../Text/Text.tsx';
import { Amount, Box, Step, Unit } from './AmountInput.styles.ts';
import { brokenBound, type AmountRange } from './amountRange.ts';
import { useAmountTyping } from './useAmountTyping.ts';

export interface AmountStepping {
  /** Asks for one step up (1) or down (−1): a button, or an arrow key. The step's size is the caller's. */
  onStep: (direction: 1 | -1) => void;
  incrementLabel: string;
  decrementLabel: string;
}

export interface AmountAction {
  /** "Max", "All". */
  label: string;
  onPress: () => void;
  isDisabled?: boolean | undefined;
}

export interface AmountLimits extends AmountRange {
  /** What is wrong and what to do: "At least $10.00." */
  text: (broken: 'min' | 'max') => string;
}

export interface AmountInputProps {
  label: string;
  /** Distinguishes it in its form, for who leads there. */
  name?: string | undefined;
  /** Canonical: digits with at most one point, `''` when empty. A string, since a float cannot hold money. */
  value: string;
  /** Canonical, too. While typing it may end in its point (`12.`); leaving the field takes the point away. */
  onChange: (value: string) => void;
  /** Most digits after the point: 2 by default (spec §5), 0 for whole shares, up to 8 for crypto. */
  decimals?: number | undefined;
  /** The reader's: `.` by default. */
  decimalSeparator?: '.' | ',' | undefined;
  /** Currency before the amount. */
  prefix?: string | undefined;
  /** Unit after it. */
  suffix?: string | undefined;
  /** What is wrong and what to do about it. Takes the hint's place. */
  error?: string | undefined;
  hint?: string | undefined;
  placeholder?: string | undefined;
  isDisabled?: boolean | undefined;
  isRequired?: boolean | undefined;
  /** The field was left, with its amount tidied. */
  onBlur?: (() => void) | undefined;
  /** A value above the maximum is reported at once, one below the minimum when the field is left; `error` wins. */
  limits?: AmountLimits | undefined;
  /** Said when something typed or pasted was not taken: "Digits only, at most two after the point." */
  refusedText?: string | undefined;
  /** Two buttons beside the amount, and the arrow keys. */
  stepping?: AmountStepping | undefined;
  /** A button at the end of the box that fills it. */
  action?: AmountAction | undefined;
}

/** Money or a quantity. Takes only what can be an amount, as it is typed or pasted, and keeps the caret where the person left it. */
export function AmountInput(props: AmountInputProps): ReactNode {
  const { label, value, onChange, decimals = 2, decimalSeparator = '.', prefix, suffix, limits } = props;
  const { isDisabled = false, stepping, action, refusedText } = props;
  const unitId = useId();
  const [isLeft, setLeft] = useState(false);
  const typing = useAmountTyping(value, onChange, { decimals, decimalSeparator });

  const broken = limits ? brokenBound(value, limits) : null;
  const isBoundSaid = broken === 'max' || (broken === 'min' && isLeft);
  const error = props.error ?? (isBoundSaid ? limits?.text(broken) : undefined);
  const refusal = typing.isRefused ? refusedText : undefined;
  // The units first, so that "dollars" is heard beside the amount, then hint or error.
  const units = [prefix !== undefined && `${unitId}-before`, suffix !== undefined && `${unitId}-after`];

  const leave = (): void => {
    setLeft(true);
    typing.clearRefusal();
    if (value.endsWith('.')) onChange(value.slice(0, -1));
    props.onBlur?.();
  };
  const stepByKey = (event: KeyboardEvent): void => {
    if (!stepping || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    stepping.onStep(event.key === 'ArrowUp' ? 1 : -1);
  };

  return (
    <Field label={label} hint={refusal ?? props.hint} error={error} isRequired={props.isRequired}>
      {(control) => (
        <>
          <Box data-invalid={error === undefined ? undefined : ''} data-disabled={isDisabled || undefined}>
            {stepping && (
              <Step
                type="button"
                aria-label={stepping.decrementLabel}
                aria-controls={control.id}
                disabled={isDisabled}
                onClick={() => stepping.onStep(-1)}
              >
                <MinusIcon aria-hidden="true" />
              </Step>
            )}
            {prefix !== undefined && <Unit id={`${unitId}-before`}>{prefix}</Unit>}
            <Amount
              {...control}
              {...typing.inputProps}
              type="text"
              name={props.name}
              inputMode={decimals === 0 ? 'numeric' : 'decimal'}
              enterKeyHint="done"
              autoComplete="off"
              value={typing.text}
              placeholder={props.placeholder}
              disabled={isDisabled}
              aria-describedby={
                [...units, control['aria-describedby']].filter(Boolean).join(' ') || undefined
              }
              data-has-suffix={suffix === undefined ? undefined : ''}
              data-has-steps={stepping ? '' : undefined}
              onFocus={() => setLeft(false)}
              onBlur={leave}
              onKeyDown={stepByKey}
            />
            {suffix !== undefined && (
              <Unit id={`${unitId}-after`} data-end="">
                {suffix}
              </Unit>
            )}
            {action && (
              <BoxAction
                type="button"
                aria-controls={control.id}
                disabled={isDisabled || action.isDisabled === true}
                onClick={action.onPress}
              >
                {action.label}
              </BoxAction>
            )}
            {stepping && (
              <Step
                type="button"
                aria-label={stepping.incrementLabel}
                aria-controls={control.id}
                disabled={isDisabled}
                onClick={() => stepping.onStep(1)}
              >
                <PlusIcon aria-hidden="true" />
              </Step>
            )}
          </Box>
          {refusedText !== undefined && (
            <VisuallyHidden>
              <span role="status">{refusal}</span>
            </VisuallyHidden>
          )}
        </>
      )}
    </Field>
  );
}
