import type { ReactNode } from 'react';
import { ChevronRightIcon } from '#icons/index.ts';
import { LinkRow, Names, Plain, PressRow, Subtitle, Title, Trailing } from './ListRow.styles.ts';

export interface ListRowProps {
  /** Before the words: a logo, an avatar, an icon. */
  leading?: ReactNode;
  title: ReactNode;
  /** A second, quiet line. Rows without one are lower when density is compact. */
  subtitle?: ReactNode;
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
  trailing,
  href,
  onPress,
  isDisabled = false,
}: ListRowProps): ReactNode {
  const content = (
    <>
      {leading}
      <Names>
        <Title>{title}</Title>
        {subtitle !== undefined && subtitle !== null && <Subtitle>{subtitle}</Subtitle>}
      </Names>
      <Trailing>
        {trailing}
        {href !== undefined && <ChevronRightIcon aria-hidden="true" />}
      </Trailing>
    </>
  );
  const lines = subtitle === undefined || subtitle === null ? '1' : '2';
  if (href !== undefined) {
    return (
      <LinkRow href={href} data-lines={lines}>
        {content}
      </LinkRow>
    );
  }
  if (onPress) {
    return (
      <PressRow type="button" onClick={onPress} disabled={isDisabled} data-lines={lines}>
        {content}
      </PressRow>
    );
  }
  return <Plain data-lines={lines}>{content}</Plain>;
}
