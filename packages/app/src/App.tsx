import { GlobalStyles, LinkProvider, ThemeScope, ToastProvider, type LinkProps } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { IntlScope, type LoadCatalogue } from './platform/intl.tsx';
import type { Ports } from './platform/ports.ts';
import { PortsProvider, useSettings } from './platform/provider.tsx';
import { useTheme } from './platform/system-theme.ts';
import { messages } from './shell/shell.messages.ts';
import { SessionWatch } from './shell/SessionWatch.tsx';
import { Shell, type ShellProps } from './shell/Shell.tsx';

export interface AppFrameProps {
  readonly ports: Ports;
  readonly loadCatalogue: LoadCatalogue;
  /** The router: by the address's hash when deployed (spec §2), in memory in a story. */
  router(children: ReactNode): ReactNode;
  readonly children: ReactNode;
}

/** Everything a screen stands in, but the looks: ports, texts, router, notices, the end of a session. */
export function AppFrame({ ports, loadCatalogue, router, children }: AppFrameProps): ReactNode {
  return (
    <PortsProvider ports={ports}>
      <IntlScope load={loadCatalogue}>
        <LinkProvider component={AppLink}>{router(<Notices>{children}</Notices>)}</LinkProvider>
      </IntlScope>
    </PortsProvider>
  );
}

export interface AppProps extends Omit<AppFrameProps, 'children'>, ShellProps {
  /** Stands beside the app, such as the demo's panel. */
  readonly aside?: ReactNode;
}

/** The whole app. */
export function App({ arrived, onReload, aside, ...frame }: AppProps): ReactNode {
  return (
    <AppFrame {...frame}>
      <Looks>
        <Shell onReload={onReload} {...(arrived && { arrived })} />
        {aside}
      </Looks>
    </AppFrame>
  );
}

function Notices({ children }: { children: ReactNode }): ReactNode {
  const intl = useIntl();
  return (
    <ToastProvider label={intl.formatMessage(messages.toasts)}>
      <SessionWatch />
      {children}
    </ToastProvider>
  );
}

function Looks({ children }: { children: ReactNode }): ReactNode {
  const { convention } = useSettings();
  const { locale } = useIntl();
  return (
    <ThemeScope theme={useTheme()} convention={convention} lang={locale} asRoot>
      <GlobalStyles />
      {children}
    </ThemeScope>
  );
}

/** Links inside the app go through its router; others leave as they are. */
function AppLink({ href, children, ...rest }: LinkProps): ReactNode {
  if (!href.startsWith('/')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}
