import type { ReactNode } from 'react';
import { Field } from '../Field/Field.tsx';
import { Box, BoxAction } from '../Field/Field.styles.ts';
import { VisuallyHidden } from '../Text/Text.tsx';
import { Code } from './CodeInput.styles.ts';

export interface CodeSending {
  onSend: () => void;
  /** Whole seconds before the next code can be asked for; 0: now. The caller's clock counts them. */
  secondsLeft: number;
  /** On its way to the server. */
  isPending?: boolean | undefined;
  /** "Send code" before the first, "Send again" after. */
  label: string;
  /** "Send again in 42 s". */
  waitText: (seconds: number) => string;
  /** That one may have been sent, as the hint says: read out, since the focus is still on the button. A form reads errors. */
  doubt?: string | undefined;
}

export interface CodeInputProps {
  label: string;
  value: string;
  /** At most `length` characters (spec §5), half-width, without the spaces and hyphens a message puts in. */
  onChange: (value: string) => void;
  /** Called once the last character is in. */
  onComplete?: ((value: string) => void) | undefined;
  /** Most characters: 6 by default. */
  length?: number | undefined;
  /** Which keyboard a phone shows. */
  inputMode?: 'numeric' | 'text' | undefined;
  placeholder?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  isRequired?: boolean | undefined;
  /** The field was left: the time to say what is wrong. */
  onBlur?: (() => void) | undefined;
  /** The button that sends a code. */
  sending?: CodeSending | undefined;
}

function SendButton({ sending, isDisabled }: { sending: CodeSending; isDisabled: boolean }): ReactNode {
  const { secondsLeft } = sending;
  const isWaiting = secondsLeft > 0 || sending.isPending === true;
  return (
    <BoxAction
      type="button"
      disabled={isDisabled}
      aria-disabled={isWaiting || undefined}
      aria-busy={sending.isPending === true || undefined}
      onClick={() => {
        if (!isWaiting) sending.onSend();
      }}
    >
      {secondsLeft > 0 ? sending.waitText(secondsLeft) : sending.label}
    </BoxAction>
  );
}

/** A code from a message. One field, so that a paste and the phone's own suggestion work, and nothing jumps. */
export function CodeInput(props: CodeInputProps): ReactNode {
  const { label, value, onChange, onComplete, length = 6, error, isDisabled = false, sending } = props;
  const take = (text: string): void => {
    const next = [...text.normalize('NFKC').replaceAll(/[\s-]/g, '')].slice(0, length).join('');
    if (next === value) return;
    onChange(next);
    if ([...next].length === length) onComplete?.(next);
  };
  return (
    <Field label={label} hint={props.hint} error={error} isRequired={props.isRequired}>
      {(control) => (
        <>
          <Box data-invalid={error === undefined ? undefined : ''} data-disabled={isDisabled || undefined}>
            <Code
              {...control}
              type="text"
              inputMode={props.inputMode ?? 'numeric'}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="done"
              value={value}
              placeholder={props.placeholder}
              disabled={isDisabled}
              onChange={(event) => take(event.target.value)}
              onBlur={props.onBlur}
            />
            {sending && <SendButton sending={sending} isDisabled={isDisabled} />}
          </Box>
          {sending && (
            <VisuallyHidden>
              <span role="status">{sending.doubt}</span>
            </VisuallyHidden>
          )}
        </>
      )}
    </Field>
  );
}
