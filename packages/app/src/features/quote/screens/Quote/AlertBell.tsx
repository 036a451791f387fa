import type { AssetSource, QuoteDetail } from '@meridian/api';
import { AlertIcon, AlertSetIcon, IconButton, useToast } from '@meridian/design-system';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useTexts } from '#platform/intl.tsx';
import { useSession } from '#platform/provider.tsx';
import { storageKeys } from '#platform/storage.ts';
import { useStoredText } from '#platform/use-stored-text.ts';
import { messages } from './Quote.messages.ts';

const loadAlerts = () => import('#presentation/alerts/quote-alerts.ts');
type QuoteAlerts = Awaited<ReturnType<typeof loadAlerts>>;

export interface AlertBellProps {
  readonly detail: QuoteDetail;
  /** Of the class, as the instrument's address says it. */
  readonly source: AssetSource;
}

/** Sets a price alert on this instrument, and says how many it has. Their code comes to who has any, or presses it. */
export function AlertBell({ detail, source }: AlertBellProps): ReactNode {
  const intl = useIntl();
  const toast = useToast();
  const texts = useTexts();
  const { user } = useSession();
  const text = useStoredText(storageKeys.priceAlerts);
  const [loaded, setLoaded] = useState<QuoteAlerts | null>(null);
  const [isPending, setPending] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const product = { ...detail, source };
  const count = loaded?.countWaiting(text, user?.userLoginId ?? '', product) ?? 0;

  const hasAny = text !== null;
  useEffect(() => {
    if (hasAny) loadAlerts().then(setLoaded, () => {});
  }, [hasAny]);

  const open = async (): Promise<void> => {
    setPending(true);
    const [alerts] = await Promise.all([loadAlerts().catch(() => null), texts.need('alerts')]);
    setPending(false);
    if (alerts === null) {
      toast.show({ tone: 'negative', title: intl.formatMessage(messages.alertsNotLoaded) });
      return;
    }
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
