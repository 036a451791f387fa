import { withoutCalls, withoutLaterArguments } from './syntax.ts';

/**
 * react-router without what a hash router of plain components does not reach: the effects that kept its forms, the way
 * through data routes, and the texts for a developer who misuses it, which are those of a development build alone.
 */
export function plainRouter(code: string): string {
  return withoutLaterArguments(withoutCalls(withoutEffects(code), 'warning'), 'invariant').replace(
    'return isDataRoute ? useNavigateStable() : useNavigateUnstable();',
    'return useNavigateUnstable();',
  );
}

/** Calls that make components are marked as pure; names, which only developer tools read, are dropped. */
export function withoutEffects(code: string): string {
  return withStaticContexts(code)
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(
      /= ((?:React\d*\.(?:createContext|forwardRef|memo)|createFormatted\w*Component)\()/g,
      '= /* @__PURE__ */ $1',
    );
}

/** `A.contextType = B;` moves into the class that it is about. */
function withStaticContexts(code: string): string {
  return [...code.matchAll(/^(\w+)\.contextType = (\w+);$/gm)].reduce(
    (source, [line, name, context]) =>
      source
        .replace(line, '')
        .replace(
          new RegExp(`^((?:var|const) ${name} = class extends [\\w.]+ \\{)`, 'm'),
          `$1 static contextType = ${context};`,
        ),
    code,
  );
}
