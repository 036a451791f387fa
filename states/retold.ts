/** Stories that are told once more with failures before their end (`Shell/FaultsOfWrites`), by the screen and the write they are about. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './modules.ts';
import { storiesOf, type Story } from './stories.ts';
import { childrenOf, isNode, parse, wordOf, type Node } from './syntax.ts';

export const retoldFile = 'packages/app/src/shell/FaultsOfWrites.stories.tsx';

export interface Retold {
  /** `quote/Quote`. */
  readonly screen: string;
  readonly call: string;
  readonly story: Story;
}

export function readRetold(): readonly Retold[] {
  const code = readFileSync(path.join(root, retoldFile), 'utf8');
  const statements = parse(retoldFile, code);
  const screens = new Map(statements.flatMap(screenImported));
  const told = statements.flatMap(callsTold);
  const stories = new Map(storiesOf(retoldFile, code).map((story) => [story.name, story]));
  return told.flatMap(({ name, about, call }) => {
    const screen = screens.get(about);
    const story = stories.get(name);
    return screen === undefined || story === undefined ? [] : [{ screen, call, story }];
  });
}

/** `import * as copy from '#features/follow/screens/Follow/Copy.stories.tsx'` */
function screenImported({ type, source, specifiers }: Node): readonly (readonly [string, string])[] {
  if (type !== 'ImportDeclaration') return [];
  const [, feature, screen] = /^#features\/(\w+)\/screens\/(\w+)\//.exec(wordOf(source)) ?? [];
  const [first] = specifiers as readonly Node[];
  return screen === undefined ? [] : [[wordOf(first?.['local']), `${feature}/${screen}`]];
}

/** `export const Shares = meta.story(triedAgain(sending.Bought, 'trading.createStockOrder'))` */
function callsTold({ type, declaration }: Node) {
  if (type !== 'ExportNamedDeclaration' || !isNode(declaration)) return [];
  return (declaration['declarations'] as readonly Node[]).flatMap(({ id, init }) => {
    const told = isNode(init) ? findCall(init, 'triedAgain') : null;
    if (told === null) return [];
    const [story, call] = told['arguments'] as readonly Node[];
    return [{ name: wordOf(id), about: wordOf(story?.['object']), call: wordOf(call) }];
  });
}

function findCall(node: Node, name: string): Node | null {
  if (node.type === 'CallExpression' && wordOf(node['callee']) === name) return node;
  for (const child of childrenOf(node)) {
    const found = findCall(child, name);
    if (found !== null) return found;
  }
  return null;
}
