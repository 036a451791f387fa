import type { WorldHandle } from '@meridian/mocks';

/** Sets the faults that the address asks for. Answers, for each that cannot be, what is wrong with it. */
export function setFaults(
  handle: Pick<WorldHandle, 'addFault'>,
  texts: readonly string[],
): readonly string[] {
  return texts.flatMap((text) => {
    try {
      handle.addFault(text);
      return [];
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return [error.message];
    }
  });
}
