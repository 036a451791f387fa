import type { ReactNode } from 'react';
import { Field } from '../Field/Field.tsx';
import { Box, BoxAction } from '../Field/Field.styles.ts';
import { Code } from './CodeInput.styles.ts';
import { useCountdown } from './useCountdown.ts';

export interface CodeSending {
  onSend: () => void;
  /** How many codes have been sent: each new one starts the wait. 0 before the first. */
  sentCount: number;
  /** Seconds before the next one may be asked for: 60 by default. */
  waitSeconds?: number | undefined;
  /** Milliseconds that only go forward: the page's own clock by default. */
  clock?: (() => number) | undefined;
  /** On its way to the server. */
  isPending?: boolean | undefined;
  /** "Send code" before the first, "Send again" after. */
  label: string;
  /** "Send again in 42 s". */
  waitText: (seconds: number) => string;
}

export interface CodeInputProps {
  label: string;
  value: string;
  /** At most `length` characters (spec §5), half-width, without the spaces and hyphens a message puts in. */
  onChange: (value: string) => void;
  /** Told once the last character is in. */
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
  /** The button that sends a code. */
  sending?: CodeSending | undefined;
}

function SendButton({ sending, isDisabled }: { sending: CodeSending; isDisabled: boolean }): ReactNode {
  const left = useCountdown(sending.waitSeconds ?? 60, sending.sentCount, sending.clock);
  const isWaiting = left > 0 || sending.isPending === true;
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
      {left > 0 ? sending.waitText(left) : sending.label}
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
          />
          {sending && <SendButton sending={sending} isDisabled={isDisabled} />}
        </Box>
      )}
    </Field>
  );
}
