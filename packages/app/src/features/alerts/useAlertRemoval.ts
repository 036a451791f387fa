import { useToast } from '@meridian/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './alerts.messages.ts';
import { mostAlerts, type PriceAlert } from './price-alerts.ts';
import { useAlerts } from './useAlerts.ts';
import { useAlertTexts } from './useAlertTexts.ts';

/** What was removed last, in words, and the way to have it back. */
interface LastRemoval {
  readonly title: string;
  undo(): void;
}

export interface AlertRemoval {
  /** Null where nothing was removed here, or it has been put back. */
  readonly last: LastRemoval | null;
  remove(alerts: readonly PriceAlert[]): void;
}

/** Removes alerts without a question and offers the way back: here, and in a notice that outlives the screen. */
export function useAlertRemoval(): AlertRemoval {
  const intl = useIntl();
  const toast = useToast();
  const texts = useAlertTexts();
  const { alerts, remove, restore } = useAlerts();
  const [last, setLast] = useState<LastRemoval | null>(null);
  return {
    last,
    remove(gone) {
      const [first] = gone;
      if (first === undefined) return;
      const places = alerts.map(({ id }) => id);
      const removal: LastRemoval = {
        title: intl.formatMessage(messages.removed, { count: gone.length, what: texts.what(first) }),
        undo() {
          setLast((now) => (now === removal ? null : now));
          const count = restore(gone, places);
          if (count === 0) return;
          toast.show({
            tone: 'negative',
            title: intl.formatMessage(messages.notRestored, { count, most: mostAlerts }),
          });
        },
      };
      remove(gone.map(({ id }) => id));
      setLast(removal);
      toast.show({
        title: removal.title,
        action: { label: intl.formatMessage(messages.undo), onPress: removal.undo },
      });
    },
  };
}
