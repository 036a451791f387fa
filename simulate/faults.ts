/** One person at one page, whose calls meet a fault: what they are told, what they try again, and what became of it. */
import {
  createClient,
  isOutcomeUnknown,
  type ApiProblem,
  type Endpoint,
  type RequestOf,
  type WriteEndpoint,
} from '@meridian/api';
import { catalogue, type EndpointId } from '@meridian/api/catalogue';
import {
  createSession,
  createWriter,
  memoryStorage,
  resultOf,
  type Ports,
} from '@meridian/app/test/without-screens';
import { openFaultyBrokerage, type FaultyBrokerage } from '@meridian/mocks/test/faulty-brokerage';
import { openBrokerage } from '@meridian/mocks/test/simulated-brokerage';
import { moneyPlanOf, openMoneyForm, textOf } from './money.ts';

export type Locale = 'en' | 'zh-Hans' | 'zh-Hant';

/** Real ms after which a call is given up: soon where nothing comes, and never where a busy machine answers late. */
const shortMs = 10;
const longMs = 60_000;

type Said = 'done' | 'refused' | 'unknown' | 'expired';

interface Attempt {
  readonly said: Said;
  /** What came instead of the answer. */
  readonly problem: ApiProblem | null;
}

/** What one call came to at one page. */
export interface Met {
  readonly first: Attempt;
  /** How often it was carried out by then. */
  readonly afterFirst: number;
  /** Null: what was typed is there; else what is there instead. */
  readonly lost: string | null;
  /** Once the fault is over, with as many presses as it takes, at most three. */
  readonly again: Attempt;
  readonly afterAgain: number;
}

type PagePorts = Pick<
  Ports,
  'api' | 'clock' | 'network' | 'socket' | 'session' | 'newId' | 'storage' | 'timers'
>;

let ids = 0;

function openPage({ handle, baseUrl, fetch }: FaultyBrokerage, locale: Locale): PagePorts {
  const storage = { ...memoryStorage(), isKept: () => true };
  const session = createSession(storage);
  signIn(session, handle);
  return {
    storage,
    session,
    socket: null,
    network: { isOnline: () => true, savesData: () => false, subscribe: () => () => {} },
    clock: { now: () => handle.now(), deviceNow: () => handle.now(), every: () => () => {} },
    timers: { setTimeout: () => 0, clearTimeout: () => {}, now: () => handle.now() },
    newId: () => `intent-${(ids += 1)}`,
    api: createClient({
      baseUrl,
      getToken: () => session.token,
      getLocale: () => locale,
      onSessionExpired: () => session.signOut('expired'),
      fetch: fetch as typeof globalThis.fetch,
      get attemptTimeoutMs() {
        return handle.faults.some(({ kind }) => kind === 'hang' || kind === 'stall') ? shortMs : longMs;
      },
    }),
  };
}

function signIn(session: ReturnType<typeof createSession>, handle: FaultyBrokerage['handle']): void {
  const [token, user] = [handle.token(), handle.user()];
  if (token !== null && user !== null) session.signIn(token, user);
}

/** @param fault `kind[=value]` */
export async function meet(id: EndpointId, fault: string, locale: Locale): Promise<Met> {
  const brokerage = await openFaultyBrokerage(id);
  const page = openPage(brokerage, locale);
  const press = pressing(id, brokerage, page);
  brokerage.handle.addFault(`${fault}@${id}`);
  const first = await press.once();
  const [afterFirst, lost] = [brokerage.carriedOut(), first.said === 'done' ? null : press.lost()];
  brokerage.handle.clearFaults();
  let again = first;
  for (let tries = 0; tries < 3 && again.said !== 'done'; tries += 1) {
    if (!page.session.isSignedIn) {
      signIn(page.session, brokerage.handle);
      press.reopen();
    }
    again = await press.once();
  }
  return { first, afterFirst, lost, again, afterAgain: brokerage.carriedOut() };
}

interface Pressing {
  once(): Promise<Attempt>;
  /** As a person finds it who comes back from sign-in. */
  reopen(): void;
  /** What is there in place of what was typed; null where that is there. */
  lost(): string | null;
}

function pressing(id: EndpointId, brokerage: FaultyBrokerage, page: PagePorts): Pressing {
  const endpoint = catalogue[id] as Endpoint;
  if (endpoint.kind === 'read') return reading(endpoint, brokerage, page);
  if (endpoint.isMultipart === true) return uploading(brokerage, page);
  return endpoint.requestId === 'clientOrderId'
    ? spending(id, brokerage, page)
    : writing(endpoint as WriteEndpoint, brokerage, page);
}

const attemptOf = (problem: ApiProblem, otherwise: 'refused' | 'unknown'): Attempt => ({
  said: problem.kind === 'sessionExpired' ? 'expired' : otherwise,
  problem,
});

function reading(endpoint: Endpoint, { request }: FaultyBrokerage, { api }: PagePorts): Pressing {
  return {
    async once() {
      const result = await resultOf(api.call(endpoint, request as RequestOf<Endpoint>));
      return result.ok ? { said: 'done', problem: null } : attemptOf(result.problem, 'refused');
    },
    reopen: () => {},
    lost: () => null,
  };
}

/** One id a picture (DECISIONS 55), as `forms/upload` sends it. */
function uploading({ request }: FaultyBrokerage, { api, newId }: PagePorts): Pressing {
  const { file } = request as { readonly file: File };
  const clientRequestId = newId();
  return {
    async once() {
      const result = await resultOf(api.upload(file, file.name, { clientRequestId }));
      if (result.ok) return { said: 'done', problem: null };
      return attemptOf(result.problem, isOutcomeUnknown(result.problem) ? 'unknown' : 'refused');
    },
    reopen: () => {},
    lost: () => null,
  };
}

/** What is typed into such a form is kept by its fields, which are React's: not looked at here. */
function writing(endpoint: WriteEndpoint, { request }: FaultyBrokerage, page: PagePorts): Pressing {
  const open = () => createWriter(page, endpoint, () => {});
  let writer = open();
  return {
    async once() {
      const ending = await writer.send(request as RequestOf<WriteEndpoint>);
      return ending.outcome === 'done'
        ? { said: 'done', problem: null }
        : attemptOf(ending.problem, ending.outcome);
    },
    reopen: () => void (writer = open()),
    lost: () => null,
  };
}

const isOfSameId = ({ request }: { readonly request: object }, receipt: unknown): boolean =>
  'id' in request && (receipt as { readonly id?: unknown } | null)?.id === request.id;

function spending(id: EndpointId, { request }: FaultyBrokerage, page: PagePorts): Pressing {
  const { quantity } = request as { readonly quantity?: string };
  const drawn = moneyPlanOf(
    id,
    openBrokerage(id, () => 0),
  );
  // Its receipt is the copied order, under the id that order was made with (features/follow/copying).
  const plan =
    id === 'trading.closeFollowFutures'
      ? { ...drawn, model: { ...drawn.model, isReceiptOf: isOfSameId } }
      : drawn;
  const [first = {}] = plan.forms;
  const typed = 'quantity' in first ? { ...first, quantity } : first;
  const open = () => openMoneyForm({ ports: page, sentIds: [] }, plan, { onSaid: () => {} });
  let form = open();
  form.draft.set({ ...form.draft.get(), form: typed });
  return {
    async once() {
      const { controller } = form;
      if (controller.get().phase === 'inDoubt') {
        // What a person is offered first: to look whether it has arrived.
        controller.lookAgain();
        await settled(() => {
          const now = controller.get();
          return now.phase !== 'inDoubt' || now.look.state !== 'looking';
        });
      }
      if (controller.get().phase !== 'done') {
        controller.dispatch({ type: 'reviewed' });
        await controller.confirm(plan.payPassword);
        await settled(() => controller.get().phase !== 'sending');
      }
      const now = controller.get();
      if (now.phase === 'done') return { said: 'done', problem: null };
      if (!page.session.isSignedIn) return { said: 'expired', problem: null };
      const { phase } = now;
      if (phase === 'inDoubt') {
        const { cause } = now;
        return { said: 'unknown', problem: cause !== null && cause.kind !== 'otherReceipt' ? cause : null };
      }
      const problem = phase === 'editing' ? now.refusal : phase === 'confirming' ? now.problem : null;
      return { said: 'refused', problem };
    },
    reopen: () => {
      form.close();
      form = open();
    },
    lost() {
      const kept = textOf(form.draft.get().form);
      return kept === textOf(typed) ? null : kept;
    },
  };
}

/** Lets what was asked come back. @throws Error for what never does */
async function settled(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 5_000 && !isSo(); turn += 1)
    await new Promise((resolve) => setImmediate(resolve));
  if (!isSo()) throw new Error('nothing has come back');
}
