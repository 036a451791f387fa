import { breakpoints, LinkProvider, SplitView, useMinWidth, type ScreenPane } from '@meridian/design-system';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '#platform/ports/use-ports.ts';
import type { LoadedProps } from '../loading/Loaded.tsx';
import { titles } from '../routes.messages.ts';
import { partOf } from '../routes.ts';
import { useBesideOf } from './beside.ts';
import { deskPlan, replacesOrigin, type DeskPane } from './desk-plan.ts';
import { messages } from './desk.messages.ts';
import { DeskKeys } from './DeskKeys.tsx';
import { DetailLink, isAside } from './DetailLink.tsx';
import { useDeskLayouts } from './layouts/use-layouts.ts';
import { PaneAddress } from './PaneAddress.tsx';
import { usePanePlaces, useRowInSight } from './pane-places.ts';
import { PaneScreen } from './PaneScreen.tsx';
import { usePaneScroll } from './pane-scroll.ts';
import type { Address, Room } from './panes.ts';
import { RowLink, SubjectContext } from './RowLink.tsx';
import { subjectKey } from './subject.ts';
import { useBlotter } from './useBlotter.tsx';

export interface DeskProps extends LoadedProps {
  readonly hasActed: boolean;
  /** The list the person came from. */
  readonly origin: Address | null;
  /** That list is looked at in another way: another filter, another order. */
  onOrigin(list: Address): void;
  /** Called with the name of what the page is about, for the window's title. */
  onTitle(title: string): void;
}

/** Screens side by side on a wide window (ART.md "Wide is a desk"): the list one came from, what it is about, what can be done. */
export default function Desk(props: DeskProps): ReactNode {
  const { name, origin, onOrigin, onTitle, hasActed, arrived, onReload } = props;
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const { isSignedIn } = useSession();
  const address = useMemo(() => ({ pathname, search }), [pathname, search]);
  const [beside, onBeside] = useBesideOf(name, address);
  const room = useRoom();
  const isReadOn = isAside(state);
  const plan = deskPlan({ name, address, origin, beside, room, isSignedIn, isReadOn });
  const { panes, list, subject } = plan;
  const layouts = useDeskLayouts();
  const { widths, onWidth } = layouts;
  const dock = useBlotter(panes, room, layouts);

  // Beside what was opened by its address is the list it would have been chosen from: that one stays from then on.
  useEffect(() => {
    if (list !== undefined && replacesOrigin(name, list.address, origin)) onOrigin(list.address);
  });
  usePanePlaces(panes.map((pane) => ({ id: pane.id, subject: pane.isList ? '' : subjectKey(pane.address) })));
  // What was come to from a text was not chosen in the list, which stays where it is.
  useRowInSight(isReadOn ? undefined : list?.id, subjectKey(subject));
  usePaneScroll(panes.find(({ isMain }) => isMain)?.id ?? name);

  const showOther = (pane: DeskPane, next: string): void => {
    if (pane.isList) onOrigin({ ...pane.address, search: next });
    else void navigate({ pathname, search: next }, { replace: true, state });
  };
  const screenOf = (pane: DeskPane): ScreenPane => ({
    id: pane.id,
    label: intl.formatMessage(partOf(pane.address) === 'followed' ? messages.followed : titles[pane.name]),
    place: pane.place,
    isMain: pane.isMain,
    content: (
      <PaneAddress address={pane.address} isMain={pane.isMain} onSearch={(next) => showOther(pane, next)}>
        <LinkProvider component={pane.isList ? RowLink : DetailLink}>
          <PaneScreen desk={plan} {...{ pane, hasActed, onTitle, onBeside, arrived, onReload }} />
        </LinkProvider>
      </PaneAddress>
    ),
  });
  return (
    <SubjectContext value={subject}>
      <SplitView
        panes={panes.map(screenOf)}
        dock={dock}
        resizing={{ widths, onWidth, label: (pane) => intl.formatMessage(messages.resize, { pane }) }}
      />
      <DeskKeys list={list} subject={subject} layouts={layouts} />
    </SubjectContext>
  );
}

function useRoom(): Room {
  const hasDesk = useMinWidth(breakpoints.desk);
  const hasTriple = useMinWidth(breakpoints.triple);
  return hasTriple ? 'three' : hasDesk ? 'threeWithTicket' : 'two';
}
