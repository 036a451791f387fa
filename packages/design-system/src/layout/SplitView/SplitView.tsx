import { Fragment, type CSSProperties, type ReactNode } from 'react';
import { ReservedHeight } from '#charts/chartHeight.ts';
import { Dock, dockPx, type ScreenDock } from './Dock.tsx';
import { PaneGrip, paneWidths, type SizedPlace } from './PaneGrip.tsx';
import { PaneContext } from './pane-context.ts';
import { Pane, Root } from './SplitView.styles.ts';

/** A whole screen in its place. `label` names its landmark. */
export interface ScreenPane {
  /** Distinguishes it from the others: a pane that stays keeps all it shows, wherever it goes. */
  id: string;
  label: string;
  /**
   * `list`: 20 rem, what is chosen from. `table`: the same with more columns, up to 40 rem; what it is beside is
   * 40 rem wide first. `room`: what there is beside the others. `side`: 22.5 rem, what is filled in.
   */
  place: 'list' | 'table' | 'room' | 'side';
  /** What the page is about: it has the `<h1>`. */
  isMain?: boolean | undefined;
  content: ReactNode;
}

/** Widths that a person chose, in px by place. A place without one has its own width. */
export type PaneWidths = Readonly<Partial<Record<ScreenPane['place'], number>>>;

/** Lets a person move the lines beside a list, a table and a side. */
export interface PaneResizing {
  widths: PaneWidths;
  /** A line was moved; null: back to the place's own width. */
  onWidth: (place: ScreenPane['place'], width: number | null) => void;
  /** Names the line beside a pane: "Width of Markets". */
  label: (pane: string) => string;
}

export interface SplitViewProps {
  /** In their order; one of them is the main one, and one has the `room`. */
  panes: readonly ScreenPane[];
  /** Without it the panes keep their widths. */
  resizing?: PaneResizing | undefined;
  /** Under all but the side. */
  dock?: ScreenDock | undefined;
}

/** Screens side by side on a wide window, each scrolled by itself: nothing moves in one when another changes. */
export function SplitView({ panes, resizing, dock }: SplitViewProps): ReactNode {
  const docked = dock === undefined ? 0 : dockPx(dock);
  // Alone, a pane has the window.
  const lines = panes.length > 1 ? resizing : undefined;
  return (
    <Root style={{ '--m-dock': `${docked}px` } as CSSProperties}>
      {panes.map(({ id, label, place, isMain = false, content }) => {
        const grip = isSized(place) && lines && (
          <PaneGrip
            paneId={id}
            label={lines.label(label)}
            place={place}
            onWidth={(width) => lines.onWidth(place, width)}
          />
        );
        return (
          <Fragment key={id}>
            {place === 'side' && grip}
            <PaneContext value={isMain ? 'main' : 'beside'}>
              {/* A pane without a link or a field has to be scrolled by keys as well. */}
              <Pane
                aria-label={label}
                data-place={place}
                data-pane={id}
                data-main={isMain || undefined}
                {...widthOf(place, lines?.widths)}
                tabIndex={0}
              >
                <ReservedHeight value={place === 'room' ? docked : 0}>{content}</ReservedHeight>
              </Pane>
            </PaneContext>
            {place !== 'side' && grip}
          </Fragment>
        );
      })}
      {dock !== undefined && <Dock dock={dock} />}
    </Root>
  );
}

function isSized(place: ScreenPane['place']): place is SizedPlace {
  return place in paneWidths;
}

function widthOf(place: ScreenPane['place'], widths: PaneWidths | undefined) {
  const width = isSized(place) ? widths?.[place] : undefined;
  return width === undefined
    ? {}
    : { 'data-sized': '', style: { '--m-pane-width': `${width}px` } as CSSProperties };
}
