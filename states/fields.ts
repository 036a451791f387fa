/** Where the app reads a field of a call's answer, or fills in one of its request: as the compiler finds references. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { API, type Project } from 'typescript/unstable/sync';
import { root, type Declaration } from './modules.ts';
import { declaredBy, type Modules } from './reach.ts';
import { childrenOf, isNode, type Node } from './syntax.ts';

/** A field in an object of the contract. */
export interface FieldPlace {
  readonly name: string;
  readonly file: string;
  /** Of its name, in characters from the beginning of the file. */
  readonly at: number;
}

/** The objects that a call's request and answer are made of, field by field. */
export function fieldsOf(modules: Modules, call: Declaration): readonly FieldPlace[] {
  return [...declaredBy(modules, call)].flatMap(({ file, node }) => fieldsIn(file, node));
}

/** Fields of `v.object({ … })` and of objects that are spread into one; of `defineEndpoint` they are not the wire's. */
function fieldsIn(file: string, node: Node): readonly FieldPlace[] {
  const isDefinition = isNode(node['callee']) && node['callee']['name'] === 'defineEndpoint';
  const own =
    node.type === 'Property' && isNode(node['key']) && node['computed'] !== true
      ? [{ name: String(node['key']['name'] ?? node['key']['value']), file, at: node['key'].start }]
      : [];
  const inner = childrenOf(node).flatMap((child) => fieldsIn(file, child));
  if (!isDefinition) return [...own, ...inner];
  const [definition] = node['arguments'] as readonly Node[];
  return ((definition?.['properties'] ?? []) as readonly Node[])
    .filter(({ key }) => isNode(key) && ['request', 'response'].includes(String(key['name'])))
    .flatMap(({ value }) => fieldsIn(file, value as Node));
}

/** The compiler, with the whole project read: that takes it half a minute. */
export function openCompiler(): {
  readonly readersOf: (field: FieldPlace) => readonly string[];
  close(): void;
} {
  const api = new API({ cwd: root });
  const snapshot = api.updateSnapshot({ openProjects: [path.join(root, 'tsconfig.json')] });
  const [project] = snapshot.getProjects();
  if (project === undefined) throw new Error('the compiler has not opened tsconfig.json');
  return { readersOf: (field) => readersOf(project, field), close: () => api.close() };
}

/** Places of the app where a field is named, as `file:offset`. */
function readersOf(project: Project, { file, at }: FieldPlace): readonly string[] {
  const absolute = path.join(root, file);
  const declared = project.checker.getSymbolAtPosition(absolute, at)?.declarations?.[0]?.resolve(project);
  if (declared === undefined) return [];
  const name = (declared as { readonly name?: typeof declared }).name ?? declared;
  const found = project.checker.getReferencedSymbolsForNode(name, at).flatMap(({ references }) => references);
  return found.flatMap((reference) => {
    const from = path.relative(root, reference.path);
    const end = reference.resolve(project)?.end;
    return from.startsWith('packages/app/src/') && end !== undefined ? [`${from}:${end}`] : [];
  });
}

/** The declarations of the app that places are in. */
export function declarationsAt(modules: Modules, places: readonly string[]): ReadonlySet<Declaration> {
  const found = new Set<Declaration>();
  for (const place of places) {
    const [file = '', offset = ''] = place.split(':');
    for (const declaration of modules.get(file)?.declarations.values() ?? []) {
      const { start, end } = declaration.node;
      if (start <= Number(offset) && Number(offset) <= end) found.add(declaration);
    }
  }
  return found;
}

/** `file:line` of a place. */
export function lineOf(place: string): string {
  const [file = '', offset = ''] = place.split(':');
  const before = readFileSync(path.join(root, file), 'utf8').slice(0, Number(offset));
  return `${file}:${before.split('\n').length}`;
}
