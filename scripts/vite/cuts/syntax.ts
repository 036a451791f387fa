import { parseAst } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Call extends Node {
  readonly callee: Node & { readonly name?: string };
  readonly arguments: readonly Node[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const item of value as unknown[]) yield* nodesIn(item);
  } else if (isNode(value)) {
    yield value;
    for (const child of Object.values(value)) yield* nodesIn(child);
  }
}

/** The calls of a function by its name, as they follow each other in the code. */
function callsOf(code: string, name: string): Call[] {
  return [...nodesIn(parseAst(code))].filter(
    (node): node is Call => node.type === 'CallExpression' && (node as Call).callee.name === name,
  );
}

function withoutRanges(
  code: string,
  ranges: readonly (readonly [start: number, end: number])[],
  instead = '',
): string {
  return ranges
    .toReversed()
    .reduce((rest, [start, end]) => rest.slice(0, start) + instead + rest.slice(end), code);
}

/** What a function is called with after its first argument. */
export function withoutLaterArguments(code: string, name: string): string {
  const ranges = callsOf(code, name).flatMap(({ arguments: [first, ...later] }) => {
    const last = later.at(-1);
    return first && last ? [[first.end, last.end] as const] : [];
  });
  return withoutRanges(code, ranges);
}

/** Calls of a function that stand as statements of their own. Their arguments must not have effects. */
export function withoutCalls(code: string, name: string): string {
  const calls = new Set(callsOf(code, name).map(({ start }) => start));
  const statements = [...nodesIn(parseAst(code))].filter(
    ({ type, start }) => type === 'ExpressionStatement' && calls.has(start),
  );
  return withoutRanges(
    code,
    statements.map(({ start, end }) => [start, end] as const),
    ';',
  );
}
