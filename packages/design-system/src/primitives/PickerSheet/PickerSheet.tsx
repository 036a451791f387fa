import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { CheckIcon } from '#icons/index.ts';
import { Sheet } from '../Sheet/Sheet.tsx';
import { Description, Option, Options, Words } from './PickerSheet.styles.ts';
import { PickerTrigger, type PickerFieldProps } from './PickerTrigger.tsx';

export interface PickerOption<Value extends string> {
  value: Value;
  label: string;
  /** What choosing it means, in one sentence. */
  description?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface PickerSheetProps<Value extends string> extends PickerFieldProps {
  /** `null`: nothing chosen yet, the placeholder shows. */
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly PickerOption<Value>[];
  closeLabel: string;
}

/** Where a key takes the focus among `enabled` indexes; `undefined` when it is no such key. */
function targetOf(key: string, from: number, enabled: readonly number[]): number | undefined {
  const place = enabled.indexOf(from);
  if (key === 'ArrowDown') return enabled[Math.min(place + 1, enabled.length - 1)];
  if (key === 'ArrowUp') return enabled[Math.max(place - 1, 0)];
  if (key === 'Home') return enabled[0];
  if (key === 'End') return enabled.at(-1);
  return undefined;
}

/** One of several in a sheet, in reach of the thumb and with room to say what each means. */
export function PickerSheet<Value extends string>(props: PickerSheetProps<Value>): ReactNode {
  const { label, value, onChange, options, closeLabel } = props;
  const [isOpen, setOpen] = useState(false);
  const firstRef = useRef<HTMLDivElement>(null);
  const enabled = options.flatMap((option, index) => (option.isDisabled === true ? [] : [index]));
  const chosen = options.findIndex((option) => option.value === value);
  const stop = enabled.includes(chosen) ? chosen : enabled[0];

  const choose = (option: PickerOption<Value>): void => {
    if (option.isDisabled === true) return;
    if (option.value !== value) onChange(option.value);
    setOpen(false);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>, index: number): void => {
    const option = options[index];
    if ((event.key === 'Enter' || event.key === ' ') && option) {
      event.preventDefault();
      choose(option);
      return;
    }
    const target = targetOf(event.key, index, enabled);
    if (target === undefined) return;
    event.preventDefault();
    const row = event.currentTarget.parentElement?.children[target];
    if (row instanceof HTMLElement) row.focus();
  };

  return (
    <>
      <PickerTrigger {...props} text={options[chosen]?.label} isOpen={isOpen} onOpen={() => setOpen(true)} />
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={label}
        closeLabel={closeLabel}
        initialFocus={firstRef}
      >
        <Options role="listbox" aria-label={label}>
          {options.map((option, index) => (
            <Option
              key={option.value}
              ref={index === stop ? firstRef : undefined}
              role="option"
              aria-selected={index === chosen}
              aria-disabled={option.isDisabled === true || undefined}
              tabIndex={index === stop ? 0 : -1}
              onClick={() => choose(option)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <Words>
                {option.label}
                {option.description !== undefined && <Description>{option.description}</Description>}
              </Words>
              {index === chosen && <CheckIcon aria-hidden="true" />}
            </Option>
          ))}
        </Options>
      </Sheet>
    </>
  );
}
