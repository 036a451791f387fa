/** The form of a money write in one tab, and the person at it. */
import { assetSource, orderStatus, type AssetSource, type Endpoint } from '@meridian/api';
import { catalogue, type EndpointId } from '@meridian/api/catalogue';
import {
  closingOrder,
  createController,
  createDoubts,
  doubtOf,
  intentOf,
  openDraft,
  openingOrder,
  orderOutcomeOf,
  sentOrder,
  type Doubts,
  type Intent,
  type MoneyWrite,
  type SubmissionController,
  type WriteModel,
} from '@meridian/app/test/without-screens';
import type { Brokerage } from '@meridian/mocks/test/simulated-brokerage';
import * as v from 'valibot';
import type { Tab } from './tab.ts';

/** A filled form is the request it stands for. */
type Request = Readonly<{ [field: string]: unknown }>;
type KeptIntent = Intent<Request, Request>;

/** A kind of money write: how it is sent, and what may be asked for. */
export interface MoneyPlan {
  readonly id: EndpointId;
  readonly draftKey: string;
  readonly model: WriteModel<Request, MoneyWrite>;
  readonly stored: v.GenericSchema<unknown, KeptIntent>;
  readonly forms: readonly Request[];
  readonly payPassword: string;
}

/** What is asked of a brokerage for a plan. */
type Asked = Pick<Brokerage, 'requestsOf' | 'position'>;
/** What a form of money needs of its tab. */
type FormTab = Pick<Tab, 'ports' | 'sentIds'>;

/** The same for the same form, whatever the order of its fields: what is read back from a device is in the order of its schema. */
export const textOf = (form: Request): string =>
  JSON.stringify(Object.entries(form).toSorted(([a], [b]) => (a < b ? -1 : 1)));

const anyRequest = v.custom<Request>((value) => typeof value === 'object' && value !== null);
const isSame = (a: Request, b: Request): boolean => textOf(a) === textOf(b);

/** A write whose screen is still to come: recognised by its id, and found out by asking again. */
const plainModel = (endpoint: MoneyWrite): WriteModel<Request, MoneyWrite> => ({
  endpoint,
  toWire: (request, { clientOrderId, payPassword }) => ({
    ...request,
    clientOrderId,
    ...(payPassword !== '' && { payPassword }),
  }),
  isSameRequest: isSame,
  isReceiptOf: ({ clientOrderId }, receipt) =>
    (receipt as { clientOrderId?: unknown } | null)?.clientOrderId === clientOrderId,
  list: null,
});

export function moneyPlanOf(id: EndpointId, brokerage: Asked): MoneyPlan {
  const endpoint = catalogue[id] as Endpoint as MoneyWrite;
  const [{ payPassword, clientOrderId: _, ...request }] = brokerage.requestsOf(id) as [Request];
  const order = orderOf(id, request, brokerage);
  const first = order ?? request;
  const quantities = ['2', '3', '4'];
  return {
    id,
    draftKey: `simulated:${id}`,
    // The models of orders take orders only, which is what the forms below are.
    model: (order === null
      ? plainModel(endpoint)
      : order.openClose === 1
        ? closingOrder
        : openingOrder(endpoint as Parameters<typeof openingOrder>[0])) as unknown as WriteModel<
      Request,
      MoneyWrite
    >,
    stored: (order === null
      ? intentOf(anyRequest, anyRequest)
      : intentOf(sentOrder, sentOrder)) as unknown as MoneyPlan['stored'],
    forms:
      'quantity' in first
        ? quantities.map((quantity) => ({ ...first, quantity: scaled(quantity, first['quantity']) }))
        : [first],
    payPassword: typeof payPassword === 'string' ? payPassword : '',
  };
}

/** Quantities of a coin are small, and those of a currency or of board lots large. */
function scaled(quantity: string, like: unknown): string {
  const text = String(like);
  return text.includes('.') ? `0.0${quantity}` : quantity + text.slice(1);
}

/** The classes whose orders have a ticket. */
const openedSource: ReadonlyMap<EndpointId, AssetSource> = new Map([
  ['trading.createStockOrder', assetSource.stock],
  ['trading.createCryptoOrder', assetSource.crypto],
  ['trading.createHkOrder', assetSource.hkStock],
  ['trading.createFutureOrder', assetSource.future],
  ['trading.createForexOrder', assetSource.forex],
  ['trading.createBlockTrade', assetSource.blockTrade],
  ['trading.createAuctionStockOrder', assetSource.auctionStock],
]);

/** The order behind a request; null for a money write that is none. */
function orderOf(id: EndpointId, request: Request, brokerage: Asked): Request | null {
  const common = { orderType: 0, limitPrice: null };
  if (id === 'trading.flatPosition') {
    const position = brokerage.position(request['id']);
    return position === null
      ? null
      : {
          ...common,
          code: position.code,
          market: position.market,
          source: position.source,
          direction: position.direction,
          openClose: 1,
          quantity: '1',
          leverage: position.leverage,
          positionId: position.id,
        };
  }
  const source = openedSource.get(id);
  if (source === undefined) return null;
  return {
    orderType: request['orderType'],
    limitPrice: request['limitPrice'] ?? null,
    code: request['stockCode'],
    market: request['market'],
    source,
    direction: 0,
    openClose: 0,
    quantity: request['quantity'],
    leverage: '1',
    positionId: null,
  };
}

/** What is in doubt on the device, as this tab would find it. */
export const keptDoubts = (tab: FormTab, { draftKey, stored }: MoneyPlan): Doubts<Request> =>
  createDoubts(tab.ports, { place: draftKey, form: draftKey, stored });

/** The kept intent, as this tab would find it if the form were opened now. */
export const keptIntent = (tab: FormTab, plan: MoneyPlan): KeptIntent =>
  openDraft(tab.ports, plan.draftKey, emptyIntent(plan), plan.stored).get();

const emptyIntent = (plan: MoneyPlan): KeptIntent => ({ form: plan.forms[0] ?? {}, sent: null });

/** An open form. */
export interface MoneyForm {
  readonly draft: ReturnType<typeof openDraft<KeptIntent>>;
  readonly controller: SubmissionController<Request, Request, unknown>;
  close(): void;
}

export interface Listener {
  /** The app says something new. */
  onSaid(said: 'done' | 'refused' | 'unknown' | 'expired', id: string | null, receipt: unknown): void;
}

export function openMoneyForm(tab: FormTab, plan: MoneyPlan, listener: Listener): MoneyForm {
  const draft = openDraft(tab.ports, plan.draftKey, emptyIntent(plan), plan.stored);
  const controller = createController<Request, Request, MoneyWrite>(tab.ports, plan.model, {
    get intent() {
      return draft.get();
    },
    setIntent: draft.set,
    clearIntent: draft.clear,
    doubts: keptDoubts(tab, plan),
    toRequest: (form) => form,
    onEnded: () => {},
  });
  let last = controller.get();
  controller.subscribe(() => {
    const now = controller.get();
    const before = last;
    last = now;
    const id = tab.sentIds.at(-1) ?? null;
    if (now.phase === 'done' && before.phase !== 'done')
      listener.onSaid('done', (now.receipt as { clientOrderId?: string }).clientOrderId ?? null, now.receipt);
    else if (now.phase === 'inDoubt' && before.phase === 'sending') listener.onSaid('unknown', id, null);
    else if (now.phase === 'editing' && now.refusal !== null && before.phase === 'sending')
      listener.onSaid(now.refusal.kind === 'refused' ? 'refused' : 'expired', id, null);
    else if (
      now.phase === 'confirming' &&
      now.problem !== null &&
      now.again === null &&
      before.phase === 'sending'
    )
      listener.onSaid('refused', id, null);
  });
  const stop = controller.start();
  return {
    draft,
    controller,
    close: stop,
  };
}

/** Whether the open form tells of something sent whose outcome nobody knows. */
export function tellsOfDoubt({ controller }: MoneyForm): boolean {
  const submission = controller.get();
  return controller.unsettled() !== null || doubtOf(submission) !== null || submission.phase === 'sending';
}

/** What the words of an outcome claim about the order: only these three can be wrong. */
export function claimOf(receipt: unknown): number | null {
  const { orderStatus: status } = receipt as { orderStatus?: number };
  if (status === undefined) return null;
  const { name } = orderOutcomeOf(status);
  return name === 'cancelled' ? orderStatus.cancelled : name === 'filled' ? orderStatus.success : null;
}
