import type { ReactNode, Ref } from 'react';
import { Dots, Label, LinkRoot, Root } from './Button.styles.ts';

export type ButtonTone = 'primary' | 'neutral' | 'buy' | 'sell' | 'danger' | 'quiet';

interface ButtonBase {
  /** Says what will happen: "Buy 10 AAPL", not "OK". An icon may precede the words. */
  children: ReactNode;
  /** Called with every press; of a link, beside going where it leads. */
  onPress?: (() => void) | undefined;
  /** Goes somewhere instead of doing something: renders a link. Disabled, it is a button that cannot be pressed. */
  href?: string | undefined;
  /** `primary` once a screen; `buy` and `sell` have the price convention's colours; `danger` never beside the primary one. */
  tone?: ButtonTone | undefined;
  /** `s` 36 px with a target of 44, `m` 44 px, `l` as high as a row for the one action at the foot of a screen. With a mouse `s` and `m` follow the density. */
  size?: 's' | 'm' | 'l' | undefined;
  /** As wide as its container. */
  isFullWidth?: boolean | undefined;
  /** Cannot be pressed. Say why, in words that `describedBy` names. */
  isDisabled?: boolean | undefined;
  /** On its way: keeps focus, name and width, and takes no second press. Never of a link. */
  isPending?: boolean | undefined;
  /** `submit` sends the form it is in. Not for a link. */
  type?: 'button' | 'submit' | undefined;
  /** Id of the form that it sends, if it is outside the form: at the foot of a screen. */
  form?: string | undefined;
  /** Id of the text that says why it cannot be pressed, or what it will cost. */
  describedBy?: string | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

type ActionOrLink =
  | { href?: undefined }
  | { href: string | undefined; isPending?: undefined; type?: undefined; form?: undefined; ref?: undefined };

export type ButtonProps = ButtonBase & ActionOrLink;

/** Does one thing, named by its label. */
export function Button({
  tone = 'neutral',
  size = 'm',
  isFullWidth = false,
  isPending = false,
  isDisabled = false,
  onPress,
  type = 'button',
  form,
  href,
  id,
  describedBy,
  ref,
  children,
}: ButtonProps): ReactNode {
  const look = { 'data-tone': tone, 'data-size': size, 'data-full': isFullWidth || undefined, id };
  if (href !== undefined && !isDisabled) {
    return (
      <LinkRoot {...look} href={href} onClick={onPress} aria-describedby={describedBy}>
        <Label>{children}</Label>
      </LinkRoot>
    );
  }
  return (
    <Root
      {...look}
      ref={ref}
      type={type}
      form={form}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      aria-describedby={describedBy}
      // One press is one action, however long the key is held.
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onPress?.();
      }}
    >
      <Label>{children}</Label>
      {isPending && <Pending />}
    </Root>
  );
}

/** Three dots at the foot of what is on its way. */
export function Pending(): ReactNode {
  return (
    <Dots aria-hidden="true">
      <i />
      <i />
      <i />
    </Dots>
  );
}
