import { describe, expect, it } from 'vitest';
import { keptItsFaults, watchFaults } from './kept-faults.ts';

/** A world whose faults can be changed, as the real one announces that. */
function world(...begun: string[]) {
  let faults: readonly string[] = begun;
  const listeners = new Set<() => void>();
  return {
    get faults() {
      return faults;
    },
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    become(...next: string[]) {
      faults = next;
      for (const tell of listeners) tell();
    },
  };
}

const ends = (handle: ReturnType<typeof world>, play: () => void, endsWithoutFaults?: boolean) => {
  const canvas = {} as HTMLElement;
  watchFaults(canvas, handle);
  play();
  return () => keptItsFaults(canvas, { name: 'Failed', ...(endsWithoutFaults && { endsWithoutFaults }) });
};

describe('a story of a failure', () => {
  it('ends in it', () => {
    expect(ends(world('down@*'), () => {})).not.toThrow();
    expect(ends(world(), () => {})).not.toThrow();
  });

  it('is found where it lifts a fault that it began with', () => {
    const handle = world('down@*', 'silent@socket');
    expect(ends(handle, () => handle.become())).toThrow(/"Failed" has lifted a fault and ends recovered/);
    const other = world('down@*', 'silent@socket');
    expect(ends(other, () => other.become('silent@socket'))).toThrow(/ends recovered/);
  });

  it('is found where it lifts a fault of its own making', () => {
    const handle = world();
    const play = (): void => {
      handle.become('down@*');
      handle.become();
    };
    expect(ends(handle, play)).toThrow(/ends recovered/);
  });

  it('may put one fault in the place of another', () => {
    const handle = world('lost@watchlist.delete');
    const play = (): void => {
      handle.become();
      handle.become('lost@watchlist.save');
    };
    expect(ends(handle, play)).not.toThrow();
  });

  it('says so where its state comes after the failure, and only there', () => {
    const handle = world('down@*');
    expect(ends(handle, () => handle.become(), true)).not.toThrow();
    expect(ends(world('down@*'), () => {}, true)).toThrow(/and has them/);
  });

  it('is nothing to a story without a world', () => {
    expect(() => keptItsFaults({} as HTMLElement, { name: 'Button' })).not.toThrow();
  });
});
