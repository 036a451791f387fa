/** A world as text that an address can carry: its snapshot, made small. */
import { CommandDoesNotFit, parseSnapshot } from '#kernel/index.ts';
import type { Snapshot } from '#kernel/index.ts';
import { isScenarioName } from '#names.ts';
import type { ScenarioName } from '#names.ts';

/** A snapshot of a scenario that there is. */
export interface WorldHistory extends Snapshot {
  readonly scenario: ScenarioName;
}

/** Longer than any address that works everywhere could say, and than a bug report needs. In characters of JSON. */
const mostCharacters = 8_000_000;

/** Letters, digits, - and _ only. */
export async function worldText(snapshot: Snapshot): Promise<string> {
  const small = new Blob([JSON.stringify(snapshot)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(small).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws RangeError that says what is wrong, for text that is no world of this code. */
export async function worldFromText(text: string): Promise<WorldHistory> {
  let json: string;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    json = await readUpTo(
      new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')),
      mostCharacters,
    );
  } catch (error) {
    if (error instanceof RangeError) throw error;
    throw new RangeError('The world in this link is cut off or was changed on its way.', { cause: error });
  }
  return worldFromJson(json);
}

/** As {@link worldFromText}, from a file. */
export function worldFromJson(json: string): WorldHistory {
  if (json.length > mostCharacters) throw new RangeError('This world is too long to be read.');
  let snapshot: Snapshot;
  try {
    snapshot = parseSnapshot(json);
  } catch (error) {
    throw new RangeError('This is no world of Meridian.', { cause: error });
  }
  const { scenario } = snapshot;
  if (!isScenarioName(scenario)) throw new RangeError(`There is no scenario "${scenario}" in this version.`);
  return { ...snapshot, scenario };
}

/** What hinders a history from being lived through by this code; null for what is another fault. */
export function misfitOf(error: unknown): string | null {
  return error instanceof CommandDoesNotFit || error instanceof RangeError ? error.message : null;
}

/** A few bytes may unpack to as many as there is memory. */
async function readUpTo(stream: ReadableStream<Uint8Array<ArrayBuffer>>, most: number): Promise<string> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length <= most) continue;
    await reader.cancel();
    throw new RangeError('This world is too long to be read.');
  }
}
