import { describe, expect, test } from 'vitest';
import { plannedParts } from './planned-parts.mjs';
import { exportedParts, importsOf, unusedParts } from './used-parts.mjs';

describe('a part of the library', () => {
  const exported = exportedParts().map(({ as }) => as);
  const unused = unusedParts().map(({ as }) => as);
  const planned = Object.keys(plannedParts);

  test('is found in every entry point', () => {
    expect(exported).toEqual(expect.arrayContaining(['Button', 'Sparkline', 'PriceChart', 'CloseIcon']));
  });

  test('is used by a screen or by another part, or an open issue needs it', () => {
    expect(unused.filter((name) => !planned.includes(name))).toEqual([]);
  });

  test('that is used now, or gone, is no longer on the list of planned parts', () => {
    expect(planned.filter((name) => !unused.includes(name))).toEqual([]);
  });

  test('that is planned names the issue', () => {
    expect(Object.values(plannedParts).filter((reason) => !/^issues? \d+.*: \w/.test(reason))).toEqual([]);
  });
});

describe('imports of a file', () => {
  test('are read by name, types left out', () => {
    const text = "import { Button, type ButtonProps,\n  Tabs as Views } from '@meridian/design-system';\n";
    expect(importsOf(text).map(({ name }) => name)).toEqual(['Button', 'Tabs']);
    expect(importsOf("import type { Theme } from '#tokens/index.ts';")).toEqual([]);
    expect(importsOf("export { Row } from './Row.tsx';")).toEqual([]);
  });
});
