import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { List } from '#primitives/List/List.tsx';
import { ListRow } from '#primitives/ListRow/ListRow.tsx';

const Leading = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 28px;
  color: var(--m-text-secondary);
`;

export interface MoreListItem {
  id: string;
  label: string;
  hint?: string | undefined;
  icon?: ReactNode;
  /** The setting's present value, or a `StatusTag`. */
  value?: ReactNode;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
}

/** Places to go from an account or settings screen. */
export function MoreList({ label, items }: { label: string; items: readonly MoreListItem[] }): ReactNode {
  return (
    <List
      label={label}
      items={items}
      keyOf={({ id }) => id}
      renderRow={(item) => (
        <ListRow
          leading={item.icon !== undefined && <Leading aria-hidden="true">{item.icon}</Leading>}
          title={item.label}
          subtitle={item.hint}
          trailing={item.value}
          href={item.href}
          onPress={item.onPress}
        />
      )}
    />
  );
}
