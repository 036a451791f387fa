/** What a declaration of the app rests on, by following names from module to module. */
import { exportsOf, ownOf, resolve, type Declaration, type Module } from './modules.ts';

export type Modules = ReadonlyMap<string, Module>;

/**
 * Asset classes are data (docs/architecture.md): a screen that reads the quote of a class does not send its orders. What is a
 * value there counts where code that is reached reads the properties that lead to it.
 */
const isReadByProperty = (file: string): boolean =>
  file.startsWith('packages/app/src/asset-classes/') && !file.endsWith('/registry.ts');

/** What a call is declared by is no part of the app: where it leads, `declaredBy` says. */
const isOfTheContract = (file: string): boolean => file.startsWith('contracts/');

/** All declarations of the app that some of them reach, these included, and the calls and codes of the contract that they name. */
export function reachedFrom(modules: Modules, starts: readonly Declaration[]): ReadonlySet<Declaration> {
  return follow(modules, starts, (file) => !isOfTheContract(file));
}

/** What a declaration of the contract is made of. */
export function declaredBy(modules: Modules, start: Declaration): ReadonlySet<Declaration> {
  return follow(modules, [start], isOfTheContract);
}

function follow(
  modules: Modules,
  starts: readonly Declaration[],
  isFollowed: (file: string) => boolean,
): ReadonlySet<Declaration> {
  const reached = new Set<Declaration>();
  const properties = new Set<string>();
  const open = [...starts];
  /** What waits for properties to be read. */
  let waiting: (readonly [under: readonly string[], to: Declaration])[] = [];

  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!reached.has(next)) take(next);
    if (open.length > 0) continue;
    const isRead = ([under]: readonly [readonly string[], Declaration]) =>
      under.every((key) => properties.has(key));
    open.push(...waiting.filter(isRead).map(([, to]) => to));
    waiting = waiting.filter((one) => !isRead(one));
  }
  return reached;

  function take(declaration: Declaration): void {
    reached.add(declaration);
    const { file, reads } = declaration;
    if (!isFollowed(file)) return;
    for (const property of reads.properties) properties.add(property);
    for (const { name, under } of reads.names) {
      const to = ownOf(modules, file, name);
      const place = modules.get(file)?.imports.get(name);
      if (to !== null && isReadByProperty(file) && under.length > 0) waiting.push([under, to]);
      else if (to !== null) open.push(to);
      else if (place?.name === '*') open.push(...exportsOf(modules, place.file));
    }
    for (const specifier of reads.modules) {
      const other = resolve(file, specifier);
      if (other !== null) open.push(...exportsOf(modules, other));
    }
  }
}
