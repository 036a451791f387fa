import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { InstrumentLogo } from '#primitives/InstrumentLogo/InstrumentLogo.tsx';
import { ListRow } from '#primitives/ListRow/ListRow.tsx';
import { SideTag } from '../SideTag/SideTag.tsx';

const Terms = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--m-space-2);
  font-variant-numeric: tabular-nums;
`;

export interface PositionRowProps {
  href: string;
  /** The instrument's. */
  name: string;
  code: string;
  /** Where its mark lies; without one, the code. */
  logoSrc?: string | undefined;
  /** "Long", "Short": which way it was opened. A word, not a colour: it is no price. */
  side: string;
  /** After the side: leverage, quantity. */
  terms: readonly string[];
  /** What it has won or lost: a `ChangeTag`. A slot, so that a tick renders only this. */
  profit: ReactNode;
}

/** One position of a list: what is held, which way, how much, and where it stands. */
export function PositionRow({ href, name, code, logoSrc, side, terms, profit }: PositionRowProps): ReactNode {
  return (
    <ListRow
      href={href}
      leading={<InstrumentLogo code={code} src={logoSrc} />}
      title={name}
      subtitle={
        <Terms>
          <SideTag text={side} />
          {terms.map((term) => (
            <span key={term}>{term}</span>
          ))}
        </Terms>
      }
      trailing={profit}
    />
  );
}
