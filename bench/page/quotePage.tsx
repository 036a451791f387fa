import {
  ChangeTag,
  GlobalStyles,
  Price,
  QuoteHeader,
  Section,
  StatGrid,
  ThemeScope,
  TopBar,
} from '@meridian/design-system';
import { useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

const figures = ['Open', 'High', 'Low', 'Previous close', 'Volume', 'Turnover', 'Market cap', 'Amplitude'];

/**
 * A quote screen before its chart comes: the design system's theme, typeface, quote and figures. It is there
 * for both charts, and neither pays for it.
 */
function QuotePage({ chart, control }: { chart: ReactNode; control: (show: () => void) => void }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => control(() => setShown(true)), [control]);
  return (
    <ThemeScope theme="light" convention="green-up" lang="en">
      <GlobalStyles />
      <TopBar title="Apple" subtitle="AAPL · NASDAQ" />
      <QuoteHeader
        label="Quote of Apple"
        price={<Price text="189.25" trend="up" size="hero" />}
        change={<ChangeTag text="+1.24 (+0.66%)" trend="up" size="l" />}
        asOf="As of 10:30:00 AM"
      />
      <div id="chart" style={{ width: 390, minHeight: 420 }}>
        {isShown && chart}
      </div>
      <Section title="Statistics">
        <StatGrid items={figures.map((label, n) => ({ id: label, label, value: `${187 + n}.25` }))} />
      </Section>
    </ThemeScope>
  );
}

/** Puts the page on the stage; what it returns shows the chart on it. */
export function openQuotePage(stage: HTMLElement, chart: ReactNode): () => void {
  let show: (() => void) | undefined;
  const control = (begin: () => void) => {
    show = begin;
  };
  createRoot(stage).render(<QuotePage chart={chart} control={control} />);
  return () => show?.();
}
