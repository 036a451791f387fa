import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react';
import type { Density } from '#tokens/scale.ts';
import type { PriceConvention, Theme } from '#tokens/semantic.ts';

interface Scope {
  theme: Theme;
  convention: PriceConvention;
  /** Undefined: as the window asks for, until a person has chosen. */
  density: Density | undefined;
  /** Where dialogs, sheets and popovers of this scope are put, so that they have its theme. `undefined`: the page's body; `null`: not there yet. */
  portal: HTMLElement | null | undefined;
}

const ScopeContext = createContext<Scope>({
  theme: 'light',
  convention: 'green-up',
  density: undefined,
  portal: undefined,
});

export interface ThemeScopeProps {
  theme: Theme;
  convention: PriceConvention;
  /** Height of rows, fields and targets. Left out: as around it, and at the root comfortable on a phone, compact on a desk. */
  density?: Density | undefined;
  /** BCP 47 tag of the text inside, `zh-Hans` and `zh-Hant` choose the Chinese font. */
  lang?: string | undefined;
  /** Puts the attributes on `<html>` instead of a wrapper: for an app that owns the page. */
  asRoot?: boolean | undefined;
  children: ReactNode;
}

/** Gives everything inside a theme, a price-colour convention and a density. There may be several on one page. */
export function ThemeScope({
  theme,
  convention,
  density: ownDensity,
  lang,
  asRoot = false,
  children,
}: ThemeScopeProps): ReactNode {
  const outer = use(ScopeContext);
  const density = ownDensity ?? outer.density;
  const [portal, setPortal] = useState<HTMLElement | null>(null);

  useLayoutEffect(() => {
    if (!asRoot) return;
    const root = document.documentElement;
    root.dataset['theme'] = theme;
    root.dataset['convention'] = convention;
    root.dataset['density'] = density ?? '';
    if (lang !== undefined) root.lang = lang;
  }, [asRoot, theme, convention, density, lang]);

  const scope: Scope = { theme, convention, density, portal: asRoot ? undefined : portal };
  if (asRoot) return <ScopeContext value={scope}>{children}</ScopeContext>;
  return (
    <div data-theme={theme} data-convention={convention} data-density={ownDensity} lang={lang}>
      <ScopeContext value={scope}>{children}</ScopeContext>
      <div ref={setPortal} />
    </div>
  );
}

/** The theme, convention and density in force here. A canvas needs them; anything made of CSS uses tokens instead. */
export function useThemeScope(): Scope {
  return use(ScopeContext);
}
