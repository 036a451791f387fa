import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { compare } from './compare.mjs';
import { parseOptions } from './options.mjs';
import { atlasHtml, escapeHtml, grouped, placeOf, plateHtml } from './page.mjs';
import { stateOf, states } from './states.mjs';
import { batchesOf, looksOf, matches, planPictures, storyPath, widthOf } from './plan.mjs';

const story = (id: string, ownGlobals: Record<string, unknown> = {}) => ({
  id,
  title: 'Primitives/Button',
  name: 'Long text',
  ownGlobals,
});
const look = { theme: 'dark', locale: 'en', convention: 'green-up', width: 390 };

describe('options', () => {
  test('without any, both themes of the usual look', () => {
    expect(parseOptions([])).toMatchObject({ themes: ['light', 'dark'], locales: ['en'], widths: [390] });
  });

  test('a list, with a space or an equals sign, and "all"', () => {
    expect(parseOptions(['--theme=dark', '--width', '320,1280', '--convention', 'all'])).toMatchObject({
      themes: ['dark'],
      widths: [320, 1280],
      conventions: ['green-up', 'red-up', 'colour-blind'],
    });
  });

  test.each([
    [['--theme', 'blue'], '--theme blue: say light, dark or all.'],
    [['--theem', 'dark'], '"--theem" is not an option.'],
    [['--filter'], '--filter needs a value.'],
    [['--base', '--upload-pack=x'], 'say a branch, a tag or a commit'],
    [['--pages', '0'], '--pages 0: say a whole number from 1 to 16.'],
    [['--storybook', 'javascript:x'], 'say an address that begins with http'],
  ])('%j is refused', (args, message) => {
    expect(() => parseOptions(args)).toThrow(message);
  });
});

describe('plan', () => {
  test('what a story decides for itself is not varied', () => {
    const own = story('a', { locale: 'zh-Hans', viewport: { value: 'w1280', isRotated: false } });
    const looks = looksOf(own, parseOptions(['--locale', 'all', '--width', 'all']));
    expect(looks.map(({ theme, locale, width }) => [theme, locale, width])).toEqual([
      ['light', 'zh-Hans', 1280],
      ['dark', 'zh-Hans', 1280],
    ]);
  });

  test('every look that was asked for, once, those of one kind together', () => {
    const pictures = planPictures([story('a'), story('b')], parseOptions(['--width', '320,390']));
    expect(new Set(pictures.map(({ file }) => file)).size).toBe(8);
    expect(pictures.map((one) => `${one.look.theme} ${one.look.width} ${one.story.id}`)).toEqual([
      'light 320 a',
      'light 320 b',
      'light 390 a',
      'light 390 b',
      'dark 320 a',
      'dark 320 b',
      'dark 390 a',
      'dark 390 b',
    ]);
  });

  test('a page takes a portion of one look; a small look is left to one page', () => {
    const many = Array.from({ length: 100 }, (_, n) => story(`a${n}`));
    const few = [story('b', { locale: 'zh-Hant' }), story('c', { locale: 'zh-Hant' })];
    const pictures = planPictures([...few, ...many], parseOptions(['--theme', 'light']));
    const batches = batchesOf(pictures, 2);
    expect(batches.map((batch) => batch.length)).toEqual([13, 13, 13, 13, 13, 13, 13, 9, 2]);
    expect(new Set(batches.flat())).toEqual(new Set(pictures));
    for (const batch of batches) expect(new Set(batch.map(({ look: { locale } }) => locale)).size).toBe(1);
  });

  test('a filter needs all its words', () => {
    expect(matches(story('a'), ['button', 'long'])).toBe(true);
    expect(matches(story('a'), ['button', 'short'])).toBe(false);
  });

  test('a width is read from a viewport only', () => {
    expect(widthOf({ value: 'w768' })).toBe(768);
    expect(widthOf({ value: 'reset' })).toBeUndefined();
    expect(widthOf(undefined)).toBeUndefined();
  });

  test('the link opens the story in the look of its picture', () => {
    expect(storyPath(story('a--b'), look)).toBe(
      '?path=/story/a--b&globals=theme:dark;locale:en;convention:green-up;viewport.value:w390',
    );
  });
});

describe('page', () => {
  const picture = { story: story('a'), look, height: 844, file: 'a.png' };
  const plate = { picture, width: 390, height: 100, fault: '' };

  test('units are under their group', () => {
    expect(placeOf('Screens/Ticket/Close')).toEqual({ group: 'Screens', unit: 'Ticket / Close' });
    expect([...(grouped([plate, plate]).get('Primitives') ?? [])]).toEqual([['Button', [plate, plate]]]);
  });

  test('names are text, never markup', () => {
    const evil = {
      ...plate,
      picture: { ...picture, story: { ...story('a'), name: `<img src=x onerror="x">` } },
    };
    expect(escapeHtml(`<a href="x">'&'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;');
    expect(plateHtml(evil, 'http://localhost:6006/')).not.toContain('<img src=x');
  });

  test('a changed picture is beside its predecessor', () => {
    const change = {
      verdict: 'changed',
      share: 0.0312,
      before: 'before/a.png',
      mask: 'differences/a.png',
    } as const;
    const html = plateHtml({ ...plate, change }, 'http://localhost:6006/');
    expect(html).toContain('src="before/a.png"');
    expect(html).toContain('src="pictures/a.png"');
    expect(html).toContain('Changed 3.12 %');
  });

  test('a story that failed says so', () => {
    expect(plateHtml({ ...plate, fault: 'no world' }, 'http://x/')).toContain('title="no world"');
  });

  test('the page asks nothing of a network', () => {
    const html = atlasHtml({
      plates: [plate],
      base: undefined,
      storybook: 'http://localhost:6006/',
      tokens: ':root{}',
      font: '',
    });
    expect(html.match(/<(script|link)[^>]+(src|href)=/g)).toBeNull();
    expect(html).not.toMatch(/@import|url\((?!data:)/);
    expect(html).toContain('a.png');
  });
});

describe('compare', () => {
  function sheet(height: number, dot?: number): Buffer {
    const png = new PNG({ width: 4, height });
    png.data.fill(255);
    if (dot !== undefined) png.data[dot * 4] = 254;
    return PNG.sync.write(png);
  }

  test('the same pixels are the same', () => {
    expect(compare(sheet(4), sheet(4))).toEqual({ verdict: 'same', share: 0 });
  });

  test('one pixel, one shade off, is a change', () => {
    const { verdict, share, mask } = compare(sheet(4), sheet(4, 5));
    expect({ verdict, share }).toEqual({ verdict: 'changed', share: 1 / 16 });
    expect(PNG.sync.read(mask ?? Buffer.alloc(0)).width).toBe(4);
  });

  test('a picture that grew is a change, however like it is', () => {
    expect(compare(sheet(4), sheet(5))).toMatchObject({ verdict: 'changed', share: 4 / 20 });
  });

  test('what is on one side only is new or gone', () => {
    expect(compare(undefined, sheet(4)).verdict).toBe('added');
    expect(compare(sheet(4), undefined).verdict).toBe('removed');
  });
});

describe('states', () => {
  test.each([
    ['Loading Fails', 'failed'],
    ['Slow', 'loading'],
    ['Nothing Held', 'empty'],
    ['Market Closed', 'closed'],
    ['Session Expired While Sending', 'sign-in'],
    ['Answer Does Not Fit', 'failed'],
    ['Stale Prices', 'stale'],
    ['Chosen By Keyboard', 'keyboard'],
    ['Ready', 'usual'],
  ])('"%s" shows %s', (name, state) => {
    expect(stateOf(name)).toBe(state);
    expect(states).toContain(state);
  });

  test('a plate says its state, for the filter', () => {
    const picture = { story: { ...story('a'), name: 'Loading' }, look, height: 844, file: 'a.png' };
    const plate = { picture, width: 390, height: 844, fault: '' };
    expect(plateHtml(plate, 'http://localhost:6006/')).toContain('data-state="loading"');
  });
});
