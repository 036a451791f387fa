import type { ReactNode } from 'react';
import { PaneContext } from './pane-context.ts';
import { Pane, Root } from './SplitView.styles.ts';

/** A whole screen in its place. `label` names its landmark. */
export interface ScreenPane {
  /** Tells it from the others: a pane that stays keeps all it shows, wherever it goes. */
  id: string;
  label: string;
  /**
   * `list`: 20 rem, what is chosen from. `table`: the same with more columns, up to 40 rem; what it stands beside is
   * 40 rem wide first. `room`: what there is beside the others. `side`: 22.5 rem, what is filled in.
   */
  place: 'list' | 'table' | 'room' | 'side';
  /** What the page is about: it has the `<h1>`. */
  isMain?: boolean | undefined;
  content: ReactNode;
}

export interface SplitViewProps {
  /** In the order they stand in; one of them is the main one, and one has the `room`. */
  panes: readonly ScreenPane[];
}

/** Screens side by side on a wide window, each scrolled by itself: nothing moves in one when another changes. */
export function SplitView({ panes }: SplitViewProps): ReactNode {
  return (
    <Root>
      {panes.map(({ id, label, place, isMain = false, content }) => (
        <PaneContext key={id} value={isMain ? 'main' : 'beside'}>
          {/* A pane without a link or a field has to be scrolled by keys as well. */}
          <Pane
            aria-label={label}
            data-place={place}
            data-pane={id}
            data-main={isMain || undefined}
            tabIndex={0}
          >
            {content}
          </Pane>
        </PaneContext>
      ))}
    </Root>
  );
}
