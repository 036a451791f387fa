import { useEffect } from 'react';
import type { Decorator } from '@storybook/react-vite';
/* oxlint-disable meridian/boundaries -- by file, not by the entry point: alone in its page a story loads what it shows and little more */
import { ToastProvider } from '../packages/design-system/src/primitives/Toast/ToastProvider.tsx';
import { GlobalStyles } from '../packages/design-system/src/theme/GlobalStyles.tsx';
import { ThemeScope } from '../packages/design-system/src/theme/ThemeScope.tsx';
/* oxlint-enable meridian/boundaries */
import { Mounted } from './mounted.tsx';

export type Theme = 'light' | 'dark';
type Locale = 'en' | 'zh-Hans' | 'zh-Hant';
export type Convention = 'green-up' | 'red-up' | 'colour-blind';
/** `window`: what nobody has chosen, comfortable on a phone and compact on a desk. */
type Density = 'window' | 'comfortable' | 'compact';

/** The toolbar's choices. Storybook types globals as unknown values; these are the only ones the toolbar offers. */
/** The letters that a browser is set to. */
type Letters = 'usual' | 'large';

export interface DesignGlobals {
  theme: Theme;
  locale: Locale;
  convention: Convention;
  density: Density;
  letters: Letters;
}

/** As a theme scope takes it. */
export const densityOf = (choice: Density): Exclude<Density, 'window'> | undefined =>
  choice === 'window' ? undefined : choice;

/** What the docs page chose whose frame this is; nothing elsewhere. */
function looksOfPage(): Partial<DesignGlobals> {
  const page = window.frameElement?.closest<HTMLElement>('[data-docs-looks]');
  return JSON.parse(page?.dataset['docsLooks'] ?? '{}') as Partial<DesignGlobals>;
}

/** As a browser's own setting for larger text has them. */
function LettersOfPage({ size }: { readonly size: Letters }): null {
  useEffect(() => {
    // Stories about large text set it themselves.
    if (size === 'usual') return undefined;
    const { style } = document.documentElement;
    style.fontSize = '200%';
    return () => {
      style.fontSize = '';
    };
  }, [size]);
  return null;
}

/**
 * Puts a story in the theme, price colours and language of the toolbar. A story alone in its frame themes the whole
 * document, as the app does, so that dialogs outside its tree follow; on a docs page each story keeps to its own box.
 */
export const withDesign: Decorator = (Story, context) => {
  const { theme, locale, convention, density, letters } = {
    ...(context.globals as unknown as DesignGlobals),
    ...looksOfPage(),
  };
  const isAlone = context.viewMode !== 'docs';
  return (
    <ThemeScope
      theme={theme}
      convention={convention}
      density={densityOf(density)}
      lang={locale}
      asRoot={isAlone}
    >
      <GlobalStyles />
      <LettersOfPage size={letters} />
      <ToastProvider label="Notifications">
        <Mounted canvas={context.canvasElement}>
          {isAlone ? (
            <Story />
          ) : (
            <div style={{ padding: 'var(--m-space-4)' }}>
              <Story />
            </div>
          )}
        </Mounted>
      </ToastProvider>
    </ThemeScope>
  );
};
