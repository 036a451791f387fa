import type { ReactNode } from 'react';
import { ClockIcon, FailureIcon, type Icon } from '#icons/index.ts';
import { VisuallyHidden } from '../Text/Text.tsx';
import { Line, Root, Title, Words } from './InlineMessage.styles.ts';

export type InlineMessageTone = 'negative' | 'waiting';

export interface InlineMessageProps {
  /** `negative`: it failed. `waiting`: it is out of date or late, and comes by itself. */
  tone: InlineMessageTone;
  /** "Couldn't load your wallets", "2 minutes old". */
  title: string;
  /** Read out instead of `title` where the place alone makes its meaning clear: "Price from 2 minutes ago". */
  srText?: string | undefined;
  /** Why, unless something else on the screen says it. */
  body?: ReactNode;
  /** What is still true: "Your order was not sent." */
  stillTrue?: string | undefined;
  /** A quiet, small `Button` on the line of the title: "Retry". */
  action?: ReactNode;
  /** Instead of the icon of its tone. */
  icon?: ReactNode;
  /** `m` takes the place of a part of the screen; `s` goes beside a value and has a title only. */
  size?: 's' | 'm' | undefined;
  /** Makes the title a heading. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Announced when it appears: `negative` interrupts, `waiting` is read in turn. */
  isLive?: boolean | undefined;
}

const icons: Record<InlineMessageTone, Icon> = { negative: FailureIcon, waiting: ClockIcon };
const roles: Record<InlineMessageTone, string> = { negative: 'alert', waiting: 'status' };

/** A message in the place it is about: a part that could not be loaded, or a value that is out of date. */
export function InlineMessage(props: InlineMessageProps): ReactNode {
  const { tone, title, srText, body, stillTrue, action, size = 'm', headingLevel, isLive = false } = props;
  const ToneIcon = icons[tone];
  const { icon = <ToneIcon aria-hidden="true" /> } = props;
  const words =
    srText === undefined ? (
      title
    ) : (
      <>
        <span aria-hidden="true">{title}</span>
        <VisuallyHidden>{srText}</VisuallyHidden>
      </>
    );
  return (
    <Root data-tone={tone} data-size={size} role={isLive ? roles[tone] : undefined}>
      {icon}
      {size === 's' ? (
        words
      ) : (
        <Words>
          <Line>
            <Title as={headingLevel && `h${headingLevel}`}>{words}</Title>
            {action}
          </Line>
          {body !== undefined && <div>{body}</div>}
          {stillTrue !== undefined && <p>{stillTrue}</p>}
        </Words>
      )}
    </Root>
  );
}
