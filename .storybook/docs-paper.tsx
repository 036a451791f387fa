import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren, ReactNode } from 'react';
// oxlint-disable-next-line meridian/boundaries -- by file, as in design.tsx
import { GlobalStyles } from '../packages/design-system/src/theme/GlobalStyles.tsx';
import type { DesignGlobals } from './design.tsx';
import { docsThemes } from './docs-theme.ts';

/** What a docs page is written on, in the theme of the toolbar as the stories on it. Drawn anew when that changes. */
export default function DocsPaper({ context, children }: PropsWithChildren<DocsContainerProps>): ReactNode {
  const [story] = context.componentStories();
  const globals = story && (context.getStoryContext(story).globals as unknown as DesignGlobals);
  const theme = globals?.theme ?? 'light';
  // Storybook gives a frame the address of its story alone: the story asks the page around (design.tsx). A frame does not
  // notice another choice in the toolbar, and is opened again.
  const looks = JSON.stringify({ theme, convention: globals?.convention, density: globals?.density });
  return (
    <div key={looks} data-theme={theme} data-docs-looks={looks}>
      {/* A page whose stories all have frames of their own has no other. */}
      <GlobalStyles />
      <DocsContainer context={context} theme={docsThemes[theme]}>
        {children}
      </DocsContainer>
    </div>
  );
}
