import type { ReactNode } from 'react';
import { ChevronRightIcon } from '#icons/index.ts';
import { Content, Footer, Head, LinkTitle, PressTitle, Root } from './Card.styles.ts';

export interface CardProps {
  title: string;
  /** Level of the title in the page's outline: 3 by default. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Before the title: a logo or an icon. */
  leading?: ReactNode;
  children?: ReactNode;
  /** Goes somewhere when tapped anywhere: a chevron says so. */
  href?: string | undefined;
  /** Does something when tapped anywhere. */
  onPress?: (() => void) | undefined;
  /** Controls of its own, above the tapped area. */
  footer?: ReactNode;
  isDisabled?: boolean | undefined;
}

/** A thing tapped as a whole. What is only read needs no box: a `Section` has space and a line. */
export function Card({
  title,
  headingLevel = 3,
  leading,
  children,
  href,
  onPress,
  footer,
  isDisabled = false,
}: CardProps): ReactNode {
  const Heading = `h${headingLevel}` as const;
  const isLink = href !== undefined && !isDisabled;
  const hasPress = isLink || onPress !== undefined || href !== undefined;
  return (
    <Root data-pressable={hasPress || undefined} data-disabled={isDisabled || undefined}>
      <Head>
        {leading}
        <Heading>
          {isLink ? (
            <LinkTitle href={href}>{title}</LinkTitle>
          ) : hasPress ? (
            <PressTitle type="button" onClick={() => onPress?.()} disabled={isDisabled}>
              {title}
            </PressTitle>
          ) : (
            title
          )}
        </Heading>
        {isLink && <ChevronRightIcon aria-hidden="true" />}
      </Head>
      {children !== undefined && children !== null && <Content>{children}</Content>}
      {footer !== undefined && footer !== null && <Footer>{footer}</Footer>}
    </Root>
  );
}
