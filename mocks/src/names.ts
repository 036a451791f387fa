/**
 * The words that stories, links, tests and the scenario panel say to a world: the names of its scenarios and the
 * grammar of its faults. Nothing heavy is imported here, so a story may name a scenario without loading the brokerage.
 */

/** Every scenario, with what a person finds in it. Texts are for people who build and test, so English only. */
export const scenarioDescriptions = {
  visitor: 'Nobody is signed in; the US market is open.',
  trader:
    'The demo customer: verified, funded, with holdings, resting orders, closed positions and a watchlist.',
  funded: 'Signed in with money in four wallets; no position, order or history yet.',
  newcomer: 'Signed in for the first time: no money, no identity check, no transaction password.',
  'no-pay-password': 'Funded, but no transaction password has been set.',
  'low-funds': 'Signed in with 25.00 in the stock wallet: most orders are refused.',
  'market-closed': 'The trader on a Saturday: exchanges are shut, crypto trades on.',
  'us-holiday': 'The trader on Thanksgiving Day: US exchanges are closed for a holiday.',
  'pre-holiday': 'The trader on the day before Thanksgiving: the next two days are a holiday and a half day.',
  'half-day': 'The trader on the day after Thanksgiving: US exchanges close at 13:00 in New York.',
  'hk-lunch': 'The trader in the lunch break of Hong Kong; the US market is closed.',
  'hk-lunch-ticket': 'Signed in with Hong Kong dollars and 300 Tencent, in the lunch break of Hong Kong.',
  'odd-lot': 'Signed in with 150 Tencent: a board lot of 100 and an odd lot of 50. Hong Kong is open.',
  'forex-weekend':
    'Signed in with a position in yen on a Saturday: currencies rest until Sunday evening in New York.',
  delayed: 'The trader where prices of NASDAQ, HKEX and COMEX are shown 15 minutes late.',
  'futures-expiring':
    'The trader with two futures and a currency pair, on the last day of one of the contracts: Thanksgiving, US shares rest.',
  'corporate-events':
    'The trader when companies announce two dividends and a split, one a minute: messages come as time goes on.',
  halted: 'The trader while trading in AAPL is halted.',
  'kyc-not-submitted': 'Signed in, identity check never submitted.',
  'kyc-pending': 'Identity check submitted two hours ago and under review.',
  'kyc-pending-long': 'Identity check under review for longer than the promised 24 hours.',
  'kyc-failed': 'Identity check failed, with the reason; the customer may try again.',
  'kyc-failed-back': 'Identity check failed for the back of the ID card only: its front was accepted.',
  'kyc-front-only': 'Identity check failed for the front of the ID card only: its back was accepted.',
  'kyc-approved': 'Identity check approved.',
  'upload-limit-small': 'Identity check never submitted, where pictures may have 10 kB at most.',
  invited:
    'Nobody is signed in; the code 482163 was emailed to new@meridian.example 90 seconds ago. MRD-4821 is an invitation.',
  'code-cooling': 'Nobody is signed in; a code was emailed to new@meridian.example 20 seconds ago.',
  'code-expired': 'Nobody is signed in; the code 482163, emailed to new@meridian.example, has expired.',
  'block-not-opened':
    'Five million in the stock wallet, and no permission for block trades: not applied for yet.',
  'block-under-review': 'The permission for block trades was applied for two hours ago and is under review.',
  'block-refused':
    'The permission for block trades was refused, with the reason; the customer may apply again.',
  'block-opened': 'Block trades are open: 20,000 KO held as a block beside 100 KO of the stock market.',
  'auction-open':
    'Half an hour before the US opening: the auction takes orders. One to buy AAPL and one to buy MSFT wait for it.',
  'auction-no-cancel':
    'Three minutes before the US opening: orders for the auction can no longer be cancelled. One to buy AAPL waits.',
  'auction-ended':
    'A quarter of an hour after the US opening: AAPL was bought in the auction, an order for MSFT expired.',
  'no-payout-account': 'Verified and funded, with no bank card or digital wallet to withdraw to.',
  'session-expired': 'The customer holds a token that the server no longer accepts.',
  'long-names': 'The trader, where instruments and the customer have very long names.',
  'empty-market': 'The trader on a day when every list and the news are empty.',
  'one-of-each-order':
    'One order in every status: accepted, processing, filled, cancelled by hand, cancelled by the brokerage.',
  'partly-filled':
    'Two limit orders that the book did not hold: one goes on filling, of the other the rest was taken back.',
  underwater: 'A leveraged position whose margin is nearly used up: close to its stop-out.',
  'near-stop-out': 'A position at 10× that has come near its stop-out: the message comes within minutes.',
  'cancel-loses-race': 'An order to buy 20 AAPL just below the price: it is filled within minutes.',
  'deposit-confirming': 'Two deposits under way: one by wallet with 1 of 3 confirmations, one by bank.',
  'deposit-late': 'A deposit by wallet that takes longer than usual.',
  'deposit-failed': 'A deposit that was not credited, with the reason; it can be sent again.',
  'ipo-open': 'New shares to subscribe to, with 20,000 dollars in the wallet for them.',
  'ipo-deadline-soon': 'New shares whose subscription ends in 25 minutes.',
  'ipo-waiting': 'A subscription that is past its deadline and waits for the allotment of this evening.',
  'ipo-allotted': 'A subscription that was allotted in full and lists tomorrow, and earlier ones.',
  'ipo-partly': 'A subscription that was allotted in part, with the rest refunded.',
  'ipo-not-allotted': 'A subscription of which nothing was allotted: all of it was refunded.',
  'ipo-pending-payment': 'Shares allotted at a higher price than was held: the rest is due tomorrow.',
  'transfer-pending': 'Two transfers on their way for a quarter of an hour: one of them is exchanged.',
  'follow-wait-confirm': 'A thousand dollars put with an institution that has not confirmed it yet.',
  'follow-in-progress':
    'Three investments with institutions: one earns interest for ten days now, one was refused, one has ended.',
  'follow-futures-running':
    'Five copied futures orders of institutions: one waits, one runs, and one each was cancelled, closed and settled.',
  'withdrawal-under-review':
    'The trader with two withdrawals under review: one to a bank card, one to a digital wallet.',
  'withdrawal-failed':
    'The trader with a withdrawal that was refused, with the reason; the money is free again.',
  'held-money':
    'The trader with money held for everything there is: orders, margins, a withdrawal, new shares and a follow investment.',
  'loan-pending': 'The trader with a loan of 6,000 dollars under review.',
  'loan-refused': 'The trader whose loan was refused, with the reason; the customer may apply again.',
  'loan-running': 'The trader with a loan of which two payments were made, and the next is due in five days.',
  'loan-overdue':
    'The trader with a loan whose latest payment is overdue: Cash is empty, the money is in the stock wallet.',
  'inbox-full': 'The trader with three hundred messages, twelve of them unread.',
  'news-empty': 'The trader on a day without news.',
  'large-portfolio': 'Sixty open positions.',
  'many-watched': 'Two hundred products on the watchlist.',
  'many-trades': 'A hundred and thirty trades, all closed.',
  'long-history': 'Three thousand movements of money within a year: lists of thousands of rows.',
} as const;

export type ScenarioName = keyof typeof scenarioDescriptions;

export const scenarioNames = Object.keys(scenarioDescriptions) as readonly ScenarioName[];

/** What opens when nothing is said. */
export const defaultScenario: ScenarioName = 'trader';

export function isScenarioName(text: string): text is ScenarioName {
  return Object.hasOwn(scenarioDescriptions, text);
}

/** The customer of every signed-in scenario. Shown in the panel so that a person can sign in by hand. */
export const demoUser = {
  loginId: 'demo',
  email: 'demo@meridian.example',
  password: 'meridian1',
  payPassword: '246810',
} as const;

/** What an HTTP fault does to a call. `takes` names its argument, if it has one. */
export const httpFaultKinds = {
  slow: { takes: 'ms', description: 'The answer comes after that many ms.' },
  down: { takes: null, description: 'No connection: the call fails and nothing is carried out.' },
  hang: { takes: null, description: 'No answer ever comes and nothing is carried out.' },
  stall: {
    takes: 'percent',
    description: 'A file is sent up to that many percent, and no further. Nothing is carried out.',
  },
  http: {
    takes: 'status',
    description: 'An HTTP status that is no envelope, like a proxy in front of the brokerage.',
  },
  code: {
    takes: 'code',
    description: 'An envelope with that code, what the brokerage says with it, and no data.',
  },
  truncated: { takes: null, description: 'The body stops half-way.' },
  garbled: { takes: null, description: 'An envelope whose data is not what was agreed.' },
  badline: {
    takes: null,
    description: 'The first line of every list is not what was agreed; the others are.',
  },
  hostile: {
    takes: null,
    description:
      'In the middle of every list is a line whose texts are markup that acts, and whose numbers are none.',
  },
  newcodes: { takes: null, description: 'Directions, states and kinds that the app has never heard of.' },
  bare: {
    takes: null,
    description:
      'What the catalogue cannot do without, and nothing else: as from a backend of the spec alone.',
  },
  flood: { takes: null, description: 'Every list has 5,000 lines, however many were asked for.' },
  lost: { takes: null, description: 'The call IS carried out; its answer never arrives.' },
  busy: {
    takes: 'code',
    description: 'The call IS carried out; the answer is an envelope with that code and no data.',
  },
  mixed: {
    takes: null,
    description: 'The call IS carried out; the answer is about another order, instrument or text.',
  },
  lacking: {
    takes: null,
    description: 'The call IS carried out; the first line of a page is left out, and not counted.',
  },
  twice: { takes: null, description: 'The call IS carried out; every line of its lists comes twice.' },
  ahead: { takes: null, description: 'The call IS carried out; the times in its answer are 400 days later.' },
  unfinished: {
    takes: null,
    description: 'The call IS carried out; the answer says that the order is still being processed.',
  },
} as const;

/** The kinds that leave a call without an answer that can be used. */
export const failingKinds: readonly string[] = [
  'down',
  'hang',
  'stall',
  'http',
  'code',
  'truncated',
  'garbled',
  'lost',
  'busy',
] satisfies readonly HttpFaultKind[];

/** What a socket fault does to the realtime feed. */
export const socketFaultKinds = {
  silent: { takes: null, description: 'The server stops speaking; the connection stays.' },
  gap: { takes: null, description: 'Every fifth message never arrives.' },
  duplicate: { takes: null, description: 'Every message arrives twice.' },
  reorder: { takes: null, description: 'Messages arrive in swapped pairs.' },
  garbled: { takes: null, description: 'Prices arrive that cannot be: one kind of wrong after the other.' },
  drop: { takes: null, description: 'The connection breaks, and breaks again when remade.' },
} as const;

export type HttpFaultKind = keyof typeof httpFaultKinds;
type HttpFaultKindWithValue = {
  [K in HttpFaultKind]: (typeof httpFaultKinds)[K]['takes'] extends null ? never : K;
}[HttpFaultKind];
export type SocketFaultKind = keyof typeof socketFaultKinds;

/** The most calls that a fault can be set to meet before it ends by itself. */
const mostTimes = 1_000;

/**
 * A fault of one endpoint (`family.name`) or of all (`*`). `value` is the argument of the kinds that take one. `times`: how many
 * calls it still meets; it stays until it is ended where that is left out.
 */
export type HttpFault = { readonly on: 'http'; readonly target: string; readonly times?: number } & (
  | { readonly kind: HttpFaultKindWithValue; readonly value: number }
  | { readonly kind: Exclude<HttpFaultKind, HttpFaultKindWithValue> }
);
interface SocketFault {
  readonly on: 'socket';
  readonly target: 'socket';
  readonly kind: SocketFaultKind;
}
export type Fault = HttpFault | SocketFault;

const faultPattern = /^(?<kind>[a-z]+)(?:=(?<value>[^@*]*))?(?:\*(?<times>[^@]*))?@(?<target>.+)$/;
const targetPattern = /^(\*|socket|[a-z]+\.[A-Za-z0-9]+)$/;

/**
 * Reads `<kind>[=<arg>][*<times>]@<endpoint id | * | socket>`, e.g. `slow=3000@market.topList`, `down@*`, `silent@socket`, and
 * `lost*1@trading.createStockOrder` for the next call only.
 * @throws RangeError that says what is wrong and what would be right.
 */
export function parseFault(text: string): Fault {
  const parts = faultPattern.exec(text.trim())?.groups;
  if (parts === undefined)
    throw new RangeError(`fault "${text}": write <kind>[=<arg>][*<times>]@<endpoint id, * or socket>`);
  const { kind = '', value, times, target = '' } = parts;
  if (!targetPattern.test(target)) {
    throw new RangeError(
      `fault "${text}": "${target}" is no endpoint id (family.name), no * and not "socket"`,
    );
  }
  if (target === 'socket') {
    if (!Object.hasOwn(socketFaultKinds, kind))
      throw new RangeError(unknownKind(text, kind, socketFaultKinds));
    if (value !== undefined || times !== undefined)
      throw new RangeError(`fault "${text}": ${kind} takes no argument and lasts until it is ended`);
    return { on: 'socket', target: 'socket', kind: kind as SocketFaultKind };
  }
  if (!Object.hasOwn(httpFaultKinds, kind)) throw new RangeError(unknownKind(text, kind, httpFaultKinds));
  const fault = httpFault(text, kind as HttpFaultKind, value, target);
  return times === undefined ? fault : { ...fault, times: timesIn(text, times) };
}

/** The text that {@link parseFault} reads back as the same fault. */
export function formatFault(fault: Fault): string {
  const argument = 'value' in fault ? `=${fault.value}` : '';
  const times = 'times' in fault ? `*${fault.times}` : '';
  return `${fault.kind}${argument}${times}@${fault.target}`;
}

function timesIn(text: string, times: string): number {
  const number = /^\d+$/.test(times) ? Number(times) : 0;
  if (number < 1 || number > mostTimes)
    throw new RangeError(`fault "${text}": after * comes how many calls it meets, 1 to ${mostTimes}`);
  return number;
}

/** What the arguments of faults can be. */
const faultArguments = {
  ms: { least: 0, most: Number.MAX_SAFE_INTEGER, wanted: 'a whole number (ms)', example: 3000 },
  code: { least: 0, most: Number.MAX_SAFE_INTEGER, wanted: 'a whole number (code)', example: 500 },
  status: { least: 400, most: 599, wanted: 'an HTTP status from 400 to 599', example: 500 },
  percent: { least: 1, most: 99, wanted: 'percent from 1 to 99', example: 60 },
} as const;

function httpFault(text: string, kind: HttpFaultKind, value: string | undefined, target: string): HttpFault {
  const { takes } = httpFaultKinds[kind];
  if (takes === null) {
    if (value !== undefined) throw new RangeError(`fault "${text}": ${kind} takes no argument`);
    return { on: 'http', target, kind } as HttpFault;
  }
  const number = /^\d+$/.test(value ?? '') ? Number(value) : Number.NaN;
  const { least, most, wanted, example } = faultArguments[takes];
  if (!Number.isSafeInteger(number) || number < least || number > most)
    throw new RangeError(`fault "${text}": ${kind} needs ${wanted}, as in ${kind}=${example}@${target}`);
  return { on: 'http', target, kind, value: number };
}

function unknownKind(text: string, kind: string, kinds: object): string {
  return `fault "${text}": "${kind}" is none of ${Object.keys(kinds).join(', ')}`;
}
