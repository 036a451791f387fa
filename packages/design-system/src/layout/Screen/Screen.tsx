import { createContext, use, type ReactNode } from 'react';
import { CompanionContext } from '../SplitView/companion-context.ts';
import { Body, Footer, FooterInner, Root, Title } from './Screen.styles.ts';

const HasTitleContext = createContext(false);

/** True inside a screen that shows its own `<h1>`, so that its bar does not write a second one. */
export function useScreenHasTitle(): boolean {
  return use(HasTitleContext);
}

export interface ScreenProps {
  /** The screen's name in large type, its `<h1>`. Leave out when the `TopBar` in `header` names the screen. */
  title?: string | undefined;
  header?: ReactNode;
  /** Stays above the lower edge, in reach of the thumb: the screen's primary action. */
  footer?: ReactNode;
  /** Keeps the lower edge free for the tab bar. */
  hasTabBar?: boolean | undefined;
  /** For list beside detail; anything else keeps to a width that reads well. */
  isWide?: boolean | undefined;
  children: ReactNode;
}

/** One screen: the page's `<main>` with one `<h1>`; beside another (`SplitView`), neither. */
export function Screen({
  title,
  header,
  footer,
  hasTabBar = false,
  isWide = false,
  children,
}: ScreenProps): ReactNode {
  const isCompanion = use(CompanionContext);
  return (
    <HasTitleContext value={title !== undefined}>
      <Root
        as={isCompanion ? 'div' : 'main'}
        data-companion={isCompanion || undefined}
        data-tab-bar={hasTabBar || undefined}
        data-wide={isWide || undefined}
      >
        {header}
        <Body>
          {title !== undefined && <Title as={isCompanion ? 'h2' : 'h1'}>{title}</Title>}
          {children}
        </Body>
        {footer !== undefined && footer !== null && (
          <Footer>
            <FooterInner>{footer}</FooterInner>
          </Footer>
        )}
      </Root>
    </HasTitleContext>
  );
}
