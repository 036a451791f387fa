/** What another fact does away with: told to whoever adds one on top of what is. */
import { dataOfBrokerage, restoreBrokerage, serialiseBrokerage } from '#domain/brokerage.ts';
import type { Brokerage } from '#domain/brokerage.ts';
import { BusinessRefusal } from '#kernel/index.ts';
import { applyFact, factSentence } from './index.ts';

/** A fact as a log has it. */
interface Stated {
  readonly name: string;
  readonly parameters: unknown;
}

/**
 * Those of the earlier facts that are so now and no longer are once another is. A fact is so where making it so again changes
 * nothing: one that adds something, such as an order, is never so in this sense, and contradicted by none.
 * @returns their sentences
 * @param at the instant of all of it, in ms
 * @throws BusinessRefusal where the other fact cannot be made so
 */
export function contradictedBy(
  state: Brokerage,
  other: Stated,
  earlier: readonly Stated[],
  at: number,
): readonly string[] {
  const after = copyOf(state);
  applyFact(after, other.name, other.parameters, at);
  const texts = { before: serialiseBrokerage(state), after: serialiseBrokerage(after) };
  if (texts.before === texts.after) return [];
  const isGone = (one: Stated): boolean =>
    isSo(state, texts.before, one, at) && !isSo(after, texts.after, one, at);
  return earlier.filter(isGone).map(({ name, parameters }) => factSentence(name, parameters));
}

function isSo(state: Brokerage, text: string, { name, parameters }: Stated, at: number): boolean {
  const again = copyOf(state);
  try {
    applyFact(again, name, parameters, at);
  } catch (error) {
    // As {@link applyFact} refuses.
    if (error instanceof BusinessRefusal || error instanceof RangeError) return false;
    throw error;
  }
  return serialiseBrokerage(again) === text;
}

const copyOf = (state: Brokerage): Brokerage => restoreBrokerage(structuredClone(dataOfBrokerage(state)));
