import type { ReactNode } from 'react';
import { InstrumentLogo } from '#primitives/InstrumentLogo/InstrumentLogo.tsx';
import { Code, Figures, Meta, Name, Names, Note, Row, Spark } from './QuoteRow.styles.ts';

export interface QuoteRowProps {
  href: string;
  code: string;
  /** On one line; what is cut off is heard whole, and read under a pointer. */
  name: string;
  /** An `InstrumentLogo`; without it, the code. */
  logo?: ReactNode;
  /** A `Price`. */
  price: ReactNode;
  /** A `ChangeTag`. */
  change: ReactNode;
  /** A `Sparkline`; leaves its room to the name in a list of less than 328 px. */
  sparkline?: ReactNode;
  /** Quiet words after the code: market, delayed, closed. Cut off where there is no room. */
  meta?: ReactNode;
}

/** An instrument in a list: name, recent course, price and change. All rows have the height of a row at the density here. */
export function QuoteRow({
  href,
  code,
  name,
  logo,
  price,
  change,
  sparkline,
  meta,
}: QuoteRowProps): ReactNode {
  return (
    <Row href={href}>
      {logo ?? <InstrumentLogo code={code} />}
      <Names>
        <Name title={name}>{name}</Name>
        <Note>
          <Code>{code}</Code>{' '}
          {meta !== undefined && (
            <Meta>
              <span>{meta}</span>
            </Meta>
          )}
        </Note>
      </Names>
      {sparkline !== undefined && <Spark>{sparkline}</Spark>}
      <Figures>
        {price}
        {change}
      </Figures>
    </Row>
  );
}
