import { useToast } from '@meridian/design-system';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { usePorts } from '#platform/ports/context.ts';
import { useSettings } from '#platform/ports/use-ports.ts';
import { messages } from './RedUpOffer.messages.ts';

/** Says that it was offered, whatever was chosen. */
const storageKey = 'redUpOffered';

/**
 * Whoever chooses a Chinese language is offered the price colours of its readers, once (DECISIONS 53). Nobody's colours
 * change by themselves: a fall that becomes green unasked would be read as a rise.
 */
export function RedUpOffer(): null {
  const intl = useIntl();
  const { settings, storage } = usePorts();
  const { convention } = useSettings();
  const toast = useToast();
  const { locale } = intl;
  const [opened] = useState(locale);

  useEffect(() => {
    const isChosenHere = locale !== opened && locale.startsWith('zh');
    if (!isChosenHere || convention !== 'green-up' || storage.get(storageKey) !== null) return;
    storage.set(storageKey, 'true');
    toast.show({
      title: intl.formatMessage(messages.title),
      action: {
        label: intl.formatMessage(messages.use),
        onPress: () => settings.set({ convention: 'red-up' }),
      },
      dismissLabel: intl.formatMessage(messages.keep),
    });
  }, [intl, locale, opened, convention, settings, storage, toast]);

  return null;
}
