/** The modules of the app and of the contract: what each declares and exports, and where its imports lead. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isNode, parse, readsOf, wordOf, type Node, type Reads } from './syntax.ts';

export const root = path.resolve(import.meta.dirname, '..');

/** A top-level declaration of a module. */
export interface Declaration {
  /** `file#name`. */
  readonly key: string;
  readonly file: string;
  readonly name: string;
  readonly node: Node;
  readonly reads: Reads;
}

/** A name of another module; `*` is all of it. */
interface Place {
  readonly file: string;
  readonly name: string;
}

export interface Module {
  readonly file: string;
  readonly declarations: ReadonlyMap<string, Declaration>;
  readonly imports: ReadonlyMap<string, Place>;
  readonly exports: ReadonlyMap<string, Place>;
  readonly exportsAllOf: readonly string[];
}

const sources = ['packages/app/src/**/*.{ts,tsx}', 'contracts/api/src/**/*.ts'];
const notTheApp = /\.(stories\.tsx|test\.tsx?|states\.ts|d\.ts)$|\/test\/|\/scenario-panel\//;

/** Entry points that other packages import by name. */
const packages: Readonly<Record<string, string>> = {
  '@meridian/api': 'contracts/api/src/index.ts',
  '@meridian/api/catalogue': 'contracts/api/src/catalogue/index.ts',
};

/** Where an import leads, from the root; null where that is no module of these. */
export function resolve(from: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return `packages/app/src/${specifier.slice(1)}`;
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  return packages[specifier] ?? null;
}

export function readModules(): ReadonlyMap<string, Module> {
  const files = globSync(sources, { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !notTheApp.test(file));
  return new Map(files.map((file) => [file, moduleOf(file, readFileSync(path.join(root, file), 'utf8'))]));
}

export function moduleOf(file: string, code: string): Module {
  const declarations = new Map<string, Declaration>();
  const imports = new Map<string, Place>();
  const exported = new Map<string, Place>();
  const exportsAllOf: string[] = [];
  const declare = (name: string, node: Node): void => {
    declarations.set(name, { key: `${file}#${name}`, file, name, node, reads: readsOf(node) });
  };

  function read(statement: Node): void {
    const source = isNode(statement['source']) ? resolve(file, String(statement['source']['value'])) : null;
    switch (statement.type) {
      case 'ImportDeclaration':
        if (source === null || statement['importKind'] === 'type') return;
        for (const one of statement['specifiers'] as readonly Node[]) {
          if (one['importKind'] === 'type') continue;
          const name =
            one.type === 'ImportSpecifier'
              ? wordOf(one['imported'])
              : one.type === 'ImportDefaultSpecifier'
                ? 'default'
                : '*';
          imports.set(wordOf(one['local']), { file: source, name });
        }
        return;
      case 'ExportAllDeclaration':
        if (source !== null && statement['exportKind'] !== 'type') exportsAllOf.push(source);
        return;
      case 'ExportNamedDeclaration':
        if (statement['exportKind'] === 'type') return;
        for (const one of statement['specifiers'] as readonly Node[]) {
          const [local, name] = [wordOf(one['local']), wordOf(one['exported'])];
          exported.set(name, { file: source ?? file, name: local });
        }
        if (isNode(statement['declaration']))
          for (const name of declaredBy(statement['declaration'])) exported.set(name, { file, name });
        return;
      case 'ExportDefaultDeclaration': {
        const declared = statement['declaration'] as Node;
        const name = isNode(declared['id'])
          ? wordOf(declared['id'])
          : declared.type === 'Identifier'
            ? wordOf(declared)
            : 'default';
        if (name === 'default' || isNode(declared['id'])) declare(name, declared);
        exported.set('default', { file, name });
        return;
      }
      default:
        declaredBy(statement);
    }
  }

  /** Takes in what a statement declares; answers the names. */
  function declaredBy(statement: Node): readonly string[] {
    if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') {
      const name = wordOf(statement['id']);
      declare(name, statement);
      return [name];
    }
    if (statement.type !== 'VariableDeclaration') return [];
    return (statement['declarations'] as readonly Node[]).flatMap((one) => {
      const names = namesOf(one['id'] as Node);
      for (const name of names) declare(name, one);
      return names;
    });
  }

  for (const statement of parse(file, code)) read(statement);
  return { file, declarations, imports, exports: exported, exportsAllOf };
}

function namesOf(pattern: Node): readonly string[] {
  if (pattern.type === 'Identifier') return [wordOf(pattern)];
  if (pattern.type === 'ObjectPattern')
    return (pattern['properties'] as readonly Node[]).flatMap((one) =>
      namesOf((one['value'] ?? one['argument']) as Node),
    );
  if (pattern.type === 'ArrayPattern')
    return (pattern['elements'] as readonly unknown[]).filter(isNode).flatMap(namesOf);
  return [];
}

/** The declaration behind an exported name; null where the modules have none of that name. */
export function exportOf(modules: ReadonlyMap<string, Module>, { file, name }: Place): Declaration | null {
  const module = modules.get(file);
  if (module === undefined) return null;
  const place = module.exports.get(name);
  if (place !== undefined)
    return place.file === file ? ownOf(modules, file, place.name) : exportOf(modules, place);
  for (const other of module.exportsAllOf) {
    const found = exportOf(modules, { file: other, name });
    if (found !== null) return found;
  }
  return null;
}

/** The declaration behind a name that a module reads: one of its own, or of where it is imported from. */
export function ownOf(modules: ReadonlyMap<string, Module>, file: string, name: string): Declaration | null {
  const module = modules.get(file);
  const place = module?.imports.get(name);
  if (place !== undefined && place.name !== '*') return exportOf(modules, place);
  return module?.declarations.get(name) ?? null;
}

/** Every exported declaration of a module. */
export function exportsOf(modules: ReadonlyMap<string, Module>, file: string): readonly Declaration[] {
  const module = modules.get(file);
  if (module === undefined) return [];
  const own = [...module.exports.keys()].flatMap((name) => exportOf(modules, { file, name }) ?? []);
  return [...own, ...module.exportsAllOf.flatMap((other) => exportsOf(modules, other))];
}
