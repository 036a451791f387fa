import type { ReactNode } from 'react';
import { DockBarBox, DockBody, DockTools } from './SplitView.styles.ts';

export interface DockLayoutProps {
  /** Tabs, always in sight. */
  bar: ReactNode;
  /** Buttons at the end of the bar: columns, folding. */
  tools: ReactNode;
  /** What scrolls under the bar; nothing while the strip is folded. */
  children?: ReactNode;
}

/** Inside of a dock: a bar that stays, and what scrolls under it. */
export function DockLayout({ bar, tools, children }: DockLayoutProps): ReactNode {
  return (
    <>
      <DockBarBox>
        <div>{bar}</div>
        <DockTools>{tools}</DockTools>
      </DockBarBox>
      {children !== undefined && <DockBody tabIndex={0}>{children}</DockBody>}
    </>
  );
}
