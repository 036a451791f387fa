import type { ReactNode } from 'react';
import { styled } from 'styled-components';

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
  /** Fields, messages, and the submit button last. */
  children: ReactNode;
}

/** Fields below one another, sent together. It does not load a page. */
export function FormLayout({ label, id, onSubmit, children }: FormLayoutProps): ReactNode {
  return (
    <Root
      id={id}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </Root>
  );
}
