import type { ReactNode, Ref } from 'react';
import { Label, LinkRoot, Pending, Root } from './Button.styles.ts';

export type ButtonTone = 'primary' | 'neutral' | 'buy' | 'sell' | 'danger' | 'quiet';

interface ButtonLook {
  /** `primary` once a screen; `buy` and `sell` wear the price convention's colours; `danger` never beside the primary one. */
  tone?: ButtonTone | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  isFullWidth?: boolean | undefined;
  /** Says what will happen: "Buy 10 AAPL", not "OK". */
  children: ReactNode;
}

export interface ButtonProps extends ButtonLook {
  /** On its way: keeps focus and name, and takes no second press. */
  isPending?: boolean | undefined;
  isDisabled?: boolean | undefined;
  onPress?: (() => void) | undefined;
  type?: 'button' | 'submit' | undefined;
  /** Goes somewhere instead of doing something: renders a link. */
  href?: string | undefined;
  id?: string | undefined;
  /** Id of the text that says why it cannot be pressed, or what it will cost. */
  describedBy?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Does one thing, named by its label. */
export function Button({
  tone = 'neutral',
  size = 'm',
  isFullWidth = false,
  isPending = false,
  isDisabled = false,
  onPress,
  type = 'button',
  href,
  id,
  describedBy,
  ref,
  children,
}: ButtonProps): ReactNode {
  const look = { 'data-tone': tone, 'data-size': size, 'data-full': isFullWidth || undefined };
  if (href !== undefined && !isDisabled) {
    return (
      <LinkRoot href={href} onClick={onPress} aria-describedby={describedBy} {...look}>
        {children}
      </LinkRoot>
    );
  }
  return (
    <Root
      {...look}
      ref={ref}
      id={id}
      type={type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      aria-describedby={describedBy}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onPress?.();
      }}
    >
      <Label>{children}</Label>
      {isPending && (
        <Pending aria-hidden="true">
          <i />
          <i />
          <i />
        </Pending>
      )}
    </Root>
  );
}
