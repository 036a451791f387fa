import type { CSSProperties, ReactNode } from 'react';
import type { Icon } from '#icons/index.ts';
import { List, Tile } from './LinkGrid.styles.ts';

export interface LinkGridItem {
  id: string;
  label: string;
  icon: Icon;
  href: string;
}

export interface LinkGridProps {
  /** Names the navigation for screen readers. */
  label: string;
  items: readonly LinkGridItem[];
  /** Most beside one another; large text takes fewer. */
  columns?: 3 | 4 | 5 | undefined;
  /** Tiles: for the few things to do on this screen. Without, the places of an app, which are many. */
  isFilled?: boolean | undefined;
}

/** Ways to other screens, each an icon and a name. */
export function LinkGrid({ label, items, columns = 4, isFilled = false }: LinkGridProps): ReactNode {
  return (
    <nav aria-label={label}>
      <List style={{ '--m-columns': columns } as CSSProperties} data-filled={isFilled || undefined}>
        {items.map(({ id, label: name, icon: Symbol, href }) => (
          <li key={id}>
            <Tile href={href}>
              <Symbol aria-hidden="true" />
              <span>{name}</span>
            </Tile>
          </li>
        ))}
      </List>
    </nav>
  );
}
