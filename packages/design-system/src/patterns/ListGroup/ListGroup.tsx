import { useId, type ReactNode } from 'react';
import { Head, Note, Root, Title } from './ListGroup.styles.ts';

export interface ListGroupProps {
  /** A day, a market, a letter. */
  title: string;
  headingLevel?: 2 | 3 | 4 | undefined;
  /** What the lines add up to: "Net +$120.00". */
  note?: string | undefined;
  /** The lines: a list of `ListRow`s. */
  children: ReactNode;
}

/** Part of a long list under its own small heading, such as the movements of one day. */
export function ListGroup({ title, headingLevel = 2, note, children }: ListGroupProps): ReactNode {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Head>
        <Title as={`h${headingLevel}`} id={titleId}>
          {title}
        </Title>
        {note !== undefined && <Note>{note}</Note>}
      </Head>
      {children}
    </Root>
  );
}
