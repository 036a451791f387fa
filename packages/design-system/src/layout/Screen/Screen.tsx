import { createContext, use, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { OfflineIcon } from '#icons/index.ts';
import { PaneContext } from '../SplitView/pane-context.ts';
import { Body, Foot, FooterInner, Lower, Notes, Root, Status, Title } from './Screen.styles.ts';

const HasTitleContext = createContext(false);

/** True inside a screen that shows its own `<h1>`, so that its bar does not write a second one. */
export function useScreenHasTitle(): boolean {
  return use(HasTitleContext);
}

const FootContext = createContext<HTMLElement | null>(null);
const NotesContext = createContext<HTMLElement | null>(null);

export interface ScreenProps {
  /** The screen's name in large type, its `<h1>`. Leave out when the `TopBar` in `header` names the screen. */
  title?: string | undefined;
  header?: ReactNode;
  /**
   * Why all of the screen is out of date or incomplete, such as no network: a quiet bar above the footer, announced when it
   * appears. It moves nothing.
   */
  status?: string | undefined;
  /** Keeps the lower edge free for the tab bar. */
  hasTabBar?: boolean | undefined;
  /** For list beside detail; anything else keeps to a width that reads well. */
  isWide?: boolean | undefined;
  /** It begins with `Tabs`: they are right below the bar. */
  hasTabsFirst?: boolean | undefined;
  children: ReactNode;
}

/** One screen: the page's `<main>` with one `<h1>`; in a `SplitView` that is the `<main>`. Its action: `ScreenFooter`. */
export function Screen({
  title,
  header,
  status,
  hasTabBar = false,
  isWide = false,
  hasTabsFirst = false,
  children,
}: ScreenProps): ReactNode {
  const pane = use(PaneContext);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const [notes, setNotes] = useState<HTMLElement | null>(null);
  return (
    <HasTitleContext value={title !== undefined}>
      <Root
        as={pane === null ? 'main' : 'div'}
        data-tab-bar={hasTabBar || undefined}
        data-wide={isWide || undefined}
        data-tabs-first={hasTabsFirst || undefined}
      >
        {header}
        <Body>
          {title !== undefined && <Title as={pane === 'beside' ? 'h2' : 'h1'}>{title}</Title>}
          <Notes ref={setNotes} />
          <NotesContext value={notes}>
            <FootContext value={foot}>{children}</FootContext>
          </NotesContext>
        </Body>
        <Lower>
          <output>
            {status !== undefined && (
              <Status>
                <OfflineIcon aria-hidden="true" />
                {status}
              </Status>
            )}
          </output>
          <Foot ref={setFoot} />
        </Lower>
      </Root>
    </HasTitleContext>
  );
}

export interface ScreenFooterProps {
  /** Hidden for now, as while what it leads to takes the place of the screen; its button is the same one afterwards. */
  isHidden?: boolean | undefined;
  children: ReactNode;
}

/**
 * Stays above the lower edge of the `Screen` it is in, in reach of the thumb: the screen's primary action. Whatever part of
 * the screen knows the action says it, so that the frame stays while that part comes and goes.
 */
export function ScreenFooter({ isHidden = false, children }: ScreenFooterProps): ReactNode {
  const foot = use(FootContext);
  return foot && createPortal(<FooterInner hidden={isHidden}>{children}</FooterInner>, foot);
}

/** One line about the age of what the screen shows, above its first line: nothing moves when it comes or goes. */
export function ScreenNote({ children }: { children: ReactNode }): ReactNode {
  const notes = use(NotesContext);
  return notes && createPortal(children, notes);
}
