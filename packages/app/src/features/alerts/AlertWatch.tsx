import { isPossiblePrice, quoteTopic, type RealtimeSocket, type Tick } from '@meridian/api';
import { useToast } from '@meridian/design-system';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { links } from '#platform/address/links.ts';
import { usePorts } from '#platform/ports/context.ts';
import { messages } from './alerts.messages.ts';
import { alertsAddress } from '#platform/address/alerts-address.ts';
import { AlertTextsHere } from './AlertTextsHere.tsx';
import { evaluate, type Followed } from './evaluation.ts';
import { hasFired, type FiredAlert, type PriceAlert } from './price-alerts.ts';
import { takeMadeHere, useAlerts } from './useAlerts.ts';
import { useAlertTexts } from './useAlertTexts.ts';

/** So long, in ms, what is found at the first prices is gathered: after a week away it is one notice, not ten. */
const gatheringMs = 400;

/** Follows the prices of the user's alerts while the app is open, on every screen, and reports each that fires. */
export default function AlertWatch(): ReactNode {
  return (
    <AlertTextsHere>
      <Watching />
    </AlertTextsHere>
  );
}

function Watching(): null {
  const { socket, clock, storage } = usePorts();
  const { alerts, fire, adopt } = useAlerts();
  const tell = useTelling();
  const followed = useRef<Map<string, Followed>>(null);
  const isSilent = useRef(new Set<string>());

  const onTick = useEffectEvent((alert: PriceAlert, tick: Tick) => {
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
  });

  useEffect(() => {
    if (socket === null) return undefined;
    const waiting = alerts.filter((one) => !hasFired(one));
    followed.current = stillFollowed(waiting, followed.current, takeMadeHere(storage));
    const map = followed.current;
    const cut = (): void => {
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
  }, [socket, storage, alerts]);

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

/** Says that alerts have fired: why, and the way to the quote. It stays until it is put away. */
function useTelling(): (fired: FiredAlert) => void {
  const intl = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const { timers } = usePorts();
  const { why } = useAlertTexts();
  const found = useRef<FiredAlert[]>([]);

  const say = (fired: readonly FiredAlert[]): void => {
    const [first] = fired;
    if (first === undefined) return;
    const isOne = fired.length === 1;
    toast.show({
      title: isOne ? why(first) : intl.formatMessage(messages.manyFired, { count: fired.length }),
      action: {
        label: intl.formatMessage(isOne ? messages.see : messages.seeAll),
        onPress: () => void navigate(isOne ? links.quote(first) : alertsAddress()),
      },
      dismissLabel: intl.formatMessage(messages.dismiss),
    });
  };

  return (fired) => {
    if (fired.fired.how === 'live') return say([fired]);
    found.current.push(fired);
    if (found.current.length > 1) return;
    timers.setTimeout(() => {
      say(found.current);
      found.current = [];
    }, gatheringMs);
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
