/** What the person does at the tabs, and what they expect of them from then on. */
import { catalogue } from '@meridian/api/catalogue';
import type { RequestOf, WriteEndpoint } from '@meridian/api';
import { createWriter, doubtOf, type Writer } from '@meridian/app/test/without-screens';
import type { Brokerage } from '@meridian/mocks/test/simulated-brokerage';
import type { Device } from './device.ts';
import { claimOf, openMoneyForm, tellsOfDoubt, textOf, type MoneyForm, type MoneyPlan } from './money.ts';
import { newWish, type Record, type Wish } from './record.ts';
import type { Step } from './steps.ts';
import type { Tab } from './tab.ts';
import type { SimulatedTime } from './time.ts';

type StepTo<Do extends Step['do']> = Extract<Step, { readonly do: Do }>;

/** A held key repeats that often. */
const repeatMs = 33;
/** A screen has left by then. */
const leavingMs = 200;

/** What a device has to keep of the money write: what is typed, and what is wanted and not known to be done. */
interface Expected {
  typed: string | null;
  /** By the device's own clock, in ms. */
  typedAt: number;
  /** The newest last. */
  readonly wishes: Set<Wish>;
}

export interface Person {
  formOf(tab: Tab): MoneyForm | null;
  expectedOf(device: Device): Expected;
  open(tab: Tab): void;
  leave(tab: Tab): void;
  signOut(tab: Tab): void;
  lookAgain(tab: Tab): void;
  goBack(tab: Tab): void;
  fillIn(tab: Tab, choice: number): void;
  confirm(tab: Tab, step: StepTo<'confirm'>): Promise<void>;
  write(tab: Tab, step: StepTo<'write'>): Promise<void>;
}

interface Setting {
  readonly record: Record;
  readonly plan: MoneyPlan;
  readonly brokerage: Brokerage;
  readonly time: SimulatedTime;
}

/** Whether the person knows by now what became of it. */
const isSettled = ({ said }: Wish): boolean => said === 'done' || said === 'refused';

/** Whether it was sent, and the app has not said what became of it. */
export const isInDoubt = (wish: Wish): boolean =>
  wish.ids.size > 0 && (wish.said === 'nothing' || wish.said === 'unknown');

export function createPerson({ record, plan, brokerage, time }: Setting): Person {
  const forms = new Map<Tab, MoneyForm>();
  /** Each thing to press has a writer of its own. */
  const writers = new Map<Tab, Map<string, Writer<WriteEndpoint>>>();
  /** The last wish of each family: the app remembers no more. */
  const lastWishes = new Map<Tab, Map<string, Wish>>();
  const expected = new Map<Device, Expected>();

  function expectedOf(device: Device): Expected {
    const known = expected.get(device) ?? { typed: null, typedAt: 0, wishes: new Set<Wish>() };
    expected.set(device, known);
    return known;
  }

  function keepTyped({ device }: Tab, typed: string): void {
    Object.assign(expectedOf(device), { typed, typedAt: time.now() + device.aheadMs });
  }

  function open(tab: Tab): void {
    if (forms.has(tab) || !tab.ports.session.isSignedIn) return;
    const form = openMoneyForm(tab, plan, {
      onSaid(said, id, receipt) {
        const wish = id === null ? undefined : record.wishOf(id);
        if (id === null || wish === undefined) return;
        if (said === 'unknown' || said === 'expired') record.tell(`the app says: ${id} is ${said}`);
        if (said === 'refused') record.saidRefused(id);
        if (said === 'done') {
          record.saidDone(id);
          const claimed = claimOf(receipt);
          const status = brokerage.orderStatus(id);
          if (claimed !== null && status !== null && claimed !== status)
            record.report(`the app says that the order has the status ${claimed}, and it has ${status}`);
          expectedOf(tab.device).typed = null;
        }
        // An answer keeps what its own tab has of the form; two tabs share one draft, and the last to keep it wins.
        const { typed } = expectedOf(tab.device);
        if ((said === 'refused' || said === 'expired') && typed !== null)
          keepTyped(tab, textOf(form.draft.get().form));
        // What the person has been told to be done stays so, whatever another tab has not heard.
        if (wish.said !== 'done') wish.said = said;
      },
    });
    forms.set(tab, form);
    // Whose session ended is led to sign-in.
    tab.ports.session.subscribe(() => {
      if (!tab.ports.session.isSignedIn) leave(tab);
    });
  }

  function leave(tab: Tab): void {
    forms.get(tab)?.close();
    forms.delete(tab);
    writers.delete(tab);
  }

  /** The wish behind a press: the one that is in doubt, where the form asks for the same. */
  function wishFor(tab: Tab, { draft, controller }: MoneyForm): Wish {
    const device = expectedOf(tab.device);
    const unknown = controller.unsettled();
    const isAgain = doubtOf(controller.get()) !== null;
    const content = textOf(isAgain && unknown !== null ? unknown.request : draft.get().form);
    const shown = unknown === null ? undefined : record.wishOf(unknown.clientOrderId);
    if (shown !== undefined && shown.content === content) return shown;
    const last = [...device.wishes].at(-1);
    return last?.content === content && last.said !== 'done' ? last : newWish(content);
  }

  return {
    formOf: (tab) => forms.get(tab) ?? null,
    expectedOf,
    open,
    leave,
    signOut(tab) {
      tab.ports.session.signOut('user');
      // Who leaves by choice wants nothing kept.
      expectedOf(tab.device).typed = null;
    },
    lookAgain: (tab) => forms.get(tab)?.controller.lookAgain(),
    goBack: (tab) => forms.get(tab)?.controller.dispatch({ type: 'dismissed' }),
    fillIn(tab, choice) {
      open(tab);
      const form = forms.get(tab);
      if (form === undefined) return;
      const { draft, controller } = form;
      const { phase } = controller.get();
      if (phase === 'done' || phase === 'confirming') controller.dispatch({ type: 'dismissed' });
      if (controller.get().phase !== 'editing') return;
      const filled = plan.forms[choice % plan.forms.length] ?? {};
      draft.set({ ...draft.get(), form: filled });
      controller.dispatch({ type: 'edited' });
      keepTyped(tab, textOf(filled));
    },
    async confirm(tab, { presses, fate }) {
      open(tab);
      const form = forms.get(tab);
      if (form === undefined || form.controller.get().phase === 'done') return;
      const { controller, draft } = form;
      const device = expectedOf(tab.device);
      const isUnderWay = controller.get().phase === 'sending';
      const isTold = tellsOfDoubt(form);
      const others = [...device.wishes].filter((one) => isInDoubt(one));
      const wish = wishFor(tab, form);
      const sent = tab.sentIds.length;
      if (!isUnderWay) {
        tab.next.clientOrderId = { wish, fate };
        controller.dispatch({ type: 'reviewed' });
      }
      for (let press = 0; press <= presses; press += 1) {
        void controller.confirm(plan.payPassword);
        if (press < presses) await time.pass(repeatMs);
      }
      await time.pass(0);
      if (tab.sentIds.length === sent) return;
      device.wishes.delete(wish);
      device.wishes.add(wish);
      keepTyped(tab, textOf(draft.get().form));
      if (!isTold && others.some((one) => one !== wish))
        record.report('another one is sent, and nobody was told that one is in doubt');
    },
    async write(tab, { write, choice, presses, fate }) {
      const endpoint = catalogue[write] as unknown as WriteEndpoint;
      if (endpoint.access === 'signedIn' && !tab.ports.session.isSignedIn) return;
      const requests = brokerage.requestsOf(write);
      const request = requests[choice % requests.length] as RequestOf<WriteEndpoint>;
      const content = `${write} ${JSON.stringify(request)}`;
      const lasts = lastWishes.get(tab) ?? new Map<string, Wish>();
      lastWishes.set(tab, lasts);
      const last = lasts.get(endpoint.family);
      const wish = last?.content === content && !isSettled(last) ? last : newWish(content);
      lasts.set(endpoint.family, wish);
      const known = writers.get(tab) ?? new Map<string, Writer<WriteEndpoint>>();
      writers.set(tab, known);
      const writer = known.get(content) ?? createWriter(tab.ports, endpoint, () => {});
      known.set(content, writer);

      tab.next.clientRequestId = { wish, fate };
      let left = Number.POSITIVE_INFINITY;
      for (let press = 0; press <= presses && time.now() < left; press += 1) {
        void writer.send(request).then(({ outcome }) => {
          if (outcome === 'done') left = Math.min(left, time.now() + leavingMs);
          sayOf(wish, outcome);
        });
        if (press < presses) await time.pass(repeatMs);
      }
      await time.pass(0);
    },
  };

  function sayOf(wish: Wish, outcome: 'done' | 'refused' | 'unknown'): void {
    const id = [...wish.ids].at(-1);
    if (id === undefined) return;
    if (outcome === 'done') record.saidDone(id);
    if (outcome === 'refused') for (const one of wish.ids) record.saidRefused(one);
    if (outcome === 'unknown') record.tell(`the app says: ${id} is unknown`);
    wish.said = outcome;
  }
}
