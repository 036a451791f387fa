import type { WorldHandle } from '@meridian/mocks';
import {
  Button,
  Inline,
  Section,
  SegmentedControl,
  Stack,
  StatGrid,
  Text,
  TextField,
} from '@meridian/design-system';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { useNow } from '#platform/ports/use-ports.ts';
import { Coming } from './Coming.tsx';
import { messages } from './Time.messages.ts';

const minuteMs = 60_000;
const steps = [
  { message: messages.minute, byMs: minuteMs },
  { message: messages.hour, byMs: 60 * minuteMs },
  { message: messages.day, byMs: 24 * 60 * minuteMs },
] as const;

/** Times as fast as a wall clock; 0 stands. */
const paces = ['0', '1', '60', '3600'] as const;
type Pace = (typeof paces)[number];

/** The world's clock: on, to what happens next, to any instant, faster, stopped, and back. */
export function Time({ handle }: { handle: WorldHandle }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  useNow(1_000);
  const rate = useSyncExternalStore(handle.onChange, () => handle.world.clockRate());
  const pace = paces.find((value) => Number(value) === rate) ?? '1';
  const setPace = (next: Pace): void => void (next === '0' ? handle.pin() : handle.run(Number(next)));
  return (
    <Stack gap={4}>
      <StatGrid
        items={[
          {
            id: 'time',
            label: intl.formatMessage(messages.now),
            value: `${format.dateTime(handle.now())} ${format.timeZoneName()}`,
          },
        ]}
        columns={1}
      />
      <SegmentedControl
        label={intl.formatMessage(messages.pace)}
        value={pace}
        onChange={setPace}
        options={paces.map((value) => ({
          value,
          label:
            value === '0'
              ? intl.formatMessage(messages.stopped)
              : intl.formatMessage(messages.times, { rate: value }),
        }))}
      />
      <Section title={intl.formatMessage(messages.forward)} headingLevel={3}>
        <Inline isEven>
          {steps.map(({ message, byMs }) => (
            <Button key={byMs} size="s" onPress={() => void handle.advance(byMs)}>
              {intl.formatMessage(message)}
            </Button>
          ))}
        </Inline>
      </Section>
      <Coming handle={handle} />
      <ToInstant handle={handle} />
      <Section title={intl.formatMessage(messages.back)} headingLevel={3}>
        <Stack gap={3}>
          <Text size="s" tone="secondary">
            {intl.formatMessage(messages.backHint)}
          </Text>
          <Button size="s" onPress={() => void handle.undo()}>
            {intl.formatMessage(messages.undo)}
          </Button>
        </Stack>
      </Section>
    </Stack>
  );
}

/** An instant as it is typed: `2026-11-20 14:30`, in UTC; null for what is none. */
function instantOf(text: string): number | null {
  const parts = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(?::(\d{2}))?$/.exec(text.trim());
  const ms = parts === null ? Number.NaN : Date.parse(`${parts[1]}T${parts[2]}:${parts[3] ?? '00'}Z`);
  return Number.isNaN(ms) ? null : ms;
}

function ToInstant({ handle }: { handle: WorldHandle }): ReactNode {
  const intl = useIntl();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const go = async (): Promise<void> => {
    const instant = instantOf(text);
    if (instant === null) return setProblem(intl.formatMessage(messages.noInstant));
    if (instant < handle.now()) return setProblem(intl.formatMessage(messages.past));
    try {
      await handle.setTime(instant);
      setProblem(undefined);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <Section title={intl.formatMessage(messages.toInstant)} headingLevel={3}>
      <Stack gap={3}>
        <TextField
          label={intl.formatMessage(messages.instant)}
          value={text}
          onChange={setText}
          placeholder="2026-11-20 14:30"
          error={problem}
        />
        <Button size="s" onPress={() => void go()}>
          {intl.formatMessage(messages.go)}
        </Button>
      </Stack>
    </Section>
  );
}
