import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import type { ReactNode } from 'react';
import { CheckIcon, ChevronDownIcon } from '#icons/index.ts';
import { useThemeScope } from '#theme/ThemeScope.tsx';
import { Field } from '../Field/Field.tsx';
import { Inside, Item, Popup, Positioner, Trigger, Value } from './Select.styles.ts';

export interface SelectOption<Option extends string> {
  value: Option;
  label: string;
  isDisabled?: boolean | undefined;
}

export interface SelectProps<Option extends string> {
  label: string;
  /** `null`: nothing chosen yet, the placeholder shows. */
  value: Option | null;
  onChange: (value: Option) => void;
  options: readonly SelectOption<Option>[];
  /** The label precedes the value, in the control's own line: where there is no room above it. */
  isLabelInside?: boolean | undefined;
  placeholder?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  isRequired?: boolean | undefined;
}

/** One of many. For up to five, `SegmentedControl` shows them all at once. */
export function Select<Option extends string>(props: SelectProps<Option>): ReactNode {
  const { label, value, onChange, options, placeholder, hint, error, isRequired } = props;
  const { isLabelInside = false, isDisabled = false } = props;
  const { portal } = useThemeScope();
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired} isLabelInside={isLabelInside}>
      {(control) => (
        // Its own style element hides a scrollbar that no list of ours has, and a strict policy refuses it.
        <CSPProvider disableStyleElements>
          <Base.Root
            items={options}
            value={value}
            onValueChange={(next) => {
              if (next !== null) onChange(next);
            }}
            disabled={isDisabled}
          >
            <Trigger
              {...control}
              data-invalid={error === undefined ? undefined : ''}
              data-disabled={isDisabled || undefined}
            >
              {isLabelInside && <Inside aria-hidden="true">{label}</Inside>}
              <Value placeholder={placeholder} />
              <ChevronDownIcon aria-hidden="true" />
            </Trigger>
            <Base.Portal container={portal}>
              <Positioner alignItemWithTrigger={false} sideOffset={6}>
                <Popup>
                  {options.map((option) => (
                    <Item key={option.value} value={option.value} disabled={option.isDisabled}>
                      <Base.ItemText>{option.label}</Base.ItemText>
                      <Base.ItemIndicator>
                        <CheckIcon aria-hidden="true" />
                      </Base.ItemIndicator>
                    </Item>
                  ))}
                </Popup>
              </Positioner>
            </Base.Portal>
          </Base.Root>
        </CSPProvider>
      )}
    </Field>
  );
}
