import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { fn } from 'storybook/test';
import type { AssetClassDefinition } from '#asset-classes/definition.ts';
import { AssetClassesContext, assetClasses, knownClasses } from '#asset-classes/registry.ts';
import { assetPaths } from '#platform/address/asset-paths.ts';
import { assetRoutes } from '../../asset-routes.ts';
import type { ArrivedScreens } from '../../loading/fetch-screen.ts';
import { LazyScreen } from '../../loading/LazyScreen.tsx';

const { stock, crypto: _, ...others } = assetClasses;
const { crypto: __, ...otherPaths } = assetPaths;

/** The screen that the route table has for this address, in an app that knows this class in the place of crypto. */
export function AppWithClass({ imagined }: { readonly imagined: AssetClassDefinition }): ReactNode {
  const { pathname } = useLocation();
  const [arrived] = useState<ArrivedScreens>(() => new Map());
  const classes = useMemo(() => knownClasses([stock, ...Object.values(others), imagined]), [imagined]);
  const screen = assetRoutes([...Object.values(otherPaths), imagined.paths]).get(pathname)?.screen;
  if (screen === undefined) return null;
  return (
    <AssetClassesContext value={classes}>
      <Suspense>
        <LazyScreen {...screen} title="Tulips" arrived={arrived} onReload={fn()} />
      </Suspense>
    </AssetClassesContext>
  );
}
