import type { ReactNode } from 'react';
import { Item, List, Name, Root, Tab } from './TabBar.styles.ts';

export interface TabBarItem {
  id: string;
  label: string;
  icon: ReactNode;
  href: string;
  isCurrent: boolean;
}

export interface TabBarProps {
  /** Name of the navigation, for screen readers. */
  label: string;
  items: readonly TabBarItem[];
}

/** The app's main places, 50 px plus the safe area (spec §2). Fixed to the lower edge: give the `Screen` `hasTabBar`. */
export function TabBar({ label, items }: TabBarProps): ReactNode {
  return (
    <Root aria-label={label}>
      <List>
        {items.map((item) => (
          <Item key={item.id}>
            <Tab href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
              {item.icon}
              <Name>{item.label}</Name>
            </Tab>
          </Item>
        ))}
      </List>
    </Root>
  );
}
