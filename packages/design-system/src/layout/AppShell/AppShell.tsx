import type { ReactNode, Ref } from 'react';
import { TabBar, type TabBarItem } from '../TabBar/TabBar.tsx';
import { Bar, Brand, Frame, Rail, RailLink, RailList } from './AppShell.styles.ts';

export interface AppShellProps {
  ref?: Ref<HTMLDivElement> | undefined;
  /** A `MainNavigation`. */
  navigation: ReactNode;
  /** The screens. */
  children: ReactNode;
}

/** Around every screen: the screen, and the way to the app's main places. */
export function AppShell({ ref, navigation, children }: AppShellProps): ReactNode {
  return (
    <Frame ref={ref}>
      {children}
      {navigation}
    </Frame>
  );
}

export interface MainNavigationItem extends TabBarItem {
  /** The screen is not this place but belongs to it: a quote found through the markets. Shown in the rail. */
  isAround: boolean;
}

export interface MainNavigationProps {
  /** Name of the navigation, for screen readers. */
  label: string;
  /** The product's name, above the rail. */
  brand: string;
  items: readonly MainNavigationItem[];
  /** On a phone: only screens that are a main place themselves have the bar. */
  hasBar: boolean;
}

/** The main places (spec §2): a bar at the lower edge, and from `breakpoints.split` a rail beside every screen. */
export function MainNavigation({ label, brand, items, hasBar }: MainNavigationProps): ReactNode {
  return (
    <>
      {hasBar && (
        <Bar>
          <TabBar label={label} items={items} />
        </Bar>
      )}
      <Rail aria-label={label}>
        <Brand>{brand}</Brand>
        <RailList>
          {items.map((item) => (
            <li key={item.id}>
              <RailLink href={item.href} aria-current={item.isCurrent ? 'page' : item.isAround || undefined}>
                {item.icon}
                <span>{item.label}</span>
              </RailLink>
            </li>
          ))}
        </RailList>
      </Rail>
    </>
  );
}
