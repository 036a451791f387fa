import { useId, type ReactNode } from 'react';
import { FactLine, type Fact } from '../FactLine/FactLine.tsx';
import { Facts, Figures, Head, Label, Note, Root } from './HoldingSummary.styles.ts';

export interface HoldingSummaryProps {
  /** What the figure is, with its currency where there are several: "P&L before fees, USD". */
  label: string;
  /** Of one instrument: its `InstrumentLogo` of size `s`. */
  logo?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
  /** A `Price` of size `hero` (`l` from the second on), or a `BalanceText` while balances are hidden. */
  figure: ReactNode;
  /** A `ChangeTag`: the same as a percentage of what was put in. */
  change?: ReactNode;
  /** Age of the price the value is calculated with, if it is too old: an `InlineMessage` of size `s` at the end of the name's line. */
  age?: ReactNode;
  /** One quiet line: side, quantity, leverage; may hold a `TextLink`. */
  note?: ReactNode;
  facts?: readonly Fact[] | undefined;
}

/** The current value of a holding, or of all holdings in one currency. Every figure is a slot, so that a tick renders that figure only. */
export function HoldingSummary(props: HoldingSummaryProps): ReactNode {
  const { label, logo, headingLevel = 2, figure, change, age, note, facts } = props;
  const labelId = useId();
  return (
    <Root aria-labelledby={labelId}>
      <Head>
        {logo}
        <Label as={`h${headingLevel}`} id={labelId}>
          {label}
        </Label>
        {age}
      </Head>
      <Figures>
        {figure}
        {change}
      </Figures>
      {note !== undefined && <Note>{note}</Note>}
      {facts !== undefined && facts.length > 0 && (
        <Facts>
          <FactLine facts={facts} />
        </Facts>
      )}
    </Root>
  );
}
