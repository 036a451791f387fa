import type { ReactNode } from 'react';
import { SideTag } from '../SideTag/SideTag.tsx';
import { StatGrid, type StatItem } from '../StatGrid/StatGrid.tsx';
import { StatusTag, type StatusTagProps } from '../StatusTag/StatusTag.tsx';
import { Body, Details, Facts, Foot, Head, Hint, Root, Tags, Title, Who } from './OrderRow.styles.ts';

export interface OrderRowProps {
  /** Names the whole for screen readers: "Buy 10 Apple". */
  label: string;
  /** The instrument's name. */
  name: string;
  /** The instrument's mark: an `InstrumentLogo` of size `s`. */
  logo?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
  /** "Buy", "Sell short". A word, not a colour. */
  side: string;
  /** The state of the order: a `StatusTag`. */
  status: StatusTagProps;
  /** Price, quantity, what is held for it. A value may be a slot that ticks by itself. */
  facts: readonly StatItem[];
  /** When it was placed. */
  placed: string;
  /** The way to take it back: a `Button` of size `s` whose name says which order. */
  action?: ReactNode;
  /** What to know about this status: why it cannot be cancelled now, who cancelled it. */
  hint?: string | undefined;
  /** Everything else of it, folded away under this name. */
  details?: { readonly label: string; readonly items: readonly StatItem[] } | undefined;
}

/** An order: what it does and for how much, its state or outcome, and a way to cancel it while it waits. */
export function OrderRow(props: OrderRowProps): ReactNode {
  const { label, name, logo, headingLevel = 2, side, status, facts, placed, action, hint, details } = props;
  return (
    <Root aria-label={label}>
      <Body>
        <Head>
          <Who>
            {logo}
            <Title as={`h${headingLevel}`}>{name}</Title>
          </Who>
          <Tags>
            <SideTag text={side} />
            <StatusTag {...status} />
          </Tags>
        </Head>
        <Facts>
          <StatGrid items={facts} />
        </Facts>
        <Foot>
          <span>{placed}</span>
          {action}
        </Foot>
        {hint !== undefined && <Hint>{hint}</Hint>}
        {details && (
          <Details>
            <summary>{details.label}</summary>
            <StatGrid items={details.items} columns={details.items.some(({ isPart }) => isPart) ? 1 : 2} />
          </Details>
        )}
      </Body>
    </Root>
  );
}
