import { useRef, useState, type CSSProperties, type PointerEvent, type ReactNode } from 'react';
import { MoreIcon } from '#icons/index.ts';
import { Menu } from '../Menu/Menu.tsx';
import { capturePointer } from '../capturePointer.ts';
import { Action, Actions, Content, Front, Root } from './SwipeRow.styles.ts';

export interface SwipeAction {
  id: string;
  label: string;
  icon?: ReactNode;
  onPress: () => void;
  /** Cannot be undone: in the colour of failure. Ask again before doing it. */
  isDanger?: boolean | undefined;
}

export interface SwipeRowProps {
  /** The row: a `ListRow` or `QuoteRow`. */
  children: ReactNode;
  /** One to three. */
  actions: readonly SwipeAction[];
  /** Name of the button with the same actions: "Actions for Tencent". */
  menuLabel: string;
}

/** Width in px of an action behind the row. */
const actionPx = 80;
/** Way in px before a drag is a swipe and not a tap or a scroll. */
const slackPx = 10;

interface Drag {
  startX: number;
  startY: number;
  from: number;
  /** Where the row is now: a quick swipe ends before the last move is rendered. */
  offset: number;
  isSwipe: boolean;
}

/** A row that can be pushed aside to show its actions. The same ones stand in a menu, for everybody who does not swipe. */
export function SwipeRow({ children, actions, menuLabel }: SwipeRowProps): ReactNode {
  const width = actions.length * actionPx;
  const [offset, setOffset] = useState(0);
  const [isDragging, setDragging] = useState(false);
  const drag = useRef<Drag>(undefined);
  const hasSwiped = useRef(false);

  const onPointerDown = (event: PointerEvent): void => {
    hasSwiped.current = false;
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    drag.current = { startX: event.clientX, startY: event.clientY, from: offset, offset, isSwipe: false };
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const now = drag.current;
    if (!now) return;
    const x = event.clientX - now.startX;
    const y = event.clientY - now.startY;
    if (!now.isSwipe) {
      if (Math.abs(y) > slackPx) drag.current = undefined;
      if (Math.abs(x) <= slackPx || Math.abs(y) > Math.abs(x)) return;
      now.isSwipe = true;
      hasSwiped.current = true;
      setDragging(true);
      capturePointer(event);
    }
    now.offset = Math.max(-width, Math.min(0, now.from + x));
    setOffset(now.offset);
  };

  const settle = (): void => {
    const end = drag.current;
    if (end?.isSwipe === true) setOffset(end.offset < -width / 2 ? -width : 0);
    drag.current = undefined;
    setDragging(false);
  };

  const items = actions.map((action) => ({ ...action, href: undefined }));
  return (
    <Root data-revealed={offset !== 0 || undefined}>
      <Actions aria-hidden="true" style={{ '--m-swipe-action': `${actionPx}px` } as CSSProperties}>
        {actions.map((action) => (
          <Action
            key={action.id}
            type="button"
            tabIndex={-1}
            data-danger={action.isDanger === true || undefined}
            onClick={() => {
              setOffset(0);
              action.onPress();
            }}
          >
            {action.icon}
            {action.label}
          </Action>
        ))}
      </Actions>
      <Front
        data-dragging={isDragging || undefined}
        style={{ '--m-swipe': `${offset}px` } as CSSProperties}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={settle}
        onPointerCancel={settle}
        onClickCapture={(event) => {
          // The end of a swipe is no press, and a press on an open row closes it.
          if (!hasSwiped.current && offset === 0) return;
          event.preventDefault();
          event.stopPropagation();
          if (!hasSwiped.current) setOffset(0);
          hasSwiped.current = false;
        }}
      >
        <Content>{children}</Content>
        <Menu label={menuLabel} icon={<MoreIcon aria-hidden="true" />} items={items} />
      </Front>
    </Root>
  );
}
