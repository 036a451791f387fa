import type { ReactNode } from 'react';
import { CompanionContext } from './companion-context.ts';
import { Detail, Pane, Root } from './SplitView.styles.ts';

/** A whole screen beside the main one. `label` names its landmark. */
export interface CompanionScreen {
  label: string;
  content: ReactNode;
}

export interface SplitViewProps {
  /** The screen this page is about. */
  detail: ReactNode;
  /** Before it, where the user came from: give it from `breakpoints.split` on (`useMinWidth`). */
  list?: CompanionScreen | undefined;
  /** After it, what the user can do: give it from `breakpoints.triple` on. */
  aside?: CompanionScreen | undefined;
}

/** Screens side by side on a wide window. Each companion scrolls by itself; the main screen scrolls with the page. */
export function SplitView({ list, detail, aside }: SplitViewProps): ReactNode {
  return (
    <Root>
      {list && <Companion side="list" {...list} />}
      <Detail>{detail}</Detail>
      {aside && <Companion side="aside" {...aside} />}
    </Root>
  );
}

function Companion({ side, label, content }: CompanionScreen & { side: 'list' | 'aside' }): ReactNode {
  return (
    <CompanionContext value>
      <Pane aria-label={label} data-side={side} tabIndex={0}>
        {content}
      </Pane>
    </CompanionContext>
  );
}
