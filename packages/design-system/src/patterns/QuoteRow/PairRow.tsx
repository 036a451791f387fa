import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { InstrumentLogo } from '#primitives/InstrumentLogo/InstrumentLogo.tsx';
import type { QuoteRowProps } from './QuoteRow.tsx';
import { Figures, Meta, Name, Names, Row, Spark } from './QuoteRow.styles.ts';

const Currencies = styled(Meta)`
  font-size: var(--m-type-12);
  color: var(--m-text-tertiary);
  white-space: nowrap;
  @media (max-width: 15em) {
    white-space: normal;
  }
`;

/* The names of both currencies come first: the line shrinks before they do, and is whole or not there. */
const BothNames = styled(Names)`
  flex: 1 1 auto;
`;

const Line = styled(Spark)`
  flex: 0 1000 56px;
  container-type: inline-size;
  && > * {
    @container (width < 56px) {
      display: none;
    }
  }
`;

/** `name`: of both currencies. */
export type PairRowProps = Omit<QuoteRowProps, 'meta'>;

/** A currency pair in a list, known by its code: that leads, and the names of its currencies have the line below. As high as a `QuoteRow`. */
export function PairRow({ href, code, name, logo, price, change, sparkline }: PairRowProps): ReactNode {
  return (
    <Row href={href}>
      {logo ?? <InstrumentLogo code={code} />}
      <BothNames>
        <Name>{code}</Name>
        <Currencies title={name}>{name}</Currencies>
      </BothNames>
      {sparkline !== undefined && <Line>{sparkline}</Line>}
      <Figures>
        {price}
        {change}
      </Figures>
    </Row>
  );
}
