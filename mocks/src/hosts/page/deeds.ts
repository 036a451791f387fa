/** What the forms of the page do. Each field is text from outside. */
import { parametersFrom } from '#facts/fields.ts';
import { factFields } from '#facts/index.ts';
import type { ClockMode } from '#kernel/index.ts';
import { isScenarioName } from '#names.ts';
import type { ScenarioName } from '#names.ts';
import type { WorldHandle } from '../world-handle.ts';

/** Fields of a form that was sent. */
export type Form = URLSearchParams;

export const fieldOf = (form: Form, name: string) => (form.get(name) ?? '').trim();

/** A world that a form asks for. @throws RangeError for a scenario that is none */
export function newWorldIn(form: Form): {
  readonly id: string;
  readonly scenario: ScenarioName;
  readonly clock: ClockMode;
} {
  const scenario = fieldOf(form, 'scenario');
  if (!isScenarioName(scenario)) throw new RangeError(`There is no scenario "${scenario}".`);
  const clock = form.get('clock') === 'running' ? 'running' : 'pinned';
  return { id: fieldOf(form, 'name'), scenario, clock };
}

/** What is done to a world, by the name that its form carries. Answers where the reader goes next: to the list, or stays. */
type Deed = (handle: WorldHandle, form: Form) => Promise<'list' | 'stay'>;

const staying =
  (act: (handle: WorldHandle, form: Form) => Promise<unknown> | void): Deed =>
  async (handle, form) => {
    await act(handle, form);
    return 'stay';
  };

const deeds: ReadonlyMap<string, Deed> = new Map(
  Object.entries({
    async reset(handle) {
      await handle.reset();
      return 'list';
    },
    advance: staying((handle, form) => handle.advance(wholeNumber(fieldOf(form, 'byMs')))),
    nextEvent: staying((handle) => handle.advanceToNextEvent()),
    run: staying((handle) => handle.run()),
    pin: staying((handle) => handle.pin()),
    addFault: staying((handle, form) => handle.addFault(faultIn(form))),
    removeFault: staying((handle, form) => handle.removeFault(fieldOf(form, 'fault'))),
    addFact: staying(addFact),
    undo: staying((handle) => handle.undo()),
  } satisfies Readonly<Record<string, Deed>>),
);

/** Undefined for a form of another page. */
export function deedOf(form: Form): Deed | undefined {
  return deeds.get(fieldOf(form, 'do'));
}

function wholeNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new RangeError(`"${text}" is no whole number.`);
  return Number(text);
}

/** Each parameter is a field of its own. */
function addFact(handle: WorldHandle, form: Form): Promise<void> {
  const fact = fieldOf(form, 'fact');
  const fields = factFields(fact);
  const typed = new Map(fields.map(({ name }) => [name, fieldOf(form, `field.${name}`)]));
  return handle.applyFact(fact, parametersFrom(fields, typed));
}

/** A kind says by itself whether it is of the socket. */
function faultIn(form: Form): string {
  const [kind = '', socket = ''] = fieldOf(form, 'kind').split('@');
  const value = fieldOf(form, 'value');
  return `${kind}${value === '' ? '' : `=${value}`}@${socket || fieldOf(form, 'target')}`;
}
