import { useId, type ReactNode } from 'react';
import { Head, Root, Title } from './Section.styles.ts';

export interface SectionProps {
  title: string;
  /** One quiet action beside the title, usually a `TextLink` to the whole list. */
  action?: ReactNode;
  headingLevel?: 2 | 3 | 4 | undefined;
  children: ReactNode;
}

/** A named part of a screen. Space sets it apart, not a box. */
export function Section({ title, action, headingLevel = 2, children }: SectionProps): ReactNode {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
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
