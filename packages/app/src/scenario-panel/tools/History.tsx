import { misfitOf, type WorldHandle } from '@meridian/mocks';
import {
  Banner,
  Button,
  EmptyState,
  Inline,
  List,
  ListRow,
  Stack,
  StatGrid,
  Text,
} from '@meridian/design-system';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { useNow } from '#platform/ports/use-ports.ts';
import { messages } from './History.messages.ts';

type Snapshot = ReturnType<WorldHandle['world']['snapshot']>;

/** A history that is being stepped through. */
export interface Walk {
  readonly history: Snapshot;
  /** How many of its commands have happened. */
  readonly at: number;
  /** How many the world has, which is one more where its clock was stopped for it. */
  readonly length: number;
}

interface HistoryProps {
  readonly handle: WorldHandle;
  /** Null: the world is at the end of its history. */
  readonly walk: Walk | null;
  onWalk(walk: Walk | null): void;
}

/** Rows that are shown: older ones are reached by stepping. */
const shown = 60;
const longestText = 90;

/** Everything that was done in this world, and stepping through it, back and forward, with the screens following. */
export function History({ handle, walk, onWalk }: HistoryProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  useNow(1_000);
  const length = useSyncExternalStore(handle.onChange, () => handle.world.log.length);
  const [problem, setProblem] = useState<string | null>(null);
  // Whoever does something at a step goes on from there.
  const isWalking = walk !== null && walk.length === length;
  const log = isWalking ? walk.history.log : handle.world.log;
  const at = isWalking ? walk.at : log.length;
  const go = async (to: number): Promise<void> => {
    const history = isWalking ? walk.history : handle.world.snapshot();
    try {
      await handle.revisit(history, to);
      setProblem(null);
      onWalk(to === history.log.length ? null : { history, at: to, length: handle.world.log.length });
    } catch (error) {
      const reason = misfitOf(error);
      if (reason === null) throw error;
      setProblem(reason);
    }
  };
  const ways = [
    { message: messages.first, to: 0 },
    { message: messages.back, to: at - 1 },
    { message: messages.forward, to: at + 1 },
    { message: messages.last, to: log.length },
  ];
  const rows = log
    .map((command, index) => ({ ...command, step: index + 1 }))
    .slice(-shown)
    .toReversed();
  if (log.length === 0) return <EmptyState title={intl.formatMessage(messages.none)} />;
  return (
    <Stack gap={4}>
      <Text size="s" tone="secondary">
        {intl.formatMessage(messages.hint)}
      </Text>
      <StatGrid
        columns={1}
        items={[
          {
            id: 'step',
            label: intl.formatMessage(messages.step),
            value: `${intl.formatMessage(messages.stepOf, { step: at, count: log.length })} · ${format.dateTime(handle.now())}`,
          },
        ]}
      />
      <Inline isEven>
        {ways.map(({ message, to }) => (
          <Button
            key={message.id}
            size="s"
            isDisabled={to < 0 || to > log.length || to === at}
            onPress={() => void go(to)}
          >
            {intl.formatMessage(message)}
          </Button>
        ))}
      </Inline>
      {problem !== null && (
        <Banner tone="negative" title={intl.formatMessage(messages.doesNotFit)} isLive>
          {problem}
        </Banner>
      )}
      <List
        label={intl.formatMessage(messages.list)}
        items={rows}
        keyOf={({ step }) => String(step)}
        renderRow={({ step, type, payload, at: time }) => (
          <ListRow
            title={type}
            facts={[String(step), format.dateTime(time), JSON.stringify(payload).slice(0, longestText)]}
            trailing={step === at && <Text size="s">{intl.formatMessage(messages.here)}</Text>}
            onPress={() => void go(step)}
          />
        )}
      />
    </Stack>
  );
}
