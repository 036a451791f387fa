import { NumberField as Base } from '@base-ui/react/number-field';
import type { CSSProperties, KeyboardEventHandler, ReactNode } from 'react';
import { MinusIcon, PlusIcon } from '#icons/index.ts';
import { Field } from '../Field/Field.tsx';
import { Decrement, Group, Increment, Value } from './Stepper.styles.ts';

export interface StepperProps {
  label: string;
  /** `null` when the person has emptied it. */
  value: number | null;
  /** Never out of `min` and `max`; `null` when emptied. */
  onChange: (value: number | null) => void;
  /** Smallest value: none by default. */
  min?: number | undefined;
  /** Largest value: none by default. */
  max?: number | undefined;
  /** Size of one step: of a button, of an arrow key. 1 by default. Another one is a lot: from between two, a step goes to the next. */
  step?: number | undefined;
  /** Size of a leap: Page Up, Page Down, or an arrow with Shift. Ten steps by default. In lots it goes to the next whole leap from `min`. */
  leap?: number | undefined;
  /** BCP 47 tag that the number is written and read in. */
  locale?: string | undefined;
  incrementLabel: string;
  decrementLabel: string;
  hint?: string | undefined;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  isRequired?: boolean | undefined;
}

const arrowOf: Readonly<Record<string, string>> = { PageUp: 'ArrowUp', PageDown: 'ArrowDown' };

/** The field knows a leap as an arrow with Shift; Page Up and Page Down are the same to it. */
const leapByPageKey: KeyboardEventHandler<HTMLInputElement> = (event) => {
  const key = arrowOf[event.key];
  if (key === undefined) return;
  event.preventDefault();
  event.currentTarget.dispatchEvent(
    new KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true, cancelable: true }),
  );
};

/** Length of the longest number that can stand in the field: its room is there from the start, and no digit is ever cut off. */
function mostCharacters({ value, min, max, locale }: StepperProps): number {
  const format = new Intl.NumberFormat(locale);
  const numbers = [value, min, max].filter((number) => typeof number === 'number');
  return Math.max(0, ...numbers.map((number) => format.format(number).length));
}

/** A small whole number that is counted rather than written: lots, days, installments. Not for money: see `AmountInput`. */
export function Stepper(props: StepperProps): ReactNode {
  const { label, value, onChange, min, max, step = 1, leap = step * 10, error, isDisabled = false } = props;
  return (
    <Field label={label} hint={props.hint} error={error} isRequired={props.isRequired}>
      {(control) => (
        <Base.Root
          id={control.id}
          value={value}
          onValueChange={(next) => onChange(next)}
          {...(min !== undefined && { min })}
          {...(max !== undefined && { max })}
          step={step}
          largeStep={leap}
          snapOnStep={step !== 1}
          disabled={isDisabled}
          {...(props.locale !== undefined && { locale: props.locale })}
        >
          <Group data-invalid={error === undefined ? undefined : ''} data-disabled={isDisabled || undefined}>
            <Decrement aria-label={props.decrementLabel}>
              <MinusIcon aria-hidden="true" />
            </Decrement>
            <Value
              style={{ '--m-digits': mostCharacters(props) } as CSSProperties}
              onKeyDown={leapByPageKey}
              aria-describedby={control['aria-describedby']}
              aria-invalid={control['aria-invalid']}
              aria-required={control['aria-required']}
            />
            <Increment aria-label={props.incrementLabel}>
              <PlusIcon aria-hidden="true" />
            </Increment>
          </Group>
        </Base.Root>
      )}
    </Field>
  );
}
