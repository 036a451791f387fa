import type { WorldHandle } from '@meridian/mocks';
import { Banner, EdgeGrip, Stack, Tabs, Text, ToolDock, type ToolDockSide } from '@meridian/design-system';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useTexts } from '#platform/words/intl.tsx';
import { usePorts } from '#platform/ports/context.ts';
import { useDevice, type Device } from './device.ts';
import type { OpeningProblem } from './opening-problem.ts';
import { messages } from './Panel.messages.ts';
import { recordingFile } from './link.ts';
import { usePlace } from './place.ts';
import { Calls } from './tools/Calls.tsx';
import { Facts } from './tools/Facts.tsx';
import { Faults } from './tools/Faults.tsx';
import { History, type Walk } from './tools/History.tsx';
import { Look } from './tools/Look.tsx';
import { Share } from './tools/Share.tsx';
import { Situations } from './tools/Situations.tsx';
import { Time } from './tools/Time.tsx';

export interface PanelProps {
  readonly handle: WorldHandle;
  readonly problem: OpeningProblem | null;
  /** What is wrong with faults the address asked for. */
  readonly misreadFaults: readonly string[];
  onStartOver(): Promise<void>;
}

const tools = ['situations', 'faults', 'time', 'facts', 'history', 'calls', 'look', 'share'] as const;
type Tool = (typeof tools)[number];

/** Where the panel is, across reloads: a device's own affair. */
const sideKey = 'toolSide';
/** With Ctrl, or the command key of a Mac. */
const shortcut = '.';

/** The demo's tools for who builds and tests: situations, faults, time, facts, calls, who looks on which device, and what others need to see the same. */
export function Panel(props: PanelProps): ReactNode {
  const { handle, problem, misreadFaults } = props;
  const intl = useIntl();
  const texts = useTexts();
  const { storage, whatHappened } = usePorts();
  const place = usePlace();
  const [isOpen, setOpen] = useState(false);
  const [tool, setTool] = useState<Tool>('situations');
  const [side, setSide] = useState<ToolDockSide>(storage.get(sideKey) === 'start' ? 'start' : 'end');
  const [walk, setWalk] = useState<Walk | null>(null);
  // Here, as it goes on while the tools are closed.
  const [device, changeDevice] = useDevice();
  const before = useRef<Element | null>(null);
  const faults = useSyncExternalStore(handle.onChange, () => handle.faults);
  const since = useFirstCallOfScreen(handle);
  useEffect(() => void texts.need('scenario-panel'), [texts]);
  useEffect(() => whatHappened.provide(() => recordingFile(handle, place)), [whatHappened, handle, place]);

  const open = (): void => {
    before.current = document.activeElement;
    setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  useShortcut(() => (isOpen ? close() : open()));

  return (
    <>
      {!isOpen && (
        <EdgeGrip
          label={intl.formatMessage(messages.open)}
          count={
            faults.length === 0
              ? undefined
              : intl.formatMessage(messages.faultCount, { count: faults.length })
          }
          onPress={open}
        />
      )}
      {isOpen && (
        <ToolDock
          title={intl.formatMessage(messages.title)}
          closeLabel={intl.formatMessage(messages.close)}
          onClose={close}
          side={side}
          sideLabel={intl.formatMessage(messages.otherSide)}
          onSideChange={(next) => {
            storage.set(sideKey, next);
            setSide(next);
          }}
        >
          <Stack gap={4}>
            <Text size="s" tone="secondary">
              {intl.formatMessage(messages.about)}
            </Text>
            {problem !== null && <OpeningNote problem={problem} />}
            {misreadFaults.map((reason) => (
              <Banner key={reason} tone="waiting" title={intl.formatMessage(messages.misreadFault)}>
                {reason}
              </Banner>
            ))}
            <Tabs
              label={intl.formatMessage(messages.tools)}
              value={tool}
              onChange={setTool}
              items={tools.map((value) => ({
                value,
                label: intl.formatMessage(messages[value]),
                ...(value === 'faults' && faults.length > 0 && { count: String(faults.length) }),
              }))}
            >
              <Chosen
                {...props}
                {...{ tool, since, walk, device }}
                onWalk={setWalk}
                onDevice={changeDevice}
              />
            </Tabs>
          </Stack>
        </ToolDock>
      )}
    </>
  );
}

interface ChosenProps extends PanelProps {
  readonly tool: Tool;
  readonly since: number;
  readonly walk: Walk | null;
  onWalk(walk: Walk | null): void;
  readonly device: Device;
  onDevice(change: Partial<Device>): void;
}

function Chosen(props: ChosenProps): ReactNode {
  const { tool, since, handle, walk, onWalk, onStartOver, device, onDevice } = props;
  switch (tool) {
    case 'situations':
      return <Situations handle={handle} onStartOver={onStartOver} />;
    case 'faults':
      return <Faults handle={handle} since={since} />;
    case 'time':
      return <Time handle={handle} />;
    case 'facts':
      return <Facts handle={handle} />;
    case 'history':
      return <History handle={handle} walk={walk} onWalk={onWalk} />;
    case 'calls':
      return <Calls handle={handle} since={since} />;
    case 'look':
      return <Look handle={handle} device={device} onDevice={onDevice} />;
    case 'share':
      return <Share handle={handle} />;
  }
}

function OpeningNote({ problem }: { problem: OpeningProblem }): ReactNode {
  const intl = useIntl();
  return problem.kind === 'unknownScenario' ? (
    <Banner tone="waiting" title={intl.formatMessage(messages.unknown, { name: problem.name })} />
  ) : (
    <Banner tone="waiting" title={intl.formatMessage(messages.doesNotFit)}>
      {problem.reason}
    </Banner>
  );
}

/** The number after which calls are those of the screen that is shown. */
function useFirstCallOfScreen(handle: WorldHandle): number {
  const { pathname } = useLocation();
  const [seen, setSeen] = useState({ pathname, since: 0 });
  if (seen.pathname !== pathname) setSeen({ pathname, since: handle.calls().at(-1)?.number ?? 0 });
  return seen.since;
}

function useShortcut(onPress: () => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== shortcut || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
