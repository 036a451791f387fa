/** What came of the mutants: how many were caught, how many alarms were false, and why some got away. */
import { markOf, type Example } from '../example.ts';
import type { Interaction } from '../interaction.ts';
import { interactions } from '../interactions/index.ts';
import { fieldsHeld, neverThere } from '../reading.ts';
import type { Mutant } from './harness.ts';

export interface Result {
  readonly harmful: number;
  readonly caught: number;
  readonly harmless: number;
  readonly falseAlarms: readonly Mutant[];
  readonly survivors: readonly Mutant[];
}

export function resultOf(mutants: readonly Mutant[], caught: ReadonlySet<Mutant>): Result {
  const harmful = mutants.filter(({ isHarmful }) => isHarmful);
  const harmless = mutants.filter(({ isHarmful }) => !isHarmful);
  const survivors = harmful.filter((mutant) => !caught.has(mutant));
  return {
    harmful: harmful.length,
    caught: harmful.length - survivors.length,
    harmless: harmless.length,
    falseAlarms: harmless.filter((mutant) => caught.has(mutant)),
    survivors,
  };
}

interface Reason {
  readonly applies: (mutant: Mutant) => boolean;
  readonly why: string;
}

const reasons: readonly Reason[] = [
  {
    applies: ({ place, name, interaction: { answer } }) =>
      place === 'envelope' && name === 'a number for the message' && !('refusal' in answer),
    why: 'but for refusals an answer may come with a message or without: Pact cannot say "text, if it is there"',
  },
  {
    applies: ({ name, interaction: { answer } }) =>
      name.endsWith(', in the last row') && 'data' in answer && hasSomeRow(answer.data),
    why: 'of a statement one line is held to the fields that only lines about instruments have, and of all instruments one to all it has: a search holds every line',
  },
  {
    applies: ({ place, interaction: { endpoint } }) =>
      Object.entries(neverThere).some(
        ([id, fields]) => id === endpoint.id && Object.hasOwn(fields, placeInData(place)),
      ),
    why: 'the pact leaves the field open, and reading.ts says why',
  },
  {
    applies: isHeldElsewhere,
    why: 'this interaction leaves the field open, and another one of the same call holds it',
  },
];

/** Whether a backend that drifts so in all answers of the call is caught, by another of its interactions. */
export function isHeldElsewhere({ place, interaction }: Mutant): boolean {
  return (
    !holds(interaction, place) &&
    interactions.some((other) => other.endpoint === interaction.endpoint && holds(other, place))
  );
}

/** `list[].source`, as reading.ts writes it, of a mutant's place such as `data.list.*.source`. */
const placeInData = (place: string): string => place.split('.').slice(1).join('.').replaceAll('.*', '[]');

/** Whether an interaction's answer has something at a place such as `data.list.*.source`. */
function holds(interaction: Interaction, place: string): boolean {
  const path = place.split('.').slice(1).join('.');
  return [...fieldsHeld(interaction)].some((held) => held.replaceAll('[]', '.*').replace(/^\./, '') === path);
}

function hasSomeRow(example: Example): boolean {
  if (typeof example !== 'object' || example === null) return false;
  if (markOf(example)?.kind === 'someRow') return true;
  return Object.values(example).some((inner) => hasSomeRow(inner as Example));
}

/** Why the pact does not see this one; null where no reason is given. */
export function whySurvived(mutant: Mutant): string | null {
  return reasons.find(({ applies }) => applies(mutant))?.why ?? null;
}

export const nameOf = ({ interaction, place, name }: Mutant): string =>
  `${interaction.description} | ${place} | ${name}`;

/** A fixed choice of `count`: the same for the same seed, spread over all of them. */
export function sampleOf<T>(all: readonly T[], count: number, seed: number): T[] {
  const numbered = all.map((one, index) => ({ one, rank: scattered(index + seed * 7919) }));
  return numbered
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ one }) => one);
}

/** A number that looks like chance and is none (32-bit mix by Murmur's finaliser). */
function scattered(value: number): number {
  let mixed = value | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
