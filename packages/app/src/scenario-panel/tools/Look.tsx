import type { WorldHandle } from '@meridian/mocks';
import { formatFault } from '@meridian/mocks/names';
import {
  Banner,
  Button,
  FieldGroup,
  Inline,
  List,
  ListRow,
  Section,
  SegmentedControl,
  Stack,
  Text,
} from '@meridian/design-system';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LookChoices } from '#presentation/LookChoices/LookChoices.tsx';
import { usePorts } from '#platform/ports/context.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { letterSizes, slowdowns, type Device } from '../device.ts';
import { messages } from './Look.messages.ts';

interface Props {
  readonly handle: WorldHandle;
  readonly device: Device;
  onDevice(change: Partial<Device>): void;
}

/** Who looks at the app, on what device, and how it looks. */
export function Look({ handle, device, onDevice }: Props): ReactNode {
  const intl = useIntl();
  return (
    <Stack gap={4}>
      <Section title={intl.formatMessage(messages.customer)} headingLevel={3}>
        <Customers handle={handle} />
      </Section>
      <Section title={intl.formatMessage(messages.device)} headingLevel={3}>
        <Stack gap={4}>
          <Text size="s" tone="secondary">
            {intl.formatMessage(messages.deviceHint)}
          </Text>
          <Network handle={handle} />
          <Choice
            label={intl.formatMessage(messages.processor)}
            value={device.slowdown}
            options={slowdowns}
            labelOf={(rate) =>
              rate === 1
                ? intl.formatMessage(messages.asItIs)
                : intl.formatMessage(messages.timesSlower, { rate })
            }
            onChange={(slowdown) => onDevice({ slowdown })}
          />
          <Choice
            label={intl.formatMessage(messages.letters)}
            value={device.letterSize}
            options={letterSizes}
            labelOf={(size) => intl.formatMessage(messages.timesTheSize, { size })}
            onChange={(letterSize) => onDevice({ letterSize })}
          />
          <OtherWindows />
        </Stack>
      </Section>
      <Section title={intl.formatMessage(messages.looks)} headingLevel={3}>
        <LookChoices />
      </Section>
    </Stack>
  );
}

/** Signing in and out in one press, without a password. Somebody new has nothing yet. */
function Customers({ handle }: Pick<Props, 'handle'>): ReactNode {
  const intl = useIntl();
  const { session } = usePorts();
  const { user } = useSession();
  // Whoever registers meanwhile is in the list.
  useSyncExternalStore(handle.onChange, () => handle.world.log.length);
  const customers = handle.customers();
  const nameOf = (id: string): string => {
    const one = customers.find((customer) => customer.id === id);
    return one === undefined || one.name === '' ? id : `${one.name} · ${id}`;
  };
  const signIn = async (id: string): Promise<void> => {
    const signedIn = await handle.signInAs(id);
    // Nothing of the one before is left behind.
    session.signIn(signedIn.token, signedIn.user);
  };
  const signInAsNew = async (): Promise<void> => {
    await handle.applyFact('anotherCustomer', {});
    const newest = handle.customers().at(-1);
    if (newest !== undefined) await signIn(newest.id);
  };
  const others = customers.filter(({ id }) => id !== user?.userLoginId);
  return (
    <Stack gap={3}>
      <Text>
        {user === null
          ? intl.formatMessage(messages.nobody)
          : intl.formatMessage(messages.signedInAs, { who: nameOf(user.userLoginId) })}
      </Text>
      <Inline gap={2} isWrapping>
        <Button size="s" onPress={() => void signInAsNew()}>
          {intl.formatMessage(messages.newCustomer)}
        </Button>
        {user !== null && (
          <Button size="s" onPress={() => session.signOut('user')}>
            {intl.formatMessage(messages.signOut)}
          </Button>
        )}
      </Inline>
      {others.length > 0 && (
        <List
          label={intl.formatMessage(messages.customers)}
          items={others}
          keyOf={({ id }) => id}
          renderRow={({ id, email }) => (
            <ListRow
              title={nameOf(id)}
              subtitle={email}
              trailing={
                <Button size="s" onPress={() => void signIn(id)}>
                  {intl.formatMessage(messages.signIn)}
                </Button>
              }
            />
          )}
        />
      )}
    </Stack>
  );
}

/** How much later every answer comes, in ms. */
const delaysMs = [0, 1000, 3000] as const;
const delay = (ms: number): string => `slow=${ms}@*`;

/** A fault of every call, so it is in the links and recordings too. */
function Network({ handle }: Pick<Props, 'handle'>): ReactNode {
  const intl = useIntl();
  const faults = useSyncExternalStore(handle.onChange, () => handle.faults);
  const chosen = delaysMs.find((ms) => faults.some((fault) => formatFault(fault) === delay(ms))) ?? 0;
  const choose = (ms: number): void => {
    if (chosen > 0) handle.removeFault(delay(chosen));
    if (ms > 0) handle.addFault(delay(ms));
  };
  return (
    <Choice
      label={intl.formatMessage(messages.network)}
      value={chosen}
      options={delaysMs}
      labelOf={(ms) =>
        ms === 0
          ? intl.formatMessage(messages.asItIs)
          : intl.formatMessage(messages.secondsLater, { seconds: ms / 1000 })
      }
      onChange={choose}
    />
  );
}

interface ChoiceProps<T extends number> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly T[];
  labelOf(option: T): string;
  onChange(option: T): void;
}

function Choice<T extends number>({ label, value, options, labelOf, onChange }: ChoiceProps<T>): ReactNode {
  return (
    <FieldGroup label={label} headingLevel={4} isOneControl>
      <SegmentedControl
        label={label}
        value={String(value)}
        onChange={(next) => {
          const option = options.find((one) => String(one) === next);
          if (option !== undefined) onChange(option);
        }}
        options={options.map((option) => ({ value: String(option), label: labelOf(option) }))}
      />
    </FieldGroup>
  );
}

/** As the layouts are drawn for them: a small phone, a phone, a tablet, a desk. */
const widthsPx = [320, 390, 768, 1440] as const;
const heightPx = 844;

/** A page cannot make its own window narrower, and a frame in it would have no address. */
function OtherWindows(): ReactNode {
  const intl = useIntl();
  const [isRefused, setRefused] = useState(false);
  const openAt = (width: number): void =>
    setRefused(open(location.href, '', `popup,width=${width},height=${heightPx}`) === null);
  return (
    <FieldGroup label={intl.formatMessage(messages.window)} headingLevel={4}>
      <Text size="s" tone="secondary">
        {intl.formatMessage(messages.windowHint)}
      </Text>
      <Inline gap={2} isWrapping>
        {widthsPx.map((width) => (
          <Button key={width} size="s" onPress={() => openAt(width)}>
            {intl.formatMessage(messages.width, { width })}
          </Button>
        ))}
      </Inline>
      {isRefused && <Banner tone="waiting" title={intl.formatMessage(messages.noWindow)} isLive />}
    </FieldGroup>
  );
}
