import { LinkProvider, ToastProvider } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PriceAlertsContext } from '#presentation/alerts-door.ts';
import { IntlScope } from '#platform/words/intl.tsx';
import type { Ports } from '#platform/ports/ports.ts';
import { PortsProvider } from './platform/provider.tsx';
import type { Texts } from '#platform/words/texts.ts';
import { AppLink } from './shell/AppLink.tsx';
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

const loadPriceAlerts = () => import('#features/alerts/index.ts');

/** Everything a screen needs, but the looks: ports, texts, router, notices, the end of a session. */
export function AppFrame({ ports, texts, router, children }: AppFrameProps): ReactNode {
  return (
    <PortsProvider ports={ports}>
      <IntlScope texts={texts}>
        <PriceAlertsContext value={loadPriceAlerts}>
          <LinkProvider component={AppLink}>{router(<Notices>{children}</Notices>)}</LinkProvider>
        </PriceAlertsContext>
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
