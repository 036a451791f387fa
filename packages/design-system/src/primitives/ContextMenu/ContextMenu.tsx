import { Menu as Base } from '@base-ui/react/menu';
import { useRef, type ReactNode } from 'react';
import { useThemeScope } from '#theme/ThemeScope.tsx';
import { breakpoints } from '#tokens/index.ts';
import { useMinWidth } from '#theme/useMinWidth.ts';
import { MenuEntries, type MenuItem } from '../Menu/Menu.tsx';
import { Popup, Positioner } from '../Menu/Menu.styles.ts';
import type { PressPoint } from '../useLongPress/longPress.ts';
import { Backdrop, Heading, SheetPlace, SheetPopup } from './ContextMenu.styles.ts';

export interface ContextMenuProps {
  /** Names the menu: "Apple: actions". */
  label: string;
  /** What the entries act on, above them: "Apple". */
  title: string;
  items: readonly MenuItem[];
  isOpen: boolean;
  /** Escape, a press beside it, an entry. The caller sets `isOpen`. */
  onClose: () => void;
  /** It has left the page. */
  onGone?: (() => void) | undefined;
  /** What it was asked of: gets the focus back, unless an entry leads elsewhere. */
  of: HTMLElement;
  /** Where it was asked for, in px of the window. Outside of what it was asked of, as from some keyboards, it opens below that. */
  at: PressPoint;
}

/** What can be done with one thing of a list: a menu at the pointer on a wide window, a sheet from below on a phone. */
export function ContextMenu(props: ContextMenuProps): ReactNode {
  const { label, title, items, isOpen, onClose, onGone, of, at } = props;
  const { portal } = useThemeScope();
  const isWide = useMinWidth(breakpoints.split);
  const leads = useRef(false);
  const anchor = placeOf(of, at);
  const content = (
    <Base.Group>
      <Heading>{title}</Heading>
      <MenuEntries items={items} />
    </Base.Group>
  );
  // It covers the page and keeps the focus until it is left.
  const place = { anchor, role: 'dialog', 'aria-modal': true, 'aria-label': label } as const;
  const parts = {
    'aria-label': label,
    // The screen that an entry leads to has the focus by then.
    finalFocus: () => (leads.current || !of.isConnected ? false : of),
  };
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(next, { reason, event }) => {
        leads.current = reason === 'item-press' && isLink(event.target);
        if (!next) onClose();
      }}
      onOpenChangeComplete={(isShown) => {
        if (!isShown) onGone?.();
      }}
    >
      <Base.Portal container={portal}>
        <Backdrop
          data-clear={isWide || undefined}
          onContextMenu={(event) => {
            event.preventDefault();
            onClose();
          }}
        />
        {isWide ? (
          <Positioner align="start" collisionPadding={8} positionMethod="fixed" {...place}>
            <Popup {...parts}>{content}</Popup>
          </Positioner>
        ) : (
          <SheetPlace {...place}>
            <SheetPopup {...parts}>{content}</SheetPopup>
          </SheetPlace>
        )}
      </Base.Portal>
    </Base.Root>
  );
}

/** Whether a press was on something that leads to another screen. */
function isLink(pressed: EventTarget | null): boolean {
  return pressed instanceof Element && pressed.closest('a') !== null;
}

/** The point, as something to open at; what was pressed where the point is not on it. */
function placeOf(of: HTMLElement, { x, y }: PressPoint): { getBoundingClientRect: () => DOMRect } {
  const box = of.getBoundingClientRect();
  const isOnIt = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  const place = isOnIt ? new DOMRect(x, y, 0, 0) : box;
  return { getBoundingClientRect: () => place };
}
