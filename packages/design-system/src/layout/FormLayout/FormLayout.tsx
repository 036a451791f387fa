import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormGuide } from '#primitives/Field/useFormGuide.ts';
import { VisuallyHidden } from '#primitives/Text/Text.tsx';

const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--m-space-5);
  min-inline-size: 0;
`;

export interface FormLayoutProps {
  /** Makes the form a landmark with this name; leave out where the screen has only this one. */
  label?: string | undefined;
  /** For a button outside of it that sends it (`form`). */
  id?: string | undefined;
  /** The submit button, or Enter in a field. What is wrong is yours to say: the browser checks nothing. */
  onSubmit: () => void;
  /** Presses that did not go through: each takes the focus to the first field in error. */
  attempts?: number | undefined;
  /** Fields, messages, and the submit button last. */
  children: ReactNode;
}

/** Fields below one another, sent together. It does not load a page. The error of a field that was left is heard once. */
export function FormLayout({ label, id, onSubmit, attempts = 0, children }: FormLayoutProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const news = useFormGuide(form, attempts);
  return (
    <Root
      ref={form}
      id={id}
      aria-label={label}
      noValidate
      onKeyDown={(event) => {
        // A held Enter would send it again and again.
        if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLInputElement)
          event.preventDefault();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <VisuallyHidden>
        <span aria-live="polite">{news}</span>
      </VisuallyHidden>
    </Root>
  );
}
