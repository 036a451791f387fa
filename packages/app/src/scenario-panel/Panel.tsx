import type { WorldHandle } from '@meridian/mocks';
import { demoUser, formatFault, scenarioDescriptions, scenarioNames } from '@meridian/mocks/names';
import {
  Banner,
  Button,
  EdgeGrip,
  Inline,
  MoreList,
  Section,
  Sheet,
  Stack,
  StatGrid,
  Text,
} from '@meridian/design-system';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { useTexts } from '#platform/words/intl.tsx';
import { useNow } from '#platform/ports/use-ports.ts';
import { messages } from './Panel.messages.ts';

const minuteMs = 60_000;
const steps = [
  { message: messages.minute, byMs: minuteMs },
  { message: messages.hour, byMs: 60 * minuteMs },
  { message: messages.day, byMs: 24 * 60 * minuteMs },
] as const;

interface Props {
  readonly handle: WorldHandle;
  /** Names in the address that are unknown. */
  readonly unknownScenario: string | null;
  /** What is wrong with faults the address asked for. */
  readonly misreadFaults: readonly string[];
  onStartOver(): Promise<void>;
}

/** The demo's small panel: which situation this is, another one, and its time. */
export function Panel({ handle, unknownScenario, misreadFaults, onStartOver }: Props) {
  const intl = useIntl();
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void texts.need('scenario-panel'), [texts]);
  return (
    <>
      <EdgeGrip label={intl.formatMessage(messages.open)} onPress={() => setOpen(true)} />
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={intl.formatMessage(messages.title)}
        closeLabel={intl.formatMessage(messages.close)}
      >
        <Stack gap={6}>
          <Text tone="secondary">{intl.formatMessage(messages.about)}</Text>
          {unknownScenario !== null && (
            <Banner tone="waiting" title={intl.formatMessage(messages.unknown, { name: unknownScenario })} />
          )}
          {misreadFaults.map((problem) => (
            <Banner key={problem} tone="waiting" title={intl.formatMessage(messages.misreadFault)}>
              {problem}
            </Banner>
          ))}
          <Faults handle={handle} />
          <Time handle={handle} />
          <SignInByHand />
          <Mailbox handle={handle} />
          <Situations current={handle.scenario} onStartOver={onStartOver} />
        </Stack>
      </Sheet>
    </>
  );
}

/** What goes wrong on purpose, and the end of it. */
function Faults({ handle }: { handle: WorldHandle }) {
  const intl = useIntl();
  const faults = useSyncExternalStore(handle.onChange, () => handle.faults);
  if (faults.length === 0) return null;
  return (
    <Banner
      tone="info"
      title={intl.formatMessage(messages.faults)}
      action={
        <Button size="s" onPress={() => handle.clearFaults()}>
          {intl.formatMessage(messages.endFaults)}
        </Button>
      }
    >
      {faults.map(formatFault).join(', ')}
    </Banner>
  );
}

function Time({ handle }: { handle: WorldHandle }) {
  const intl = useIntl();
  const format = useFormat();
  useNow(1_000);
  /** Commands of the history at which nothing was due: any further one may change that. */
  const [idleAt, setIdleAt] = useState<number | null>(null);
  const now = handle.now();
  const toNextEvent = async () => {
    const event = await handle.advanceToNextEvent();
    setIdleAt(event === null ? handle.world.log.length : null);
  };
  return (
    <Stack gap={3}>
      <StatGrid
        items={[
          {
            id: 'time',
            label: intl.formatMessage(messages.time),
            value: `${format.dateTime(now)} ${format.timeZoneName()}`,
          },
        ]}
        columns={1}
      />
      <Section title={intl.formatMessage(messages.forward)} headingLevel={3}>
        <Inline isEven>
          {steps.map(({ message, byMs }) => (
            <Button key={byMs} size="s" onPress={() => void handle.advance(byMs)}>
              {intl.formatMessage(message)}
            </Button>
          ))}
        </Inline>
        <Button size="s" onPress={() => void toNextEvent()}>
          {intl.formatMessage(messages.nextEvent)}
        </Button>
        {idleAt === handle.world.log.length && (
          <Text tone="secondary">{intl.formatMessage(messages.nothingDue)}</Text>
        )}
      </Section>
    </Stack>
  );
}

function SignInByHand() {
  const intl = useIntl();
  return (
    <Section title={intl.formatMessage(messages.signIn)} headingLevel={3}>
      <StatGrid
        items={[
          { id: 'id', label: intl.formatMessage(messages.userId), value: demoUser.loginId },
          { id: 'password', label: intl.formatMessage(messages.password), value: demoUser.password },
          { id: 'pay', label: intl.formatMessage(messages.payPassword), value: demoUser.payPassword },
        ]}
      />
    </Section>
  );
}

/** Codes that the brokerage sent by email: no email leaves a simulated world. */
function Mailbox({ handle }: { handle: WorldHandle }) {
  const intl = useIntl();
  useNow(1_000);
  const sent = handle.emailCodes().filter(({ status }) => status === 'sent');
  if (sent.length === 0) return null;
  return (
    <Section title={intl.formatMessage(messages.mailbox)} headingLevel={3}>
      <StatGrid
        items={sent.map(({ email, code }) => ({ id: email, label: email, value: code }))}
        columns={1}
      />
    </Section>
  );
}

function Situations({ current, onStartOver }: { current: string; onStartOver(): Promise<void> }) {
  const intl = useIntl();
  const title = intl.formatMessage(messages.situations);
  return (
    <Section
      title={title}
      headingLevel={3}
      action={
        <Button size="s" tone="quiet" onPress={() => void onStartOver()}>
          {intl.formatMessage(messages.startOver)}
        </Button>
      }
    >
      <MoreList
        label={title}
        items={scenarioNames.map((name) => ({
          id: name,
          label: name,
          hint: scenarioDescriptions[name],
          href: `?scenario=${name}#/`,
          ...(name === current && { value: intl.formatMessage(messages.current) }),
        }))}
      />
    </Section>
  );
}
