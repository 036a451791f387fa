import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { InstrumentLogo } from '#primitives/InstrumentLogo/InstrumentLogo.tsx';
import { ListRow } from '#primitives/ListRow/ListRow.tsx';
import { SideTag } from '../SideTag/SideTag.tsx';

/* Cut after a line: each row of a list is as high as the next. The position's screen has the whole name. */
const Name = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Terms = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--m-space-2);
  font-variant-numeric: tabular-nums;
  & > :first-child {
    padding-block: 1px;
    line-height: var(--m-leading-number);
  }

  /* Beside another screen of a desk what has no room is left out whole: the row stays as high as the next. */
  @media (min-width: 64em) {
    @container (max-inline-size: 24rem) {
      block-size: calc(1lh + 2px);
      overflow: hidden;
    }
  }

  /* On a phone still in one line, as the rows of quotes are, the day of a closing too. */
  @media (min-width: 15em) and (max-width: 27em) {
    gap: 0 5px;
    margin-inline-end: calc(-1 * var(--m-space-2));
    font-size: var(--m-type-12);
    & > :first-child {
      padding-inline: 5px;
    }
  }
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

/** One position of a list: what is held, which way, how much, and its profit. */
export function PositionRow({ href, name, code, logoSrc, side, terms, profit }: PositionRowProps): ReactNode {
  return (
    <ListRow
      href={href}
      leading={<InstrumentLogo code={code} src={logoSrc} />}
      title={<Name>{name}</Name>}
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
