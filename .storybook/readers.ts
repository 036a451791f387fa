import type { PreviewAddon } from 'storybook/internal/csf';
import type { StoryContext } from '@storybook/react-vite';
import type { DesignGlobals } from './design.tsx';
import type { EndParameters } from './ended.ts';
import { takeAway } from './mounted.tsx';

/** A story that has played, as its other readers need to know it. */
export interface ReadStory {
  /** The window that it is about. */
  readonly viewport: unknown;
  readonly locale: DesignGlobals['locale'];
  /** Not a part of the library or of the forms, whose words are the story's own. */
  readonly isScreen: boolean;
  /** It has room around it in Storybook; a row may reach into it. */
  readonly isPadded: boolean;
  /** Something is done with it afterwards: it goes on in its own language. */
  readonly isReadOn: boolean;
  /** Who reads it: the two that a test has, or every language at every width. */
  readonly readers: 'two' | 'all';
  /** Ends it: nobody needs it on the page any more. */
  takeAway(): void;
}

declare global {
  /** What others cannot read of the story on the page. Set by the tests of stories, which alone can change letters and windows. */
  var faultsForOthers: ((story: ReadStory) => Promise<readonly string[]>) | undefined;
  /** Goes on in another language, in the state that the story has led to; resolves when its texts are there. Of screens alone. */
  var speak: ((locale: DesignGlobals['locale']) => Promise<void>) | undefined;
}

/**
 * The language that a story is told in, whatever the toolbar says: its play function finds things by their words. On a page of
 * docs nothing is played.
 */
export function ownLanguage({ globals, storyGlobals, viewMode }: StoryContext): DesignGlobals['locale'] {
  const { locale } = globals as unknown as DesignGlobals;
  if (viewMode === 'docs') return locale;
  return (storyGlobals as Partial<DesignGlobals>).locale ?? 'en';
}

/**
 * Once a story has played and was checked: it goes on in the language of the toolbar, and in tests its other readers look at it,
 * before a test goes on with it.
 */
export const otherReaders: PreviewAddon = {
  afterEach: async (context: StoryContext) => {
    const { canvasElement, globals, parameters, title } = context;
    const { locale } = globals as unknown as DesignGlobals;
    if (locale !== ownLanguage(context)) await globalThis.speak?.(locale);
    const faults = await globalThis.faultsForOthers?.({
      viewport: (globals['viewport'] as { readonly value?: unknown } | undefined)?.value,
      locale,
      isScreen: title.startsWith('Screens/'),
      isPadded: parameters['layout'] === 'padded',
      isReadOn: (parameters as EndParameters).afterwards !== undefined,
      readers: globals['readers'] === 'all' ? 'all' : 'two',
      takeAway: () => takeAway(canvasElement),
    });
    if (faults !== undefined && faults.length > 0) throw new Error(faults.join('\n'));
  },
};
