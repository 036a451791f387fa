import type { RecordedFrame, WorldHandle } from '@meridian/mocks';
import { Button, ListRow, Stack, Switch, Text, ToolCode } from '@meridian/design-system';
import { useCallback, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePorts } from '#platform/ports/context.ts';
import { useFormat } from '#platform/words/format.ts';
import { messages } from './Frames.messages.ts';
import { pretty } from './pretty.ts';
import { ToolList } from './ToolList.tsx';
import { ToolSearch } from './ToolSearch.tsx';

/** What the socket said and was told, read once a second: prices come faster than anybody reads. Held, it stands still. */
export function Frames({ handle }: { handle: WorldHandle }): ReactNode {
  const intl = useIntl();
  const { clock } = usePorts();
  const everySecond = useCallback((look: () => void) => clock.every(1_000, look), [clock]);
  const frames = useSyncExternalStore(everySecond, handle.frames);
  const [search, setSearch] = useState('');
  const [held, setHeld] = useState<readonly RecordedFrame[] | null>(null);
  const [opened, setOpened] = useState<RecordedFrame | null>(null);
  if (opened !== null) return <OneFrame frame={opened} onBack={() => setOpened(null)} />;
  return (
    <Stack gap={3}>
      <ToolSearch label={intl.formatMessage(messages.search)} value={search} onChange={setSearch} />
      <Switch
        label={intl.formatMessage(messages.hold)}
        isOn={held !== null}
        onChange={(isHeld) => setHeld(isHeld ? frames : null)}
      />
      <ToolList
        label={intl.formatMessage(messages.list)}
        none={intl.formatMessage(messages.none)}
        items={held ?? frames}
        search={search}
        textOf={({ text }) => text}
        keyOf={({ number }) => String(number)}
        renderRow={(frame) => <FrameRow frame={frame} onPress={() => setOpened(frame)} />}
      />
    </Stack>
  );
}

function FrameRow({ frame, onPress }: { frame: RecordedFrame; onPress(): void }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { direction, text, at } = frame;
  return (
    <ListRow
      title={titleOf(text)}
      facts={[
        intl.formatMessage(messages[direction]),
        intl.formatMessage(messages.size, { count: text.length }),
      ]}
      trailing={<Text size="s">{format.time(at)}</Text>}
      onPress={onPress}
    />
  );
}

function OneFrame({
  frame: { direction, text, at },
  onBack,
}: {
  frame: RecordedFrame;
  onBack(): void;
}): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  return (
    <Stack gap={3}>
      <Button size="s" onPress={onBack}>
        {intl.formatMessage(messages.back)}
      </Button>
      <ListRow
        title={titleOf(text)}
        subtitle={intl.formatMessage(messages[direction])}
        trailing={<Text size="s">{format.dateTime(at)}</Text>}
      />
      <ToolCode label={intl.formatMessage(messages.message)}>{pretty(text)}</ToolCode>
    </Stack>
  );
}

/** What kind of message it is, and of which instrument; the text itself where it is none of ours. */
function titleOf(text: string): string {
  const word = (field: string): string => new RegExp(`"${field}":"([^"]{1,40})"`).exec(text)?.[1] ?? '';
  return [word('type'), word('market'), word('stock_code')].filter(Boolean).join(' ') || text.slice(0, 40);
}
