import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../../icons/index.ts';
import { LinkRow, Names, Plain, PressRow, Subtitle, Title, Trailing } from './ListRow.styles.ts';

export interface ListRowProps {
  leading?: ReactNode;
  title: ReactNode;
  subtitle?: ReactNode;
  trailing?: ReactNode;
  /** Goes somewhere: a chevron says so. */
  href?: string | undefined;
  /** Does something. With neither, the row is only read. */
  onPress?: (() => void) | undefined;
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
  if (href !== undefined) return <LinkRow href={href}>{content}</LinkRow>;
  if (onPress) {
    return (
      <PressRow type="button" onClick={onPress} disabled={isDisabled}>
        {content}
      </PressRow>
    );
  }
  return <Plain>{content}</Plain>;
}
