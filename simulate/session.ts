/** One person's session: carries out its steps, and after each holds what the app says against what was done. */
import type { User } from '@meridian/api';
import { catalogue, type EndpointId } from '@meridian/api/catalogue';
import { openBrokerage } from '@meridian/mocks/test/simulated-brokerage';
import { createDevice, type Device } from './device.ts';
import { moneyPlanOf } from './money.ts';
import { createPerson } from './person.ts';
import { createRecord } from './record.ts';
import { checkAll } from './rules.ts';
import { deviceOf, tabNames, type DeviceName, type Step, type TabName } from './steps.ts';
import { openTab, type Tab } from './tab.ts';
import { createTime } from './time.ts';

/** A session as data: the same plan always goes the same way. */
export interface SessionPlan {
  readonly seed: number;
  /** The write that the brokerage is ready for. */
  readonly focus: EndpointId;
  /** Whether the backend knows `clientRequestId`. */
  readonly knowsRequestIds: boolean;
  readonly steps: readonly Step[];
}

/** What went wrong, after which step. */
export interface Finding {
  readonly what: string;
  readonly step: number;
}

/** What of a session came to pass, for who wants to know that it did something. */
export interface Ran {
  readonly finding: Finding | null;
  /** Writes that the brokerage carried out. */
  readonly carriedOut: number;
}

/** Between two acts of a person. */
const breathMs = 60;

const demo: User = {
  userLoginId: 'demo',
  email: null,
  name: null,
  phone: null,
  inviteCode: null,
  realStatus: null,
  realReason: null,
  realSubmitTimestamp: null,
  hasPayPassword: true,
  unreadCount: null,
};

/** @param tell receives what happens, line by line */
export async function runSession(
  { focus, knowsRequestIds, steps }: SessionPlan,
  tell: (line: string) => void = () => {},
): Promise<Ran> {
  const time = createTime();
  const brokerage = openBrokerage(focus, () => time.now());
  const record = createRecord({
    tellsRepeats: knowsRequestIds,
    tell: (line) => tell(`        ${time.now()} ms: ${line}`),
  });
  const devices = new Map<DeviceName, Device>(
    (['device', 'other device'] as const).map((name) => [name, createDevice(name, time)]),
  );
  const isMoney = catalogue[focus].requestId === 'clientOrderId';
  const plan = moneyPlanOf(isMoney ? focus : 'trading.createStockOrder', brokerage);
  let idCount = 0;
  let carriedOut = 0;

  const open = (name: TabName): Tab =>
    openTab(name, devices.get(deviceOf(name)) as Device, {
      time,
      brokerage,
      knowsRequestIds,
      newId: () => `id-${(idCount += 1)}`,
      onAnswered(id, answer) {
        if (answer.isCarriedOut) carriedOut += 1;
        record.answered(id, answer);
      },
      onSent: record.sent,
    });

  if (brokerage.token !== null)
    for (const { storage } of devices.values()) {
      storage.set('token', brokerage.token);
      storage.set('user', JSON.stringify(demo));
    }
  const tabs = new Map(tabNames.map((name) => [name, open(name)]));
  const person = createPerson({ record, plan, brokerage, time });
  const tabOf = (name: TabName): Tab => tabs.get(name) as Tab;

  async function carryOut(step: Step): Promise<void> {
    switch (step.do) {
      case 'wait':
        return time.pass(step.ms);
      case 'sleep': {
        const device = devices.get(step.device) as Device;
        device.isAsleep = true;
        await time.pass(step.ms);
        device.wake();
        return;
      }
      case 'go offline':
      case 'go online': {
        const device = devices.get(step.device) as Device;
        device.isOnline = step.do === 'go online';
        for (const listener of [...device.networkListeners]) listener();
        return;
      }
      case 'set clock':
        (devices.get(step.device) as Device).aheadMs = step.aheadMs;
        return;
      case 'reads':
        (devices.get(step.device) as Device).doReadsFareWell = step.fare === 'well';
        return;
      case 'end sessions':
        brokerage.endSessions();
        return;
      case 'reload':
        person.leave(tabOf(step.tab));
        tabOf(step.tab).close();
        tabs.set(step.tab, open(step.tab));
        return;
      case 'sign in':
        tabOf(step.tab).ports.session.signIn(brokerage.signIn(), demo);
        return;
      case 'sign out':
        person.signOut(tabOf(step.tab));
        return;
      case 'open':
        return person.open(tabOf(step.tab));
      case 'leave':
        return person.leave(tabOf(step.tab));
      case 'look again':
        return person.lookAgain(tabOf(step.tab));
      case 'go back to the form':
        return person.goBack(tabOf(step.tab));
      case 'fill in':
        return person.fillIn(tabOf(step.tab), step.choice);
      case 'confirm':
        return person.confirm(tabOf(step.tab), step);
      case 'write':
        return person.write(tabOf(step.tab), step);
    }
  }

  for (const [index, step] of steps.entries()) {
    tell(`${String(index + 1).padStart(4)}  ${textOfStep(step)}`);
    await carryOut(step);
    await time.pass(breathMs);
    checkAll({ record, brokerage, plan, time, tabs: [...tabs.values()], person });
    if (record.fault === null) continue;
    tell(`        ${record.fault.message}`);
    return { finding: { what: record.fault.message, step: index }, carriedOut };
  }
  return { finding: null, carriedOut };
}

/** A step as a person reads it. */
function textOfStep({ do: what, ...about }: Step): string {
  const words = Object.entries(about).map(([name, value]) =>
    typeof value === 'object' ? JSON.stringify(value) : `${name} ${value}`,
  );
  return [what, ...words].join(', ');
}
