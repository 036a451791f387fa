import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const library = new URL('../', import.meta.url);
const styles = globSync('{primitives,patterns,layout,charts}/**/*.{ts,tsx}', { cwd: library })
  .filter((file) => !/\.(stories|test|guide)\./.test(file))
  .map((file) => ({ file, text: readFileSync(new URL(file, library), 'utf8') }));

describe('a trend', () => {
  it('has one ink for text: the bright pair is for fills and lines', () => {
    const inBrightInk = styles
      .filter(({ text }) => /(?<![-\w])color: var\(--m-trend-(?:up|down)\)/.test(text))
      .map(({ file }) => file);
    // A line, which takes the colour of its frame.
    expect(inBrightInk).toEqual(['charts/Sparkline/Sparkline.tsx']);
  });

  it('gives no colour to a tick, so that no digits flash green beside a fall', () => {
    const { text = '' } = styles.find(({ file }) => file === 'patterns/Price/Price.styles.ts') ?? {};
    const [flash = ''] = /&\[data-flash\] \{[^}]*\}/.exec(text) ?? [];
    expect(flash).toContain('background:');
    expect(flash).not.toMatch(/trend|(?<![-\w])color:/);
  });
});
