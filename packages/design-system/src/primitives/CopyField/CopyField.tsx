import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { CheckIcon, CopyIcon, FailureIcon } from '#icons/index.ts';
import { Hint, Label, Root } from '../Field/Field.styles.ts';
import { VisuallyHidden } from '../Text/Text.tsx';
import { Copy, Frame, Value } from './CopyField.styles.ts';

type CopyState = 'ready' | 'copied' | 'failed';

export interface CopyFieldProps {
  label: string;
  /** What is copied, to the letter. */
  value: string;
  /** How it is shown, when grouped for reading. The copy is always `value`. */
  shownValue?: string | undefined;
  hint?: string | undefined;
  copyLabel: string;
  /** Shown and said for two seconds after a copy. */
  copiedLabel: string;
  /** Shown and said when the browser refuses: the text is selected then, ready to be copied by hand. */
  failedLabel: string;
  /** Called after each try: whether the browser took it. */
  onCopy?: ((isCopied: boolean) => void) | undefined;
}

/** Time in ms the button says how it went; the same as a toast's (spec §9). */
const saidForMs = 2000;

function select(node: Node): void {
  const selection = node.ownerDocument?.getSelection();
  selection?.selectAllChildren(node);
}

/** Text that goes elsewhere unchanged: an address, an account number, an invitation. */
export function CopyField(props: CopyFieldProps): ReactNode {
  const { label, value, shownValue = value, hint, copyLabel, copiedLabel, failedLabel, onCopy } = props;
  const id = useId();
  const valueRef = useRef<HTMLOutputElement>(null);
  const [state, setState] = useState<CopyState>('ready');

  useEffect(() => {
    if (state === 'ready') return undefined;
    const timer = setTimeout(() => setState('ready'), saidForMs);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
      onCopy?.(true);
    } catch {
      if (valueRef.current) select(valueRef.current);
      setState('failed');
      onCopy?.(false);
    }
  };

  const words = { ready: copyLabel, copied: copiedLabel, failed: failedLabel }[state];
  return (
    <Root>
      <Label as="span" id={`${id}-label`}>
        {label}
      </Label>
      <Frame>
        <Value ref={valueRef} id={`${id}-value`} aria-labelledby={`${id}-label`} aria-live="off">
          {shownValue}
        </Value>
        {/* With what it copies: in a list of buttons two that copy are told apart by nothing else. */}
        <Copy
          type="button"
          id={`${id}-copy`}
          data-state={state}
          aria-labelledby={`${id}-copy ${id}-label`}
          onClick={() => {
            void copy();
          }}
        >
          {state === 'ready' && <CopyIcon aria-hidden="true" />}
          {state === 'copied' && <CheckIcon aria-hidden="true" />}
          {state === 'failed' && <FailureIcon aria-hidden="true" />}
          {words}
        </Copy>
      </Frame>
      {hint !== undefined && <Hint>{hint}</Hint>}
      <VisuallyHidden>
        <span role="status">{state === 'ready' ? '' : words}</span>
      </VisuallyHidden>
    </Root>
  );
}
