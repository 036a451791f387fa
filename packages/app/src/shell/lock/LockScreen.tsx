import { Button, EmptyState, InlineMessage, LockIcon, Measure, Screen, Stack } from '@meridian/design-system';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { noteSeen } from '#platform/device/device-lock.ts';
import { usePorts } from '#platform/ports/context.ts';
import { messages } from './lock.messages.ts';

export interface LockScreenProps {
  /** By which the device is asked for its owner. */
  lockKey: string;
  onOpen: () => void;
}

/** All that is on the page while the app is locked on this device. */
export default function LockScreen({ lockKey, onOpen }: LockScreenProps): ReactNode {
  const intl = useIntl();
  const { deviceOwner, storage, clock, session } = usePorts();
  const [state, setState] = useState<'locked' | 'asking' | 'cancelled' | 'failed'>('locked');
  const frame = useRef<HTMLDivElement>(null);
  const say = (message: keyof typeof messages): string => intl.formatMessage(messages[message]);

  // The lock may fall on what somebody was reading: it is read from its heading, as any screen is that takes another's place.
  useEffect(() => {
    const heading = frame.current?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, []);

  async function open(): Promise<void> {
    setState('asking');
    const answer = await deviceOwner.ask(lockKey);
    if (answer !== 'owner') return setState(answer);
    noteSeen(storage, clock.deviceNow?.() ?? clock.now());
    onOpen();
  }

  return (
    <Screen>
      <Measure width="form" isCentered>
        <div ref={frame}>
          <EmptyState
            icon={<LockIcon />}
            title={say('title')}
            headingLevel={1}
            body={say('body')}
            action={
              <Stack gap={3}>
                {(state === 'cancelled' || state === 'failed') && (
                  <InlineMessage tone="negative" isLive title={say(state)} />
                )}
                <Button tone="primary" isPending={state === 'asking'} onPress={() => void open()}>
                  {say('open')}
                </Button>
                <Button tone="quiet" onPress={() => session.signOut('user')}>
                  {say('signOut')}
                </Button>
              </Stack>
            }
          />
        </div>
      </Measure>
    </Screen>
  );
}
