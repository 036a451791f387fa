import { useToast } from '@meridian/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useGroupChoice } from '../../GroupTabs.tsx';
import { renamed, withGroupAgain, withoutGroup, type Group } from '../../model/arrangement.ts';
import { useArrangement } from '../../useArrangement.ts';
import { messages } from './Manage.messages.ts';

export interface Groups {
  readonly all: readonly Group[];
  /** The one that is shown; null for the whole list. */
  readonly chosen: string | null;
  choose(name: string | null): void;
  /** Of the one that is shown. */
  rename(name: string): void;
  remove(): void;
  /** The last one that was deleted and can be put back. */
  readonly deleted: Group | null;
  undo(): void;
}

/** The groups of the watchlist: which is shown, and what is done with it as a whole. */
export function useGroups(): Groups {
  const intl = useIntl();
  const toast = useToast();
  const { arranged, arrange } = useArrangement();
  const all = arranged.groups;
  const [chosen, choose] = useGroupChoice(all);
  const [last, setLast] = useState<{ readonly group: Group; readonly place: number } | null>(null);

  return {
    all,
    chosen,
    choose,
    rename(name) {
      if (chosen === null) return;
      arrange((now) => renamed(now, chosen, name));
      choose(name);
      toast.show({ tone: 'positive', title: intl.formatMessage(messages.groupRenamed, { name }) });
    },
    remove() {
      const place = all.findIndex(({ name }) => name === chosen);
      const group = all[place];
      if (group === undefined) return;
      arrange((now) => withoutGroup(now, group.name));
      choose(null);
      setLast({ group, place });
    },
    deleted: last?.group ?? null,
    undo() {
      if (last === null) return;
      arrange((now) => withGroupAgain(now, last.group, last.place));
      setLast(null);
      choose(last.group.name);
    },
  };
}
