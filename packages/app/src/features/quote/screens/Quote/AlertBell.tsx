import type { AssetSource, QuoteDetail } from '@meridian/api';
import { AlertIcon, AlertSetIcon, IconButton } from '@meridian/design-system';
import { use, useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from '#platform/ports/use-ports.ts';
import { storageKeys } from '#platform/device/storage.ts';
import { useStoredText } from '#platform/device/use-stored-text.ts';
import { useOpenedAlerts } from '#presentation/alerts/useOpenedAlerts.ts';
import { PriceAlertsContext, type PriceAlerts } from '#presentation/alerts-door.ts';
import { messages } from './Quote.messages.ts';

export interface AlertBellProps {
  readonly detail: QuoteDetail;
  /** Of the class, as the instrument's address says it. */
  readonly source: AssetSource;
}

/** Sets a price alert on this instrument, and says how many it has. Their code comes to who has any, or presses it. */
export function AlertBell({ detail, source }: AlertBellProps): ReactNode {
  const intl = useIntl();
  const openedAlerts = useOpenedAlerts();
  const loadAlerts = use(PriceAlertsContext);
  const { user } = useSession();
  const text = useStoredText(storageKeys.priceAlerts);
  const [loaded, setLoaded] = useState<PriceAlerts | null>(null);
  const [isPending, setPending] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const product = { ...detail, source };
  const count = loaded?.countWaiting(text, user?.userLoginId ?? '', product) ?? 0;

  const hasAny = text !== null;
  useEffect(() => {
    if (hasAny) loadAlerts().then(setLoaded, () => {});
  }, [hasAny, loadAlerts]);

  const open = async (): Promise<void> => {
    setPending(true);
    const alerts = await openedAlerts();
    setPending(false);
    if (alerts === null) return;
    setLoaded(alerts);
    setOpen(true);
  };

  return (
    <>
      <IconButton
        label={intl.formatMessage(messages.alerts, { count })}
        icon={count > 0 ? <AlertSetIcon /> : <AlertIcon />}
        isPending={isPending}
        onPress={() => void open()}
      />
      {loaded && <loaded.AlertSheet detail={product} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
