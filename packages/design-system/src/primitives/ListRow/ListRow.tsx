import { Fragment, type ReactNode } from 'react';
import { ChevronRightIcon } from '#icons/index.ts';
import { Fact, LinkRow, Names, Parts, Plain, PressRow, Subtitle, Title, Trailing } from './ListRow.styles.ts';

export interface ListRowProps {
  /** Before the words: a logo, an avatar, an icon. */
  leading?: ReactNode;
  title: ReactNode;
  /** A second, quiet line; beside the title where a row has one line. */
  subtitle?: ReactNode;
  /** Several short facts in place of a subtitle, with · between them: each stays whole where a line ends. */
  facts?: readonly string[] | undefined;
  /** At the end: a value, a tag, a figure. */
  trailing?: ReactNode;
  /** Goes somewhere: a chevron says so. */
  href?: string | undefined;
  /** Does something. With neither, the row is only read. */
  onPress?: (() => void) | undefined;
  /** Only with `onPress`: what cannot be done now. Say why in the subtitle. */
  isDisabled?: boolean | undefined;
}

/** One line of a list, tapped as a whole. */
export function ListRow({
  leading,
  title,
  subtitle,
  facts = [],
  trailing,
  href,
  onPress,
  isDisabled = false,
}: ListRowProps): ReactNode {
  const second = facts.length === 0 ? subtitle : facts.map(inOnePiece);
  const content = (
    <>
      {leading}
      <Names>
        <Title>{title}</Title>
        {second !== undefined && second !== null && <Subtitle>{second}</Subtitle>}
      </Names>
      <Trailing>
        <Parts>{trailing}</Parts>
        {href !== undefined && <ChevronRightIcon aria-hidden="true" />}
      </Trailing>
    </>
  );
  if (href !== undefined) {
    return <LinkRow href={href}>{content}</LinkRow>;
  }
  if (onPress) {
    return (
      <PressRow type="button" onClick={onPress} disabled={isDisabled}>
        {content}
      </PressRow>
    );
  }
  return <Plain>{content}</Plain>;
}

function inOnePiece(fact: string, index: number, facts: readonly string[]): ReactNode {
  const isLast = index === facts.length - 1;
  return (
    <Fragment key={fact}>
      <Fact>{isLast ? fact : `${fact} ·`}</Fact>
      {!isLast && ' '}
    </Fragment>
  );
}
