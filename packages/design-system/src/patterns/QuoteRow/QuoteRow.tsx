import type { ReactNode } from 'react';
import { InstrumentLogo } from '#primitives/InstrumentLogo/InstrumentLogo.tsx';
import { Code, Figures, Row, Name, Names, Spark } from './QuoteRow.styles.ts';

export interface QuoteRowProps {
  href: string;
  code: string;
  name: string;
  /** An `InstrumentLogo`; without it, the code's monogram. */
  logo?: ReactNode;
  /** A `Price`. */
  price: ReactNode;
  /** A `ChangeTag`. */
  change: ReactNode;
  /** A `Sparkline`; leaves room to the name below 368 px. */
  sparkline?: ReactNode;
  /** Quiet words after the code: market, delayed, closed. */
  meta?: ReactNode;
}

/** An instrument in a list: who, where it has been, where it stands. */
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
        <Name>{name}</Name>
        <Code>
          <span>{code}</span>
          {meta}
        </Code>
      </Names>
      {sparkline !== undefined && <Spark>{sparkline}</Spark>}
      <Figures>
        {price}
        {change}
      </Figures>
    </Row>
  );
}
