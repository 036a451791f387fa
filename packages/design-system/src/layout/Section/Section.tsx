import { useId, type ReactNode } from 'react';
import { Head, Root, Title } from './Section.styles.ts';

export interface SectionProps {
  title: string;
  /** One quiet action beside the title, usually a `TextLink` to the whole list. */
  action?: ReactNode;
  headingLevel?: 2 | 3 | 4 | undefined;
  /** What it holds is being fetched: screen readers wait. Its `Skeleton` says so in words. */
  isBusy?: boolean | undefined;
  children: ReactNode;
}

/** A named part of a screen. Space sets it apart, not a box. */
export function Section({
  title,
  action,
  headingLevel = 2,
  isBusy = false,
  children,
}: SectionProps): ReactNode {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId} aria-busy={isBusy || undefined}>
      <Head>
        <Title as={`h${headingLevel}`} id={titleId}>
          {title}
        </Title>
        {action}
      </Head>
      {children}
    </Root>
  );
}
