import type { ReactNode } from 'react';
import { Pane, Root } from './SplitView.styles.ts';

export interface SplitViewProps {
  list: ReactNode;
  detail: ReactNode;
  /** Third column from 1440 px (the ticket); below the detail before that. */
  aside?: ReactNode;
}

/** One column on a phone, list beside detail from 1024 px, a third column from 1440 px. Put it in a `Screen` with `isWide`. */
export function SplitView({ list, detail, aside }: SplitViewProps): ReactNode {
  const hasAside = aside !== undefined && aside !== null;
  return (
    <Root data-aside={hasAside || undefined}>
      <Pane data-pane="list">{list}</Pane>
      <Pane data-pane="detail">{detail}</Pane>
      {hasAside && <Pane data-pane="aside">{aside}</Pane>}
    </Root>
  );
}
