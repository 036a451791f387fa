import { describe, expect, test } from 'vitest';
import { checkSizes } from './ceilings.mjs';
import {
  namedModules,
  withPlainComponents,
  withRelativePaths,
  withScriptExtensions,
} from './declarations.mjs';
import { packageOf } from './places.mjs';
import { everything, sizeTable, type Size } from './sizes.mjs';
import { startOf } from './installed-package.mjs';

const size = (more: Partial<Size>): Size => ({
  name: 'Divider',
  entryPoint: '.',
  own: 310,
  all: 310,
  brings: [],
  ...more,
});

describe('declarations', () => {
  test('a neighbour is named by the script beside it', () => {
    expect(withScriptExtensions("import type { Trend } from '../Price/Price.tsx';")).toBe(
      "import type { Trend } from '../Price/Price.js';",
    );
    expect(withScriptExtensions('x: import("./model/candles.ts").Candle;')).toBe(
      'x: import("./model/candles.js").Candle;',
    );
  });

  test('a file of another folder is named by its path', () => {
    const text = "import type { Trend } from '#patterns/Price.tsx'; x: import('#theme/theme.ts').Theme;";
    expect(withRelativePaths(text, 'charts/model/candles.d.ts')).toBe(
      "import type { Trend } from '../../patterns/Price.tsx'; x: import('../../theme/theme.ts').Theme;",
    );
    expect(withRelativePaths("from '#theme/theme.ts'", 'index.d.ts')).toBe("from './theme/theme.ts'");
  });

  test('a styled component is a component', () => {
    const styled = [
      'export declare const Layer: import("styled-components/dist/types").IStyledComponentBase<"web", Omit<P, "style"> & {',
      '    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;',
      '}> & string;',
    ];
    expect(withPlainComponents(styled.join('\n')).split('\n')).toEqual([
      'export declare const Layer: import("react").ComponentType<Omit<P, "style"> & {',
      '    style?: import("react").CSSProperties | undefined;',
      '}>;',
    ]);
  });

  test('a package keeps its name', () => {
    const line = "import type { Root } from '@base-ui/react/dialog.ts';";
    expect(withScriptExtensions(line)).toBe(line);
    expect(namedModules(`${line} export * from './a.js';`)).toEqual(['./a.js']);
  });
});

describe('what one import costs', () => {
  test('a component within its ceiling is no fault', () => {
    expect(checkSizes([size({})], { Divider: 500 })).toEqual([]);
  });

  test('a component that brings more than itself is named, with what it brings', () => {
    const [fault] = checkSizes([size({ all: 24_000, brings: ['@base-ui/react'] })], { Divider: 500 });
    expect(fault).toContain('Divider costs 24000 bytes gz and may cost 500');
    expect(fault).toContain('It brings @base-ui/react.');
  });

  test('a new export asks for a ceiling, and one that is gone leaves none behind', () => {
    const faults = checkSizes([size({ name: 'Meter' })], { Divider: 500 });
    expect(faults).toHaveLength(2);
    expect(faults.join('\n')).toMatch(/Meter is new[\s\S]*Divider has a ceiling and is exported no more/);
  });

  test('an entry point is checked as a whole, too', () => {
    const entryPoint = size({ name: everything, entryPoint: './charts', all: 40_000 });
    expect(checkSizes([entryPoint], { 'everything of ./charts': 50_000 })).toEqual([]);
    expect(checkSizes([entryPoint], { 'everything of ./charts': 30_000 })).toHaveLength(1);
  });

  test('the table is Markdown, in kB', () => {
    const lines = sizeTable([
      size({}),
      size({ name: everything, all: 154_500, own: 51_660, brings: ['uqr'] }),
    ]).split('\n');
    expect(lines[1]).toMatch(/^\|-+\|-+:\|-+:\|-+\|$/);
    expect(lines[2]).toMatch(/^\| `Divider` +\| +0\.31 \| +0\.31 \|/);
    expect(lines[3]).toMatch(/^\| everything of `\.` +\| +51\.66 \| +154\.50 \| uqr +\|$/);
  });
});

describe('the start in the README', () => {
  const readme = (code: string) => `# Title\n\n## Start\n\nWords.\n\n\`\`\`tsx\n${code}\`\`\`\n\n## More\n`;

  test('is the program under its heading', () => {
    expect(startOf(readme('start();\n'))).toBe('start();\n');
  });

  test('has five lines, blank ones aside', () => {
    expect(startOf(readme('1\n2\n\n3\n4\n5\n'))).toContain('5');
    expect(() => startOf(readme('1\n2\n3\n4\n5\n6\n'))).toThrow('in 6 lines, not in 5');
  });

  test('must be there', () => {
    expect(() => startOf('# Title\n')).toThrow('no ```tsx program');
  });
});

test('a package is the first part of what is imported', () => {
  expect(packageOf('@base-ui/react/dialog')).toBe('@base-ui/react');
  expect(packageOf('react/jsx-runtime')).toBe('react');
});
