import {
  isPossiblePrice,
  quoteTopic,
  type ApiClient,
  type Kline,
  type RealtimeSocket,
  type Tick,
} from '@meridian/api';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '@meridian/design-system';
import { useAssetClasses, type AssetClasses } from '#asset-classes/registry.ts';
import { usePorts } from '#platform/ports/context.ts';
import { messages } from './alerts.messages.ts';
import { AlertTextsHere } from './AlertTextsHere.tsx';
import { evaluate, type Followed } from './evaluation.ts';
import { hasFired, isAbout, type PriceAlert } from './price-alerts.ts';
import { createSplitChecks } from './split-checks.ts';
import { countedTo, isOfAPrice } from './splits.ts';
import { takeMadeHere, useAlerts } from './useAlerts.ts';
import { useTelling, useTellingAdjusted } from './useTelling.ts';

/** Follows the prices of the user's alerts while the app is open, on every screen, and reports each that fires. */
export default function AlertWatch(): ReactNode {
  return (
    <AlertTextsHere>
      <Watching />
    </AlertTextsHere>
  );
}

function Watching(): null {
  const { api, socket, clock, storage } = usePorts();
  const classes = useAssetClasses();
  const { alerts, find, fire, adjust, adopt } = useAlerts();
  const tell = useTelling();
  const tellAdjusted = useTellingAdjusted();
  const [splits] = useState(() => createSplitChecks(splitsFrom(api, classes), () => clock.now()));
  const followed = useRef<Map<string, Followed>>(null);
  const isSilent = useRef(new Set<string>());

  const weigh = (alert: PriceAlert, tick: Tick): void => {
    if (isSilent.current.has(alert.id) || !isPossiblePrice(alert.source, tick.price_nominal)) return;
    const before = followed.current?.get(alert.id) ?? { until: alert.priceAt, gap: null };
    const { price_nominal: price, change_ratio: ratio, quoteTimestamp: at, marketStatus } = tick;
    const after = evaluate(alert, { price, ratio, at, marketStatus, now: clock.now() }, before);
    followed.current?.set(alert.id, after.followed);
    if (after.fired === null) return;
    const news = fire(alert.id, after.fired);
    if (news === null) return;
    // Where the device keeps nothing, it is said once all the same.
    isSilent.current.add(alert.id);
    tell(news);
  };

  const onSplits = useEffectEvent((alert: PriceAlert, tick: Tick, found: Kline['splits']) => {
    tellAdjusted(adjust(alert, found));
    const counted = find(alert.id);
    if (counted !== null && !hasFired(counted)) weigh(counted, tick);
  });

  /** Holds a price against an alert once it is known that both are of the same shares. */
  const onTick = useEffectEvent((alert: PriceAlert, tick: Tick) => {
    const canSplit = classes.of(alert.source)?.quote?.canSplit === true && isOfAPrice(alert);
    if (!canSplit || splits.isCounted(alert, tick)) return weigh(alert, tick);
    const ofProduct = alerts.filter((one) => isAbout(one, alert) && isOfAPrice(one));
    const since = Math.min(...ofProduct.map(countedTo), countedTo(alert));
    void splits.ask(alert, since).then((found) => onSplits(alert, tick, found));
  });

  useEffect(() => {
    if (socket === null) return undefined;
    const waiting = alerts.filter((one) => !hasFired(one));
    followed.current = stillFollowed(waiting, followed.current, takeMadeHere(storage));
    const map = followed.current;
    const cut = (): void => {
      splits.cut();
      for (const [id, { until, gap }] of map) map.set(id, { until, gap: gap ?? 'cut' });
    };
    if (socket.linkState !== 'live') cut();
    const stops = [
      ...listenTo(socket, waiting, (alert, tick) => onTick(alert, tick)),
      socket.onLinkState((state) => {
        if (state !== 'live') cut();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [socket, storage, alerts, splits]);

  useAdopted(adopt);
  return null;
}

/**
 * Up to where each alert is followed. The first time, those that were not made on this page were set before it was opened;
 * what is set later is followed from then on. One that is removed may come back, here or by another tab: it is unknown what
 * its price did meanwhile.
 */
function stillFollowed(
  waiting: readonly PriceAlert[],
  before: ReadonlyMap<string, Followed> | null,
  madeHere: ReturnType<typeof takeMadeHere>,
): Map<string, Followed> {
  const gapOf = (id: string): Followed['gap'] => {
    if (madeHere.get(id) === 'restored') return 'removed';
    return before !== null || madeHere.has(id) ? null : 'closed';
  };
  const left = [...(before ?? [])].map(([id, { until }]) => [id, { until, gap: 'removed' }] as const);
  const known = waiting.map(
    ({ id, priceAt }) => [id, before?.get(id) ?? { until: priceAt, gap: gapOf(id) }] as const,
  );
  return new Map<string, Followed>([...left, ...known]);
}

/** Each tick, and not only those that are drawn: a page that is not looked at draws none. */
function listenTo(
  socket: RealtimeSocket,
  waiting: readonly PriceAlert[],
  onTick: (alert: PriceAlert, tick: Tick) => void,
): (() => void)[] {
  return waiting.map((alert) =>
    socket.subscribe(quoteTopic(alert.market, alert.stock_code), (message) => {
      if (message.type === 'quote') onTick(alert, message.data);
    }),
  );
}

/** The splits in the chart of a product's class. */
function splitsFrom(api: ApiClient, classes: AssetClasses): Parameters<typeof createSplitChecks>[0] {
  return async ({ source, stock_code: stockCode, market }, type) => {
    const kline = classes.of(source)?.quote?.kline;
    return kline === undefined ? [] : (await api.call(kline, { stockCode, market, type })).splits;
  };
}

/** What was set before signing in is this person's now, and that is said. */
function useAdopted(adopt: () => number): void {
  const intl = useIntl();
  const toast = useToast();
  const tell = useEffectEvent(() => {
    const count = adopt();
    if (count > 0) toast.show({ tone: 'positive', title: intl.formatMessage(messages.adopted, { count }) });
  });
  useEffect(() => tell(), []);
}
