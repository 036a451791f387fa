import { useToast } from '@meridian/design-system';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { alertsAddress } from '#platform/address/alerts-address.ts';
import { links } from '#platform/address/links.ts';
import { usePorts } from '#platform/ports/context.ts';
import { messages } from './alerts.messages.ts';
import type { FiredAlert, PriceAlert } from './price-alerts.ts';
import { useAlertTexts } from './useAlertTexts.ts';

/** So long, in ms, what is found at the first prices is gathered: after a week away it is one notice, not ten. */
const gatheringMs = 400;

/** Says that alerts have fired: why, and the way to the quote. It stays until it is put away. */
export function useTelling(): (fired: FiredAlert) => void {
  const intl = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const { timers } = usePorts();
  const { why } = useAlertTexts();
  const found = useRef<FiredAlert[]>([]);

  const say = (fired: readonly FiredAlert[]): void => {
    const [first] = fired;
    if (first === undefined) return;
    const isOne = fired.length === 1;
    toast.show({
      title: isOne ? why(first) : intl.formatMessage(messages.manyFired, { count: fired.length }),
      action: {
        label: intl.formatMessage(isOne ? messages.see : messages.seeAll),
        onPress: () => void navigate(isOne ? links.quote(first) : alertsAddress()),
      },
      dismissLabel: intl.formatMessage(messages.dismiss),
    });
  };

  return (fired) => {
    if (fired.fired.how === 'live') return say([fired]);
    found.current.push(fired);
    if (found.current.length > 1) return;
    timers.setTimeout(() => {
      say(found.current);
      found.current = [];
    }, gatheringMs);
  };
}

/** Says that a split has changed what alerts wait for: one by itself, several with the way to their list. It stays until it is put away. */
export function useTellingAdjusted(): (adjusted: readonly PriceAlert[]) => void {
  const intl = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const { adjusted: sentenceOf } = useAlertTexts();
  return (adjusted) => {
    const [first] = adjusted;
    if (first === undefined) return;
    const isOne = adjusted.length === 1;
    toast.show({
      title: isOne
        ? sentenceOf(first)
        : intl.formatMessage(messages.manyAdjusted, { code: first.stock_code, count: adjusted.length }),
      action: {
        label: intl.formatMessage(messages.seeAll),
        onPress: () => void navigate(alertsAddress()),
      },
      dismissLabel: intl.formatMessage(messages.dismiss),
    });
  };
}
