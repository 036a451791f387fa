import { forexIndex } from '@meridian/api';
import type { StoryContext } from '@storybook/react-vite';
import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { routePaths } from '#platform/address/paths.ts';
import { usePorts } from '#platform/ports/context.ts';
import { ReadCache } from '#platform/reading/read-cache.tsx';
import { knownData } from '#platform/reading/request.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { panesOf as plansOf } from './desk/panes.ts';
import type { ArrivedScreens } from './loading/fetch-screen.ts';
import { routeNames, sourceOf, type RouteName } from './routes.ts';
import { Shell, type ShellProps } from './Shell.tsx';

/*
 * Screens side by side: what breaks in one pane is that pane's own matter. In every place that has screens beside it,
 * each answer that fills a pane fails once by its status and once by its content, and each pane once has a defect.
 */

interface Contents {
  /** The pane's name beside another. */
  readonly label: string;
  /** What is in it once its answers are there: whole pages are searched often, so by selector. */
  readonly holds: string;
  /** The answers without which there is nothing in it. */
  readonly answers: readonly string[];
}

const quantity = 'input[inputmode]:enabled';
const keyFigures = 'section dl';

const contents: Partial<Record<RouteName, Contents>> = {
  markets: { label: 'Markets', holds: '[aria-label="NASDAQ: Gainers"] a', answers: ['market.topList'] },
  productCrypto: {
    label: 'Crypto',
    holds: '[aria-label="Cryptocurrency"] a',
    answers: ['market.cryptoPage'],
  },
  quoteStock: { label: 'Stock quote', holds: keyFigures, answers: ['market.stockDetail'] },
  quoteCrypto: { label: 'Crypto quote', holds: keyFigures, answers: ['market.cryptoDetail'] },
  ticketStock: { label: 'Trade a stock', holds: quantity, answers: ['market.stockDetail'] },
  ticketCrypto: { label: 'Trade crypto', holds: quantity, answers: ['market.cryptoDetail'] },
  trade: { label: 'Trade', holds: '[aria-label="Holdings"] a', answers: ['trading.holdings'] },
  position: {
    label: 'Position',
    holds: 'a[href*="/payment/close"]',
    answers: ['trading.positionByStock'],
  },
  notices: { label: 'Messages', holds: '[aria-label="To you"] a', answers: ['content.messageList'] },
  noticeDetail: { label: 'Message', holds: 'article', answers: ['content.messageDetail'] },
  home: { label: 'Home', holds: '[aria-label="News"] a', answers: ['content.articlePage'] },
  newsDetail: { label: 'Article', holds: 'article', answers: ['content.articleDetail'] },
  close: {
    label: 'Close position',
    holds: 'input[type="radio"]',
    answers: ['trading.positionByStock', 'market.stockDetail'],
  },
};

// What the play function changes in the app that it looks at

interface Stage {
  /** Each opening is an app that has read nothing yet. */
  readonly opening: number;
  /** The pane that cannot be drawn with what it is answered. */
  readonly defect: RouteName | null;
}

let stage: Stage = { opening: 0, defect: null };
const listeners = new Set<() => void>();

function change(next: Partial<Stage>): void {
  stage = { ...stage, ...next };
  for (const listener of listeners) listener();
}

function useStage(): Stage {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => stage,
  );
}

/** An answer that fits and yet breaks who draws it: no pair may be without its market's status. No pane reads it by itself, so it is asked for when the defect comes. */
const breaksIt = 'newcodes@market.forexIndex';

function Defect(): ReactNode {
  const { request } = useRead(forexIndex, {});
  for (const { stock_code, marketStatus } of knownData(request)?.list ?? []) {
    if (marketStatus === null) throw new TypeError(`${stock_code}: status is null`);
  }
  return null;
}

/** The screens as they are, and the defect in the one that is to have it. */
async function screensWithDefect(): Promise<ArrivedScreens> {
  const arrived: ArrivedScreens = new Map();
  for (const name of routeNames) {
    const { load } = sourceOf(name);
    if (contents[name] === undefined || arrived.has(load)) continue;
    const { default: Screen } = await load();
    arrived.set(load, () => <WithDefect load={load} Screen={Screen} />);
  }
  return arrived;
}

function WithDefect({ load, Screen }: { load: unknown; Screen: ComponentType }): ReactNode {
  const { defect } = useStage();
  return (
    <>
      {defect !== null && sourceOf(defect).load === load && <Defect />}
      <Screen />
    </>
  );
}

function OpenedAnew(props: ShellProps): ReactNode {
  const ports = usePorts();
  const { opening } = useStage();
  return (
    <ReadCache key={opening} ports={ports}>
      <Shell {...props} />
    </ReadCache>
  );
}

const meta = preview.meta({
  title: 'Shell/Panes',
  component: OpenedAnew,
  parameters: { path: '*' },
  args: { onReload: fn() },
  loaders: [async () => ({ arrived: await screensWithDefect() })],
  render: (args, { loaded }) => (
    <OpenedAnew {...args} arrived={(loaded as { arrived: ArrivedScreens }).arrived} />
  ),
  beforeEach: () => {
    stage = { opening: 0, defect: null };
  },
});

// What is seen in each place

interface Pane extends Contents {
  readonly route: RouteName;
  readonly isMain: boolean;
}

function panesOf(main: RouteName, query: string, width: 'w1280' | 'w1440'): readonly Pane[] {
  const address = { pathname: routePaths[main], search: `?${query}` };
  const room = width === 'w1280' ? 'threeWithTicket' : 'three';
  return plansOf({ name: main, address, origin: null, beside: null, room }).map(({ name }) => {
    const known = contents[name];
    if (known === undefined) throw new Error(`say what fills the pane of ${name}`);
    return { ...known, route: name, isMain: name === main };
  });
}

function regionOf({ label }: Pane): HTMLElement {
  const region = document.querySelector<HTMLElement>(`main > section[aria-label="${label}"]`);
  if (region === null) throw new Error(`there is no pane ${label}`);
  return region;
}

const heldBy = (pane: Pane) => regionOf(pane).querySelector<HTMLElement>(pane.holds);
const alertIn = (pane: Pane) => regionOf(pane).querySelector<HTMLElement>('[role="alert"]');

async function areAlive(panes: readonly Pane[]): Promise<void> {
  for (const pane of panes) {
    await waitFor(() => expect(heldBy(pane)).toBeInTheDocument());
    await expect(alertIn(pane)).toBeNull();
  }
}

/** Its own message, and its own way on. Why it failed may be at its foot. */
async function says(pane: Pane, text: RegExp): Promise<void> {
  await waitFor(() => expect(alertIn(pane)).toBeInTheDocument());
  await waitFor(() => expect(regionOf(pane)).toHaveTextContent(text));
  await expect(wayOnOf(pane)).toBeEnabled();
}

const wayOnOf = (pane: Pane) =>
  within(alertIn(pane) ?? regionOf(pane)).getByText('Retry', { selector: 'button, button *' });

/** The page is the main pane's, broken or not; each pane has a name. */
async function areNamed(panes: readonly Pane[]): Promise<void> {
  for (const pane of panes) {
    await expect(regionOf(pane).querySelector('h1, h2')).toBeVisible();
    await expect(regionOf(pane).querySelectorAll('h1')).toHaveLength(pane.isMain ? 1 : 0);
  }
}

type World = ReturnType<typeof worldOf>;
type User = StoryContext['userEvent'];

function fail(world: World, ...faults: readonly string[]): void {
  world.clearFaults();
  for (const fault of faults) world.addFault(fault);
}

async function openAnew(): Promise<void> {
  const before = document.querySelector('main');
  change({ opening: stage.opening + 1 });
  await waitFor(() => expect(before).not.toBeInTheDocument());
}

async function answerFails(answer: string, panes: readonly Pane[], world: World, user: User): Promise<void> {
  const broken = panes.filter(({ answers }) => answers.includes(answer));
  const others = panes.filter((pane) => !broken.includes(pane));
  const [first] = broken;
  if (first === undefined) throw new Error(`no pane needs ${answer}`);

  fail(world, `http=500@${answer}`);
  await openAnew();
  for (const pane of broken) await says(pane, /could not answer/);
  await areAlive(others);
  await areNamed(panes);

  fail(world, `garbled@${answer}`);
  await user.click(wayOnOf(first));
  for (const pane of broken) await says(pane, /The answer could not be read/);
  await areAlive(others);

  fail(world);
  await user.click(wayOnOf(first));
  await areAlive(panes);
  await areNamed(panes);
}

async function hasDefect(broken: Pane, panes: readonly Pane[], world: World, user: User): Promise<void> {
  const others = panes.filter((pane) => pane !== broken);
  const held = others.map(heldBy);
  const hand = others.map((pane) => regionOf(pane).querySelector<HTMLElement>('button, a[href]'))[0];
  hand?.focus();

  fail(world, breaksIt);
  change({ defect: broken.route });
  await says(broken, /ran into a problem/);
  await expect(hand).toHaveFocus();
  await areAlive(others);
  await areNamed(panes);

  // What was answered is asked again; what is beside it is not even drawn anew.
  fail(world);
  await user.click(wayOnOf(broken));
  await areAlive(panes);
  await areNamed(panes);
  for (const part of held) await expect(part).toBeInTheDocument();
  change({ defect: null });
}

/** Breaks every answer and every pane of a place, one after the other. */
function eachBreaks(
  main: RouteName,
  query: string,
  width: 'w1280' | 'w1440',
  scenario: 'trader' | 'inbox-full' = 'trader',
) {
  return {
    globals: { viewport: { value: width } },
    parameters: { route: `${routePaths[main]}?${query}`, scenario, endsWithoutFaults: true },
    play: async ({ canvasElement, userEvent: user }: Pick<StoryContext, 'canvasElement' | 'userEvent'>) => {
      const world = worldOf(canvasElement);
      const panes = panesOf(main, query, width);
      const answers = new Set(panes.flatMap((pane) => pane.answers));
      for (const answer of answers) await answerFails(answer, panes, world, user);
      for (const pane of panes) await hasDefect(pane, panes, world, user);
    },
  };
}

/** The newsroom brings out a story every 47 minutes: the one before that of the hour is out for sure. */
const ofTheNewsroom = `N${Math.floor(Date.parse('2026-11-18T15:30:00Z') / (47 * 60_000)) - 1}`;
const apple = 'name=Apple&code=AAPL&source=0&market=NASDAQ';
const bitcoin = 'name=Bitcoin&code=BTCUSDT&source=7&market=CRYPTO';

export const StockQuote = meta.story(eachBreaks('quoteStock', apple, 'w1280'));
export const CryptoQuote = meta.story(eachBreaks('quoteCrypto', bitcoin, 'w1280'));
export const StockTicket = meta.story(eachBreaks('ticketStock', `${apple}&direction=0`, 'w1280'));
export const CryptoTicket = meta.story(eachBreaks('ticketCrypto', `${bitcoin}&direction=0`, 'w1280'));
export const Position = meta.story(eachBreaks('position', apple, 'w1280'));
export const Close = meta.story(eachBreaks('close', apple, 'w1280'));
export const StockQuoteBesideTicket = meta.story(eachBreaks('quoteStock', apple, 'w1440'));
export const CryptoQuoteBesideTicket = meta.story(eachBreaks('quoteCrypto', bitcoin, 'w1440'));
export const Message = meta.story(eachBreaks('noticeDetail', 'id=M299', 'w1280', 'inbox-full'));
export const Story = meta.story(eachBreaks('newsDetail', `id=${ofTheNewsroom}`, 'w1280'));
