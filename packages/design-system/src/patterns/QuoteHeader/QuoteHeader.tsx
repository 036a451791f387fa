import type { CSSProperties, ReactNode } from 'react';
import { InstrumentLogo } from '#primitives/InstrumentLogo/InstrumentLogo.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { InlineMessage } from '#primitives/InlineMessage/InlineMessage.tsx';
import {
  Code,
  Extended,
  Figures,
  Identity,
  Name,
  Names,
  Root,
  Trust,
  Waiting,
} from './QuoteHeader.styles.ts';

export interface QuoteIdentity {
  name: string;
  code: string;
  /** "NASDAQ", "Hong Kong". */
  market?: string | undefined;
  /** An `InstrumentLogo`; without it, the code. */
  logo?: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
}

export interface ExtendedQuote {
  /** "Pre-market", "After hours". */
  label: string;
  /** A `Price`, size `m`. */
  price: ReactNode;
  /** A `ChangeTag`, size `m`. */
  change: ReactNode;
  asOf?: ReactNode;
}

export interface QuoteHeaderProps {
  /** Names the group for screen readers: "Quote of Apple". */
  label: string;
  /** Leave out where the screen's bar already names the instrument. */
  identity?: QuoteIdentity | undefined;
  /** A `Price` of size `hero`. */
  price: ReactNode;
  /** A `ChangeTag` of size `l`. */
  change: ReactNode;
  /** A `MarketSession`. */
  session?: ReactNode;
  /** When the price is from: "As of 09:41:07 AM". */
  asOf?: ReactNode;
  /** How far the price can be trusted, where not fully: "Delayed 15 min", "2 minutes old". */
  caveat?: string | undefined;
  /** The price outside the regular session. */
  extended?: ExtendedQuote | undefined;
}

/**
 * The head of a quote (spec §2, §3): the price, how far it moved, and how far both can be trusted.
 * Every figure is a slot: what ticks subscribes inside its slot, and the header itself does not render again.
 */
export function QuoteHeader(props: QuoteHeaderProps): ReactNode {
  const { label, identity, price, change, session, asOf, caveat, extended } = props;
  return (
    <Root role="group" aria-label={label}>
      {identity && <Who {...identity} />}
      <Figures>
        {price}
        {change}
      </Figures>
      <Trust>
        {session}
        {asOf !== undefined && <div>{asOf}</div>}
        {caveat !== undefined && <InlineMessage tone="waiting" size="s" title={caveat} />}
      </Trust>
      {extended && (
        <Extended>
          <span>{extended.label}</span>
          {extended.price}
          {extended.change}
          {extended.asOf !== undefined && <span>{extended.asOf}</span>}
        </Extended>
      )}
    </Root>
  );
}

function Who({ name, code, market, logo, headingLevel = 2 }: QuoteIdentity): ReactNode {
  return (
    <Identity>
      {logo ?? <InstrumentLogo code={code} />}
      <Names>
        <Name as={`h${headingLevel}`}>{name}</Name>
        <Code>
          <span>{code}</span>
          {market !== undefined && <span>{market}</span>}
        </Code>
      </Names>
    </Identity>
  );
}

interface LineProps {
  /** Line height and height of the bar in it, in rem. */
  line: number;
  bar: number;
  width: string;
  label?: string | undefined;
}

function Line({ line, bar, width, label }: LineProps): ReactNode {
  return (
    <Waiting style={{ '--m-line': `${line}rem` } as CSSProperties}>
      <Skeleton shape="block" width={width} height={`${bar}rem`} label={label} />
    </Waiting>
  );
}

export interface QuoteHeaderSkeletonProps {
  /** Said to screen readers: "Loading the quote". */
  label?: string | undefined;
  /** Logo and names are waited for, too; else only the price. */
  hasIdentity?: boolean | undefined;
  /** Price and change where they are known already, as in `QuoteHeader`: only what tells how far to trust them is waited for. */
  figures?: ReactNode;
}

/** Holds the place of a `QuoteHeader`, at its height. */
export function QuoteHeaderSkeleton({
  label,
  hasIdentity = false,
  figures,
}: QuoteHeaderSkeletonProps): ReactNode {
  return (
    <Root>
      {hasIdentity && (
        <Identity>
          <Skeleton shape="circle" />
          <Names>
            <Line line={1.625} bar={1} width="9rem" />
            <Line line={1.25} bar={0.75} width="5rem" />
          </Names>
        </Identity>
      )}
      <Figures>
        {figures ?? (
          <>
            <Line line={2.875} bar={2} width="11rem" label={label} />
            <Line line={1.5} bar={1} width="8rem" />
          </>
        )}
      </Figures>
      <Trust>
        <Line line={1.25} bar={0.75} width="12rem" />
        <Line line={1.25} bar={0.75} width="11rem" />
      </Trust>
    </Root>
  );
}
