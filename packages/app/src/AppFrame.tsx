import { LinkProvider, ToastProvider, type LinkProps } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { IntlScope } from './platform/intl.tsx';
import type { Ports } from './platform/ports.ts';
import { PortsProvider } from './platform/provider.tsx';
import type { Texts } from './platform/texts.ts';
import { messages } from './shell/shell.messages.ts';
import { SessionWatch } from './shell/SessionWatch.tsx';

export interface AppFrameProps {
  readonly ports: Ports;
  /** Those that the first picture needs are asked for before it is drawn. */
  readonly texts: Texts;
  /** The router: by the address's hash when deployed (spec §2), in memory in a story. */
  router(children: ReactNode): ReactNode;
  readonly children: ReactNode;
}

/** Everything a screen stands in, but the looks: ports, texts, router, notices, the end of a session. */
export function AppFrame({ ports, texts, router, children }: AppFrameProps): ReactNode {
  return (
    <PortsProvider ports={ports}>
      <IntlScope texts={texts}>
        <LinkProvider component={AppLink}>{router(<Notices>{children}</Notices>)}</LinkProvider>
      </IntlScope>
    </PortsProvider>
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
    <RoutedLink href={href} {...rest}>
      {children}
    </RoutedLink>
  );
}

/** The router's own `Link` also prefetches the pages of a server's routes: 3 kB gz that nothing here needs. */
function RoutedLink({ href, onClick, children, ...rest }: LinkProps): ReactNode {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href);
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
