/** From a field, a call or a code of the contract to the screens and stories that rest on it, and back. */
import { refusal, type RefusalName } from '@meridian/api';
import { catalogue, endpointIds, type EndpointId } from '@meridian/api/catalogue';
import type { Endpoint } from '@meridian/api';
import type { Coverage, ScreenStates } from './cells.ts';
import { declarationsAt, fieldsOf, lineOf, openCompiler, type FieldPlace } from './fields.ts';
import type { App } from './screens.ts';
import type { Story } from './stories.ts';

/** A screen that rests on what was asked for. */
export interface Resting {
  readonly screen: string;
  readonly stories: readonly Story[];
  /** Where its code names a field, as `file:line`. */
  readonly places: readonly string[];
}

const isCall = (text: string): text is EndpointId => endpointIds.some((id) => id === text);

/**
 * @param asked `trading.holdings.stopOutPrice`, `trading.holdings`, `insufficientFunds` or `30001`
 * @throws RangeError for what the contract does not have
 */
export function restingOn(asked: string, app: App, coverage: Coverage): readonly Resting[] {
  const name = refusalNamed(asked);
  if (name !== null) return restingOnRefusal(name, coverage);
  if (isCall(asked)) return restingOnCall(asked, coverage);
  const dot = asked.lastIndexOf('.');
  const [call, field] = [asked.slice(0, dot), asked.slice(dot + 1)];
  if (!isCall(call))
    throw new RangeError(`"${asked}" is no call of the catalogue, no field of one and no refusal`);
  const fields = wireFieldsOf(call, app).filter(({ name: one }) => one === field);
  if (fields.length === 0) throw new RangeError(`${call} has no field "${field}"`);
  const compiler = openCompiler();
  try {
    const places = fields.flatMap(compiler.readersOf);
    const readers = declarationsAt(app.modules, places);
    return restingOnCall(call, coverage).flatMap((one) => {
      const { screen } = stateOf(coverage, one.screen);
      const read = [...readers].filter((reader) => screen.declarations.has(reader));
      const inside = places.filter((place) =>
        read.some((reader) => declarationsAt(app.modules, [place]).has(reader)),
      );
      return read.length === 0 ? [] : [{ ...one, places: [...new Set(inside.map(lineOf))] }];
    });
  } finally {
    compiler.close();
  }
}

/** Where the fields are declared that a request or an answer of the call may have. */
function wireFieldsOf(call: EndpointId, { modules, endpoints }: App): readonly FieldPlace[] {
  const declaration = endpoints.get(call);
  const { request, response }: Endpoint = catalogue[call];
  const names = new Set([...namesIn(request), ...namesIn(response)]);
  return declaration ? fieldsOf(modules, declaration).filter(({ name }) => names.has(name)) : [];
}

/** The names of all fields of a schema, at any depth. */
function namesIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { entries, ...parts } = schema as Readonly<Record<string, unknown>>;
  const inner = ['item', 'wrapped', 'pipe', 'options', 'value', 'rest', 'items'].flatMap((part) =>
    [parts[part]].flat(),
  );
  const own = typeof entries === 'object' && entries !== null ? Object.entries(entries) : [];
  return [...own.flatMap(([name, field]) => [name, ...namesIn(field)]), ...inner.flatMap(namesIn)];
}

function refusalNamed(text: string): RefusalName | null {
  const found = Object.entries(refusal).find(([name, code]) => name === text || String(code) === text);
  return (found?.[0] as RefusalName | undefined) ?? null;
}

function restingOnRefusal(name: RefusalName, { screens }: Coverage): readonly Resting[] {
  return screens.flatMap(({ screen, cells }) => {
    const about = cells.filter(({ state }) => state.startsWith('refused ') && state.endsWith(` ${name}`));
    const stories = [...new Set(about.flatMap((cell) => cell.stories))];
    return about.length === 0 ? [] : [{ screen: screen.id, stories, places: [] }];
  });
}

/** The stories whose calls are not measured yet are not among them. */
function restingOnCall(call: EndpointId, { screens, measured }: Coverage): readonly Resting[] {
  return screens
    .filter(({ screen }) => screen.calls.includes(call))
    .map(({ screen, stories }) => ({
      screen: screen.id,
      stories: stories.filter(({ id }) => measured.get(id)?.calls[call] !== undefined),
      places: [],
    }));
}

export function stateOf({ screens }: Pick<Coverage, 'screens'>, id: string): ScreenStates {
  const found = screens.find(({ screen }) => screen.id === id || screen.id.endsWith(`/${id}`));
  if (found === undefined)
    throw new RangeError(
      `there is no screen ${id}; there are ${screens.map(({ screen }) => screen.id).join(', ')}`,
    );
  return found;
}

/** The fields of each call that the code of a screen names, and the refusals the call declares. */
export function contractOf(
  { screen }: ScreenStates,
  app: App,
): readonly {
  readonly call: EndpointId;
  readonly fields: readonly string[];
  readonly refusals: readonly string[];
}[] {
  const compiler = openCompiler();
  const known = new Map<string, boolean>();
  try {
    return screen.calls.map((call) => {
      const { refusals }: Endpoint = catalogue[call];
      const fields = wireFieldsOf(call, app).filter((field) => {
        const key = `${field.file}:${field.at}`;
        if (!known.has(key)) {
          const readers = declarationsAt(app.modules, compiler.readersOf(field));
          known.set(
            key,
            [...readers].some((reader) => screen.declarations.has(reader)),
          );
        }
        return known.get(key) === true;
      });
      return { call, fields: [...new Set(fields.map(({ name }) => name))].toSorted(), refusals };
    });
  } finally {
    compiler.close();
  }
}
