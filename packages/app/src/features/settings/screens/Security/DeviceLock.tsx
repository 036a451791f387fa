import {
  Button,
  InlineMessage,
  Inline,
  RadioGroup,
  Section,
  Stack,
  StatusTag,
  Text,
} from '@meridian/design-system';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { keepLock, lockIn, lockMinutes, noteSeen, type LockMinutes } from '#platform/device/device-lock.ts';
import { storageKeys } from '#platform/device/storage.ts';
import { useStoredText } from '#platform/device/use-stored-text.ts';
import { usePorts } from '#platform/ports/context.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { messages } from './DeviceLock.messages.ts';

type Asking = 'none' | 'busy' | 'cancelled' | 'failed';

/** The lock of the app on this device: whether there can be one, whether there is, and after how long it falls. */
export function DeviceLock(): ReactNode {
  const intl = useIntl();
  const { deviceOwner, storage, clock } = usePorts();
  const { user } = useSession();
  const lock = lockIn(useStoredText(storageKeys.deviceLock));
  const [isOffered, setOffered] = useState<boolean | null>(null);
  const [asking, setAsking] = useState<Asking>('none');
  useEffect(() => {
    let isCurrent = true;
    void deviceOwner.isOffered().then((answer) => isCurrent && setOffered(answer));
    return () => {
      isCurrent = false;
    };
  }, [deviceOwner]);
  const frame = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const isSet = lock !== null;
  // The button that was pressed has gone: one goes on at the one in its place, whose name says that it held.
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    frame.current?.querySelector('button')?.focus();
  }, [isSet]);
  const say = (message: keyof typeof messages): string => intl.formatMessage(messages[message]);

  async function set(): Promise<void> {
    setAsking('busy');
    const { answer, key } = await deviceOwner.enrol(user?.userLoginId ?? 'Meridian');
    setAsking(answer === 'owner' ? 'none' : answer);
    if (answer !== 'owner' || key === null) return;
    noteSeen(storage, clock.deviceNow?.() ?? clock.now());
    isPressed.current = true;
    keepLock(storage, { key, minutes: 5 });
  }

  /** Whoever found the device open cannot take its lock away. */
  async function remove(key: string): Promise<void> {
    setAsking('busy');
    const answer = await deviceOwner.ask(key);
    setAsking(answer === 'owner' ? 'none' : answer);
    if (answer !== 'owner') return;
    isPressed.current = true;
    keepLock(storage, null);
  }

  const state = lock !== null ? 'isOn' : isOffered === false ? 'isUnsupported' : 'isOff';
  return (
    <Section title={say('title')}>
      <div ref={frame}>
        <Stack gap={3}>
          <Inline gap={2}>
            <StatusTag tone={lock === null ? 'neutral' : 'positive'} text={say(state)} />
          </Inline>
          <Text tone="secondary">{say(state === 'isUnsupported' ? 'unsupported' : 'lead')}</Text>
          {(asking === 'cancelled' || asking === 'failed') && (
            <InlineMessage tone="negative" isLive title={say(asking)} />
          )}
          {lock === null && isOffered === true && (
            <Button isPending={asking === 'busy'} onPress={() => void set()}>
              {say('set')}
            </Button>
          )}
          {lock !== null && (
            <>
              <RadioGroup
                label={say('after')}
                value={String(lock.minutes)}
                onChange={(chosen) => keepLock(storage, { ...lock, minutes: Number(chosen) as LockMinutes })}
                options={lockMinutes.map((minutes) => ({
                  value: String(minutes),
                  label: intl.formatMessage(messages.minutes, { minutes }),
                }))}
              />
              <Button isPending={asking === 'busy'} onPress={() => void remove(lock.key)}>
                {say('remove')}
              </Button>
            </>
          )}
        </Stack>
      </div>
    </Section>
  );
}
