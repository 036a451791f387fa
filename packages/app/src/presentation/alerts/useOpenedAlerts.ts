import { useToast } from '@meridian/design-system';
import { use } from 'react';
import { useIntl } from 'react-intl';
import { useTexts } from '#platform/words/intl.tsx';
import { PriceAlertsContext, type PriceAlerts } from '../alerts-door.ts';
import { messages } from './alerts.messages.ts';

/** Fetches the code and texts of price alerts for who asks for them; null where they did not come, which is said. */
export function useOpenedAlerts(): () => Promise<PriceAlerts | null> {
  const intl = useIntl();
  const toast = useToast();
  const texts = useTexts();
  const load = use(PriceAlertsContext);
  return async () => {
    const [alerts] = await Promise.all([load().catch(() => null), texts.need('alerts')]);
    if (alerts === null) toast.show({ tone: 'negative', title: intl.formatMessage(messages.notLoaded) });
    return alerts;
  };
}
