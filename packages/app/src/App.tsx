import { GlobalStyles, ThemeScope } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AppFrame, type AppFrameProps } from './AppFrame.tsx';
import { useSettings } from './platform/ports/use-ports.ts';
import { useTheme } from '#platform/device/system-theme.ts';
import { RootBoundary } from './shell/RootBoundary.tsx';
import { Shell, type ShellProps } from './shell/Shell.tsx';

export interface AppProps extends Omit<AppFrameProps, 'children'>, ShellProps {
  /** Shown beside the app, such as the demo's panel. */
  readonly aside?: ReactNode;
}

/** The whole app. */
export function App({ arrived, onReload, aside, ...frame }: AppProps): ReactNode {
  return (
    <RootBoundary>
      <AppFrame {...frame}>
        <Looks>
          <Shell onReload={onReload} {...(arrived && { arrived })} />
          {aside}
        </Looks>
      </AppFrame>
    </RootBoundary>
  );
}

function Looks({ children }: { children: ReactNode }): ReactNode {
  const { convention, density } = useSettings();
  const { locale } = useIntl();
  return (
    <ThemeScope theme={useTheme()} convention={convention} density={density} lang={locale} asRoot>
      <GlobalStyles />
      {children}
    </ThemeScope>
  );
}
