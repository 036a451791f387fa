import type { LocaleTag } from '@meridian/api';
import { catalogue, endpointIds, type EndpointId } from '@meridian/api/catalogue';
import { faultCodes, type WorldHandle } from '@meridian/mocks';
import {
  formatFault,
  httpFaultKinds,
  socketFaultKinds,
  type HttpFaultKind,
  type SocketFaultKind,
} from '@meridian/mocks/names';
import {
  Button,
  Inline,
  List,
  ListRow,
  SegmentedControl,
  Select,
  Stack,
  Text,
  TextField,
} from '@meridian/design-system';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useAskers } from '../useAskers.ts';
import { messages } from './Faults.messages.ts';

interface Props {
  readonly handle: WorldHandle;
  /** Calls after this number are those of the screen that is shown. */
  readonly since: number;
}

const httpKinds = Object.keys(httpFaultKinds) as readonly HttpFaultKind[];
const socketKinds = Object.keys(socketFaultKinds) as readonly SocketFaultKind[];
/** Of kinds that take one. */
const usualArguments = { ms: '3000', status: '503', code: '500', percent: '60' } as const;

/** A code that is typed. */
const otherCode = 'other';

const lasting = ['always', 'once', 'thrice'] as const;
const timesOf = { always: '', once: '*1', thrice: '*3' } as const;

/** What goes wrong on purpose: one call, all of them or the live feed. */
export function Faults({ handle, since }: Props): ReactNode {
  const intl = useIntl();
  const faults = useSyncExternalStore(handle.onChange, () => handle.faults);
  return (
    <Stack gap={4}>
      {faults.length === 0 ? (
        <Text tone="secondary">{intl.formatMessage(messages.none)}</Text>
      ) : (
        <>
          <List
            label={intl.formatMessage(messages.atWork)}
            items={faults}
            keyOf={formatFault}
            renderRow={(fault) => (
              <ListRow
                title={formatFault(fault)}
                trailing={
                  <Button size="s" onPress={() => handle.removeFault(fault)}>
                    {intl.formatMessage(messages.end)}
                  </Button>
                }
              />
            )}
          />
          <Button size="s" onPress={() => handle.clearFaults()}>
            {intl.formatMessage(messages.endAll)}
          </Button>
        </>
      )}
      <NewFault handle={handle} since={since} />
    </Stack>
  );
}

/** Those it has made, and those it would make by its code, such as what its button sends. */
function useCallsOfScreen(handle: WorldHandle, since: number): ReadonlySet<string> {
  const { pathname } = useLocation();
  const askers = useAskers();
  const calls = useSyncExternalStore(handle.onCall, handle.calls);
  const made = calls.filter(({ number }) => number > since).map(({ endpointId }) => endpointId);
  const known = askers === null || askers === 'failed' ? {} : (askers[pathname] ?? {});
  return new Set([...made, ...Object.keys(known)]);
}

function NewFault({ handle, since }: Props): ReactNode {
  const intl = useIntl();
  const [target, setTarget] = useState<string>('*');
  const [kind, setKind] = useState<string>('down');
  const [argument, setArgument] = useState('');
  const [listedCode, setListedCode] = useState('');
  const [lasts, setLasts] = useState<(typeof lasting)[number]>('always');
  const [problem, setProblem] = useState<string | undefined>();

  const ofScreen = useCallsOfScreen(handle, since);
  const isWrite = (id: EndpointId): boolean => catalogue[id].kind === 'write';
  const own = endpointIds.filter((id) => ofScreen.has(id));
  const targets = [
    '*',
    'socket',
    ...own.filter(isWrite),
    ...own.filter((id) => !isWrite(id)),
    ...endpointIds.filter((id) => !ofScreen.has(id)),
  ];
  const isSocket = target === 'socket';
  const kinds: readonly string[] = isSocket ? socketKinds : httpKinds;
  const chosen = kinds.includes(kind) ? kind : (kinds[0] ?? '');
  const takes = isSocket ? null : httpFaultKinds[chosen as HttpFaultKind].takes;
  const description = isSocket
    ? socketFaultKinds[chosen as SocketFaultKind].description
    : httpFaultKinds[chosen as HttpFaultKind].description;
  const language = intl.locale as LocaleTag;
  const codes = takes === 'code' ? faultCodes(target) : [];
  const isListed = codes.some(({ code }) => String(code) === listedCode);
  const code = isListed || listedCode === otherCode ? listedCode : String(codes[0]?.code ?? otherCode);
  const isTyped = takes !== null && (takes !== 'code' || code === otherCode);
  const labelOf = (id: string): string => {
    if (id === '*') return intl.formatMessage(messages.everyCall);
    if (id === 'socket') return intl.formatMessage(messages.liveFeed);
    return ofScreen.has(id) ? intl.formatMessage(messages.onThisScreen, { call: id }) : id;
  };

  const add = (): void => {
    const value = takes === null ? '' : `=${isTyped ? argument || usualArguments[takes] : code}`;
    try {
      handle.addFault(`${chosen}${value}${isSocket ? '' : timesOf[lasts]}@${target}`);
      setProblem(undefined);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      setProblem(error.message);
    }
  };

  return (
    <Stack gap={3}>
      <Select
        label={intl.formatMessage(messages.call)}
        value={target}
        onChange={setTarget}
        options={targets.map((value) => ({ value, label: labelOf(value) }))}
      />
      <Select
        label={intl.formatMessage(messages.what)}
        value={chosen}
        onChange={setKind}
        hint={description[language]}
        options={kinds.map((value) => ({ value, label: value }))}
      />
      {takes === 'code' && (
        <Select
          label={intl.formatMessage(messages.code)}
          value={code}
          onChange={setListedCode}
          options={[
            ...codes.map((one) => ({
              value: String(one.code),
              label: `${one.code} · ${one.says[language]}`,
            })),
            { value: otherCode, label: intl.formatMessage(messages.otherCode) },
          ]}
        />
      )}
      {isTyped && (
        <TextField
          label={intl.formatMessage(takes === 'code' ? messages.otherCode : messages[takes])}
          value={argument}
          onChange={setArgument}
          placeholder={usualArguments[takes]}
          inputMode="numeric"
          error={problem}
        />
      )}
      {!isSocket && (
        <SegmentedControl
          label={intl.formatMessage(messages.lasts)}
          value={lasts}
          onChange={setLasts}
          options={lasting.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
        />
      )}
      <Inline>
        <Button size="s" onPress={add}>
          {intl.formatMessage(messages.add)}
        </Button>
      </Inline>
    </Stack>
  );
}
