import type { PaneWidths } from '@meridian/design-system';
import { useState } from 'react';
import { readJson, storageKeys } from '#platform/device/storage.ts';
import { usePorts } from '#platform/ports/context.ts';
import type { KeyValueStorage } from '#platform/ports/ports.ts';
import { choiceIn, type KeptChoice } from '../blotter-choice.ts';
import { widthsIn } from '../pane-widths.ts';
import {
  arrangementOf,
  layoutsIn,
  nameProblem,
  nextOf,
  withChanged,
  withDeleted,
  withRenamed,
  withSaved,
  type Arrangement,
  type Layouts,
  type NameProblem,
} from './layouts.ts';

/** The layouts of this device: how the desk is, and what a person can do with its layouts. */
export interface DeskLayouts extends Arrangement {
  /** Name of the layout that is shown; null for the standard one. */
  readonly shown: string | null;
  /** Names of the others than the standard one, in the order they were saved. */
  readonly names: readonly string[];
  /** Null gives a pane its own width back. */
  onWidth(place: keyof PaneWidths, width: number | null): void;
  onBlotter(change: Partial<KeptChoice>): void;
  show(name: string | null): void;
  /** After the last one comes the standard one. */
  showNext(): void;
  /** Why a name cannot be given; null where it can. */
  problemOf(name: string, renamed?: string): NameProblem | null;
  /** Keeps the desk as it is now under a new name. */
  save(name: string): void;
  rename(from: string, name: string): void;
  remove(name: string): void;
}

interface Kept {
  readonly standard: Arrangement;
  readonly layouts: Layouts;
}

export function useDeskLayouts(): DeskLayouts {
  const { storage } = usePorts();
  const [{ standard, layouts }, setKept] = useState(() => keptIn(storage));
  const arrangement = arrangementOf(layouts) ?? standard;

  /** What another tab has kept meanwhile stays; which layout is shown is this tab's. */
  function newest(): Kept {
    const kept = keptIn(storage);
    const isThere = kept.layouts.named.some(({ name }) => name === layouts.shown);
    return { ...kept, layouts: { ...kept.layouts, shown: isThere ? layouts.shown : null } };
  }

  function keep(next: Kept): void {
    setKept(next);
    storage.set(storageKeys.deskLayouts, JSON.stringify(next.layouts));
  }

  function change(part: Partial<Arrangement>): void {
    const kept = newest();
    if (kept.layouts.shown !== null) {
      keep({ ...kept, layouts: withChanged(kept.layouts, part) });
      return;
    }
    setKept({ ...kept, standard: { ...kept.standard, ...part } });
    if (part.widths) storage.set(storageKeys.deskPanes, JSON.stringify(part.widths));
    if (part.blotter) storage.set(storageKeys.deskBlotter, JSON.stringify(part.blotter));
  }

  const turn = (to: (layouts: Layouts) => Layouts): void => {
    const kept = newest();
    keep({ ...kept, layouts: to(kept.layouts) });
  };
  return {
    ...arrangement,
    shown: layouts.shown,
    names: layouts.named.map(({ name }) => name),
    onWidth: (place, width) => change({ widths: widthsIn({ ...arrangement.widths, [place]: width }) }),
    onBlotter: (part) => change({ blotter: { ...arrangement.blotter, ...part } }),
    show: (name) =>
      turn((all) => ({ ...all, shown: all.named.some((each) => each.name === name) ? name : null })),
    showNext: () => turn((all) => ({ ...all, shown: nextOf(all) })),
    problemOf: (name, renamed) => nameProblem(layouts, name, renamed),
    save: (name) => turn((all) => withSaved(all, name, arrangement)),
    rename: (from, name) => turn((all) => withRenamed(all, from, name)),
    remove: (name) => turn((all) => withDeleted(all, name)),
  };
}

function keptIn(storage: KeyValueStorage): Kept {
  return {
    standard: {
      widths: widthsIn(readJson(storage, storageKeys.deskPanes)),
      blotter: choiceIn(readJson(storage, storageKeys.deskBlotter)),
    },
    layouts: layoutsIn(readJson(storage, storageKeys.deskLayouts)),
  };
}
