import { useId, useRef, type ReactNode } from 'react';
import { Stack } from '#primitives/Stack/Stack.tsx';
import { Button, type ButtonTone } from '#primitives/Button/Button.tsx';
import { PasswordField } from '#primitives/PasswordField/PasswordField.tsx';
import { Sheet } from '#primitives/Sheet/Sheet.tsx';

export interface PasswordSheetProps {
  isOpen: boolean;
  title: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
  /** Says what will happen: "Buy 10 AAPL". */
  submitLabel: string;
  /** As on the button that opened the sheet: `buy`, `sell`, `danger`; `primary` by default. */
  submitTone?: ButtonTone | undefined;
  /** In its place while it is on its way: "Sending…". */
  pendingLabel: string;
  error?: string | undefined;
  hint?: string | undefined;
  isPending: boolean;
  /** In its own column instead of over the page: see `Sheet`. */
  isInPlace?: boolean | undefined;
  onClose: () => void;
  closeLabel: string;
  showLabel: string;
  hideLabel: string;
  /** What is being confirmed, above the field. */
  children?: ReactNode;
}

/**
 * Asks for the transaction password before money moves. On its way it cannot be dismissed, keeps its height, and its field
 * what it showed.
 */
export function PasswordSheet(props: PasswordSheetProps): ReactNode {
  const {
    isOpen,
    title,
    label,
    value,
    onChange,
    onSubmit,
    submitLabel,
    submitTone = 'primary',
    error,
    hint,
    isPending,
    onClose,
  } = props;
  const formId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={props.closeLabel}
      canDismiss={!isPending}
      initialFocus={inputRef}
      isInPlace={props.isInPlace}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) onSubmit();
        }}
      >
        <Stack gap={5}>
          {props.children}
          <PasswordField
            ref={inputRef}
            label={label}
            value={value}
            onChange={onChange}
            error={error}
            hint={hint}
            isReadOnly={isPending}
            autoComplete="off"
            enterKeyHint="done"
            showLabel={props.showLabel}
            hideLabel={props.hideLabel}
          />
          <Button type="submit" tone={submitTone} size="l" isFullWidth isPending={isPending}>
            {isPending ? props.pendingLabel : submitLabel}
          </Button>
        </Stack>
      </form>
    </Sheet>
  );
}
