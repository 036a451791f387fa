import { readingPlace, returnTo, type ReadingPlace } from '@meridian/design-system';
import { Component, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { isTab, routeOf } from './routes.ts';

export interface ArrivalsProps {
  /** What is around the screens. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Where the app was opened: this may be here later than the first screen, and than the second. Null behind a lock, which was all there was. */
  readonly opened: Location | null;
}

/**
 * What happens when a screen takes another's place: it is read from its heading, and from its top or from where it was
 * left, with the focus on the row that had it.
 */
export default function Arrivals({ frame, opened }: ArrivalsProps): ReactNode {
  useFocusOnHeading(frame, opened);
  return (
    <KeptPlaces
      frame={frame}
      place={placeOf(useLocation())}
      opened={opened === null ? null : placeOf(opened)}
    />
  );
}

/** A tab comes back where it was left; any other screen of the history has a place of its own (spec §2). */
function placeOf({ pathname, search, key }: Location): string {
  const name = routeOf(pathname);
  // An address that was typed has no key of its own.
  return name !== null && isTab(name) ? name : `${key} ${pathname}${search}`;
}

interface KeptPlacesProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly place: string;
  readonly opened: string | null;
}

const top: ReadingPlace = { topPx: 0, row: null, focusedRow: null };

/** A class, as only a class is asked before a screen leaves the page. */
class KeptPlaces extends Component<KeptPlacesProps> {
  private readonly places = new Map<string, ReadingPlace>();
  private stop: (() => void) | undefined;
  private panes: readonly Element[] = [];

  override componentDidMount(): void {
    this.arriveFrom(this.props.opened);
  }

  override getSnapshotBeforeUpdate({ place }: Readonly<KeptPlacesProps>): null {
    const frame = this.props.frame.current;
    if (place !== this.props.place && frame !== null) {
      this.places.set(place, readingPlace(frame));
      this.panes = Array.from(frame.querySelectorAll('main > [data-pane]'));
    }
    return null;
  }

  override componentDidUpdate({ place }: Readonly<KeptPlacesProps>): void {
    this.arriveFrom(place);
  }

  override componentWillUnmount(): void {
    this.stop?.();
  }

  override render(): ReactNode {
    return null;
  }

  private arriveFrom(before: string | null): void {
    const { place, frame } = this.props;
    if (before === place || frame.current === null) return;
    this.stop?.();
    // A pane that was on the desk already keeps its own place.
    const main = frame.current.querySelector('main > [data-main]');
    if (main !== null && this.panes.includes(main)) return;
    this.stop = returnTo(frame.current, this.places.get(place) ?? top);
  }
}

/** After a navigation, readers begin at the new screen's heading. Not at the first one: the page has just been read. */
function useFocusOnHeading(frame: RefObject<HTMLElement | null>, opened: Location | null): void {
  const { pathname, search } = useLocation();
  const isReplace = useNavigationType() === 'REPLACE';
  // A filter in the address replaces the entry: the user stays where they are.
  const shown = useRef<Pick<Location, 'pathname' | 'search'> | null>(opened);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search };
    const isSameScreen = before?.pathname === pathname && (before.search === search || isReplace);
    if (isSameScreen || frame.current === null) return;
    return focusHeading(frame.current);
  }, [pathname, search, isReplace, frame]);
}

/** Focuses the heading as soon as there is one, and again when the screen takes the place of its own skeleton. */
function focusHeading(frame: HTMLElement): () => void {
  let focused: HTMLElement | null = null;
  const observer = new MutationObserver(() => tryNow());
  function tryNow(): void {
    if (focused?.isConnected) return;
    const hasUserMovedOn = focused !== null && document.activeElement !== document.body;
    // A screen that is opened to search begins in its field, which has taken the focus by itself.
    focused ??= frame.querySelector<HTMLElement>('main [role=search] :focus');
    const heading = frame.querySelector('h1');
    if (hasUserMovedOn || focused?.isConnected || heading === null) return;
    focused = heading;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  observer.observe(frame, { childList: true, subtree: true });
  tryNow();
  return () => observer.disconnect();
}
