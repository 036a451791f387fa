import { Tabs } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { messages } from './groups.messages.ts';
import type { Group } from './model/arrangement.ts';

/** The group that the address names; null for all, and for one that is no longer there. */
export function useGroupChoice(
  groups: readonly Group[],
): readonly [string | null, (name: string | null) => void] {
  const [query, setQuery] = useSearchParams();
  const named = query.get('group');
  const chosen = groups.find(({ name }) => name === named)?.name ?? null;
  const choose = (name: string | null): void =>
    setQuery(
      (kept) => {
        const { group: _group, ...others } = Object.fromEntries(kept);
        return new URLSearchParams(name === null ? others : { ...others, group: name });
      },
      { replace: true },
    );
  return [chosen, choose];
}

export interface GroupTabsProps {
  readonly groups: readonly Group[];
  readonly value: string | null;
  onChange(name: string | null): void;
}

/** No group has this name: they are trimmed. */
const all = ' ';

/** All that is watched, and its groups; nothing while there are none. */
export function GroupTabs({ groups, value, onChange }: GroupTabsProps): ReactNode {
  const intl = useIntl();
  if (groups.length === 0) return null;
  return (
    <Tabs
      label={intl.formatMessage(messages.groups)}
      value={value ?? all}
      onChange={(next) => onChange(next === all ? null : next)}
      items={[
        { value: all, label: intl.formatMessage(messages.all) },
        ...groups.map(({ name }) => ({ value: name, label: name })),
      ]}
    />
  );
}
