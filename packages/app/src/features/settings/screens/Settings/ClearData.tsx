import { Button, ConfirmDialog, Section, Stack, Text, useToast } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePorts } from '#platform/ports/context.ts';
import { clearDeviceData, deviceDataIn, type DeviceData } from '../../device-data.ts';
import { messages } from './Settings.messages.ts';

const words: Readonly<Record<DeviceData, (typeof messages)[keyof typeof messages]>> = {
  searches: messages.dataSearches,
  watched: messages.dataWatched,
  alerts: messages.dataAlerts,
  arrangements: messages.dataArrangements,
  forms: messages.dataForms,
};

/** What this device keeps, and the way to be rid of it, after a question that lists what is lost. */
export function ClearData(): ReactNode {
  const intl = useIntl();
  const toast = useToast();
  const { storage } = usePorts();
  const [isAsking, setAsking] = useState(false);
  const [isClearing, setClearing] = useState(false);
  const kept = deviceDataIn(storage);
  const say = (message: keyof typeof messages): string => intl.formatMessage(messages[message]);

  async function clear(): Promise<void> {
    setClearing(true);
    await clearDeviceData(storage);
    setClearing(false);
    setAsking(false);
    toast.show({ tone: 'positive', title: say('dataCleared') });
  }

  return (
    <Section title={say('data')}>
      <Stack gap={3}>
        <Text size="s" tone="tertiary">
          {say(kept.length === 0 ? 'dataNone' : 'dataLead')}
        </Text>
        {kept.length > 0 && (
          <Button isFullWidth onPress={() => setAsking(true)}>
            {say('clear')}
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={say('clearTitle')}
        body={
          <Stack gap={3}>
            <Text>{say('clearLoses')}</Text>
            <ul>
              {kept.map((kind) => (
                <li key={kind}>{intl.formatMessage(words[kind])}</li>
              ))}
            </ul>
            <Text tone="secondary">{say('clearKeeps')}</Text>
          </Stack>
        }
        confirmLabel={say('clearNow')}
        cancelLabel={say('keep')}
        tone="danger"
        isPending={isClearing}
        onConfirm={() => void clear()}
        onCancel={() => setAsking(false)}
      />
    </Section>
  );
}
