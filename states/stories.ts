/** The stories of the app's screens, found in their sources. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toId, storyNameFromExport } from 'storybook/internal/csf';
import { root } from './modules.ts';
import { childrenOf, isNode, parse, wordOf, wrappers, type Node } from './syntax.ts';

export interface Story {
  /** As Storybook names it in its addresses. */
  readonly id: string;
  /** Of its export. */
  readonly name: string;
  /** From the root. */
  readonly file: string;
  /** Faults that its code sets by text: `code=30007@trading.flatPosition`. */
  readonly faults: readonly string[];
}

const behaviour = 'Behaviour.stories.tsx';

/** The stories in the folder of a screen, those of behaviour too. */
export function storiesIn(folder: string): readonly Story[] {
  const files = globSync('*.stories.tsx', { cwd: path.join(root, folder) }).toSorted();
  return files.flatMap((file) =>
    storiesOf(`${folder}/${file}`, readFileSync(path.join(root, folder, file), 'utf8')),
  );
}

/** Whether it shows a state, and not only what somebody does. */
export const isOfState = ({ file }: Story): boolean => !file.endsWith(`/${behaviour}`);

export function storiesOf(file: string, code: string): readonly Story[] {
  const statements = parse(file, code);
  const objects = constantsOf(statements);
  const title = titleOf(file, statements.flatMap(ownTitle)[0]);
  return statements.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : null;
    if (!isNode(declared) || declared.type !== 'VariableDeclaration') return [];
    return (declared['declarations'] as readonly Node[]).flatMap(({ id, init }) => {
      if (!isNode(init) || !isStory(init)) return [];
      const name = String((id as Node)['name']);
      return [{ id: toId(title, storyNameFromExport(name)), name, file, faults: faultsIn(init, objects) }];
    });
  });
}

/** As `.storybook/screens.ts` has Storybook name those of screens: features/ticket/screens/Close/Sending is Screens/Ticket/Close/Sending. */
function titleOf(file: string, own?: string): string {
  const ofScreen = /features\/([^/]+)\/screens\/([^/]+)\/(\w+)\.stories/.exec(file);
  if (ofScreen === null) return own ?? '';
  const [, feature = '', screen = '', name = ''] = ofScreen;
  const prefix = `Screens/${feature.charAt(0).toUpperCase()}${feature.slice(1)}`;
  if (own !== undefined) return `${prefix}/${own}`;
  return name === screen ? `${prefix}/${screen}` : `${prefix}/${screen}/${name}`;
}

/** Of `const meta = preview.meta({ title: '…' })`. */
function ownTitle(statement: Node): readonly string[] {
  if (statement.type !== 'VariableDeclaration') return [];
  return (statement['declarations'] as readonly Node[]).flatMap(({ init }) => {
    if (!isNode(init) || init.type !== 'CallExpression' || !isNode(init['callee'])) return [];
    if (wordOf(init['callee']['property']) !== 'meta') return [];
    const [given] = init['arguments'] as readonly Node[];
    const properties = (given?.['properties'] ?? []) as readonly Node[];
    return properties.filter(({ key }) => wordOf(key) === 'title').map(({ value }) => wordOf(value));
  });
}

/** `meta.story(…)`. */
function isStory(init: Node): boolean {
  const callee = init['callee'];
  return isNode(callee) && isNode(callee['property']) && callee['property']['name'] === 'story';
}

/** What general-states.ts and general-failures.ts make fail, by the call they are given. */
const failing = new Set(['failed', 'cutOff', 'tookTooLong']);

/** @param objects constants of the file, by name: what stories have in common is in one */
function faultsIn(node: Node, objects: ReadonlyMap<string, Node>): readonly string[] {
  const { type, value, callee } = node;
  const isFault = type === 'Literal' && typeof value === 'string' && /^[a-z]+(=\d+)?(\*\d+)?@/.test(value);
  const isFailing = type === 'CallExpression' && failing.has(wordOf(callee));
  const given = isFailing ? (node['arguments'] as readonly Node[]) : [];
  const down = given.flatMap((one) => callsIn(one, objects)).map((call) => `down@${call}`);
  return [
    ...(isFault ? [value] : []),
    ...down,
    ...childrenOf(node).flatMap((child) => faultsIn(child, objects)),
  ];
}

/** The `call` of an object, which may be spread into it. */
function callsIn(object: Node, objects: ReadonlyMap<string, Node>): readonly string[] {
  if (wrappers.has(object.type)) return callsIn(object['expression'] as Node, objects);
  if (object.type === 'Identifier') {
    const known = objects.get(wordOf(object));
    return known === undefined ? [] : callsIn(known, objects);
  }
  return ((object['properties'] ?? []) as readonly Node[]).flatMap((property) => {
    if (property.type === 'SpreadElement') return callsIn(property['argument'] as Node, objects);
    const value = property['value'] as Node;
    return wordOf(property['key']) === 'call' && value.type === 'Literal' && value['value'] !== '*'
      ? [wordOf(value)]
      : [];
  });
}

/** The constants at the top of a file. */
function constantsOf(statements: readonly Node[]): ReadonlyMap<string, Node> {
  const declared = statements.filter(({ type }) => type === 'VariableDeclaration');
  const all = declared.flatMap((statement) => statement['declarations'] as readonly Node[]);
  return new Map(all.flatMap(({ id, init }) => (isNode(init) ? [[wordOf(id), init] as const] : [])));
}
