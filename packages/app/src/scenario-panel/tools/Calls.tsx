import type { RecordedCall, WorldHandle } from '@meridian/mocks';
import { Button, CopyField, ListRow, SegmentedControl, Stack, Text, ToolCode } from '@meridian/design-system';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { curlOf } from '../link.ts';
import { AskedBy } from './AskedBy.tsx';
import { messages } from './Calls.messages.ts';
import { Frames } from './Frames.tsx';
import { pretty } from './pretty.ts';
import { ToolList } from './ToolList.tsx';
import { ToolSearch } from './ToolSearch.tsx';

interface Props {
  readonly handle: WorldHandle;
  /** Calls after this number are those of the screen that is shown. */
  readonly since: number;
}

const kinds = ['calls', 'frames'] as const;
type Kind = (typeof kinds)[number];

/** What travelled between the app and its world. */
export function Calls({ handle, since }: Props): ReactNode {
  const intl = useIntl();
  const [kind, setKind] = useState<Kind>('calls');
  return (
    <Stack gap={3}>
      <SegmentedControl
        label={intl.formatMessage(messages.kind)}
        value={kind}
        onChange={setKind}
        options={kinds.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
      />
      {kind === 'calls' ? <MadeCalls handle={handle} since={since} /> : <Frames handle={handle} />}
    </Stack>
  );
}

/** Every call of the app: what was asked and answered, how long it took, and which fault it met. */
function MadeCalls({ handle, since }: Props): ReactNode {
  const intl = useIntl();
  const calls = useSyncExternalStore(handle.onCall, handle.calls);
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<number | null>(null);
  const call = calls.find(({ number }) => number === opened);
  if (call !== undefined)
    return <OneCall call={call} handle={handle} since={since} onBack={() => setOpened(null)} />;
  return (
    <Stack gap={3}>
      <ToolSearch label={intl.formatMessage(messages.search)} value={search} onChange={setSearch} />
      <ToolList
        label={intl.formatMessage(messages.list)}
        none={intl.formatMessage(messages.none)}
        items={calls}
        search={search}
        textOf={textOf}
        keyOf={({ number }) => String(number)}
        renderRow={(one) => <CallRow call={one} facts={[one.method]} onPress={() => setOpened(one.number)} />}
      />
    </Stack>
  );
}

function textOf({ endpointId, method, address, faults, answer }: RecordedCall): string {
  return [endpointId, method, address, ...faults, answer].join(' ');
}

interface CallRowProps {
  readonly call: RecordedCall;
  /** Besides how long it took, and the faults it met. */
  readonly facts: readonly string[];
  readonly onPress?: () => void;
}

function CallRow({ call, facts, onPress }: CallRowProps): ReactNode {
  const intl = useIntl();
  const { endpointId, status, tookMs, faults } = call;
  const took =
    tookMs === null
      ? intl.formatMessage(messages.underWay)
      : intl.formatMessage(messages.took, { ms: tookMs });
  return (
    <ListRow
      title={endpointId}
      facts={[...facts, took, ...faults]}
      trailing={
        <Text size="s">{tookMs === null ? '…' : (status ?? intl.formatMessage(messages.noAnswer))}</Text>
      }
      {...(onPress && { onPress })}
    />
  );
}

interface OneCallProps extends Props {
  readonly call: RecordedCall;
  onBack(): void;
}

function OneCall({ call, handle, since, onBack }: OneCallProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { number, method, address, asked, answer, at, commands, endpointId } = call;
  const doneSince = handle.world.log.length - commands;
  return (
    <Stack gap={3}>
      <Button size="s" onPress={onBack}>
        {intl.formatMessage(messages.back)}
      </Button>
      <CallRow call={call} facts={[`${method} ${address}`, format.dateTime(at)]} />
      <AskedBy endpointId={endpointId} isOfThisScreen={number > since} />
      <ToolCode label={intl.formatMessage(messages.asked)}>{pretty(asked)}</ToolCode>
      <ToolCode label={intl.formatMessage(messages.answer)}>
        {answer === null ? intl.formatMessage(messages.noAnswer) : pretty(answer)}
      </ToolCode>
      <CopyField
        label={intl.formatMessage(messages.curl)}
        value={curlOf({ method, address, asked }, location.origin + handle.basePath)}
        copyLabel={intl.formatMessage(messages.copy)}
        copiedLabel={intl.formatMessage(messages.copied)}
        failedLabel={intl.formatMessage(messages.copyFailed)}
      />
      {doneSince > 0 && (
        <Button size="s" onPress={() => void handle.undo(doneSince)}>
          {intl.formatMessage(messages.undoSince, { count: doneSince, number })}
        </Button>
      )}
    </Stack>
  );
}
