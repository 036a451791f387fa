import type { ElevationToken } from './elevation.ts';
import type { ScaleToken } from './scale.ts';
import type { ColorToken } from './semantic.ts';

export type TokenName = ColorToken | ElevationToken | ScaleToken;

/** The CSS variable of a token: `variable('text.onAccent')` is `--m-text-on-accent`. */
export function variable(name: TokenName): string {
  return `--m-${name.replaceAll('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** A reference for use in styles: `token('text.primary')` is `var(--m-text-primary)`. */
export function token(name: TokenName): string {
  return `var(${variable(name)})`;
}
