import { Suspense, use, useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useTexts } from '#platform/words/intl.tsx';
import { QuoteTable } from '#presentation/QuoteTable/QuoteTable.tsx';
import { ScreenContext, type Beside, type ScreenSurroundings } from '#presentation/screen-context.ts';
import { Guard } from '../Guard.tsx';
import { fetchScreen } from '../loading/fetch-screen.ts';
import { Loaded, type LoadedProps } from '../loading/Loaded.tsx';
import { titles } from '../routes.messages.ts';
import { isList, isTab, routes, sourceOf } from '../routes.ts';
import ScreenStates from '../ScreenStates.tsx';
import type { DeskPane, DeskPlan } from './desk-plan.ts';

/** Of every screen beside the main one. */
const companion = { hasTabBar: false, isCompanion: true, onTitle: () => {}, QuoteTable };

interface PaneScreenProps extends Omit<LoadedProps, 'name'> {
  readonly pane: DeskPane;
  readonly desk: Pick<DeskPlan, 'hasAside' | 'isBesideList'>;
  /** Somebody has pressed or typed since the page was opened. */
  readonly hasActed: boolean;
  onTitle(title: string): void;
  onBeside(asked: Beside): void;
}

/** A screen in its pane. One beside the main one names no window and leads nowhere back. */
export function PaneScreen(props: PaneScreenProps): ReactNode {
  const { pane, desk, hasActed, onTitle, onBeside, arrived, onReload } = props;
  const { name, isMain, isRoomy, isComing } = pane;
  const { hasAside, isBesideList } = desk;
  const isChosenFrom = isList(pane.address);
  const intl = useIntl();
  const routeTitle = intl.formatMessage(titles[name]);
  // The app's frame is not compiled: what is passed to a screen must not be another object each time.
  const surroundings = useMemo(
    (): ScreenSurroundings =>
      isMain
        ? {
            routeTitle,
            hasTabBar: isTab(name),
            isRoomy,
            hasAside,
            isBesideList,
            hasActed,
            onTitle,
            // Nothing but a list decides what is beside it.
            ...(isChosenFrom && { onBeside }),
            QuoteTable,
          }
        : { ...companion, routeTitle, isRoomy, hasAside, hasActed },
    [name, routeTitle, isMain, isRoomy, hasAside, isBesideList, isChosenFrom, hasActed, onTitle, onBeside],
  );
  const coming = <ScreenStates kind="slow" title={routeTitle} />;
  const shown = isComing ? coming : <Loaded name={name} arrived={arrived} onReload={onReload} />;
  return (
    <ScreenContext value={surroundings}>
      {/* Of its own: a pane whose code is on its way hides none of the others. */}
      <Suspense fallback={isMain ? <PageStays {...{ name, arrived }}>{coming}</PageStays> : coming}>
        {routes[name].access === 'signedIn' ? <Guard>{shown}</Guard> : shown}
      </Suspense>
    </ScreenContext>
  );
}

interface PageStaysProps extends Pick<LoadedProps, 'name' | 'arrived'> {
  /** The screen's skeleton: its code may arrive after React looked for it and before React looks here. */
  readonly children: ReactNode;
}

/** While the page's own screen is on its way, the page before stays as a whole. */
function PageStays({ name, arrived, children }: PageStaysProps): ReactNode {
  use(fetchScreen(sourceOf(name), arrived, useTexts()));
  return children;
}
