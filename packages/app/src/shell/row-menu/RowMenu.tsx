import type { QuoteDetail } from '@meridian/api';
import {
  AlertIcon,
  ContextMenu,
  MarketsIcon,
  MinusIcon,
  PlusIcon,
  StarIcon,
  WalletIcon,
  useToast,
  type ContextMenuProps,
  type MenuItem,
} from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { AssetClassDefinition } from '#asset-classes/definition.ts';
import type { InstrumentParams } from '#platform/address/addresses.ts';
import { productOf } from '#platform/address/product.ts';
import { usePorts } from '#platform/ports/context.ts';
import type { PriceAlerts } from '#presentation/alerts-door.ts';
import { useOpenedAlerts } from '#presentation/alerts/useOpenedAlerts.ts';
import { productKey } from '#presentation/watching/device-watchlist.ts';
import { useStar } from '#presentation/watching/useStar.ts';
import { useWatched } from '#presentation/watching/useWatched.ts';
import { messages as watching } from '#presentation/watching/watching.messages.ts';
import { messages } from './row-menu.messages.ts';

export interface RowMenuProps extends Pick<ContextMenuProps, 'of' | 'at'> {
  readonly instrument: InstrumentParams;
  readonly assetClass: AssetClassDefinition;
  /** Where the row leads, and whether that is a position. */
  readonly href: string;
  readonly isPosition: boolean;
  /** Where what holds the position is changed; null of what is not an open position. */
  readonly margin: string | null;
  /** Where buying and selling lead; null what cannot be done with it. */
  readonly orders: Readonly<Record<'buy' | 'sell', string | null>>;
  /** What is held of it is not known yet, and so neither where they lead. */
  readonly areOrdersAwaited: boolean;
  /** It has been left, and what it opened with it. */
  onGone(): void;
}

/** What an alert is set with. */
interface AlertParts extends Pick<PriceAlerts, 'AlertSheet'> {
  readonly detail: QuoteDetail;
}

/** Opens, buys, sells, watches an instrument of a list, or sets an alert on it. */
export function RowMenu(props: RowMenuProps): ReactNode {
  const { instrument, assetClass, onGone, ...place } = props;
  const intl = useIntl();
  const loadAlert = useAlertParts(props);
  const [isOpen, setOpen] = useState(true);
  /** Asked for by now; its parts once they are here. */
  const [alert, setAlert] = useState<'none' | 'awaited' | AlertParts>('none');
  const watch = useWatchItem(instrument);
  const orders = useOrderItems(props);

  const startAlert = async (): Promise<void> => {
    setAlert('awaited');
    const parts = await loadAlert();
    if (parts === null) onGone();
    else setAlert(parts);
  };
  const items: readonly MenuItem[] = [
    ...orders,
    ...(assetClass.quote === undefined
      ? []
      : [
          {
            id: 'alert',
            label: intl.formatMessage(messages.setAlert),
            icon: <AlertIcon aria-hidden="true" />,
            onPress: () => void startAlert(),
          },
        ]),
    watch,
  ];
  return (
    <>
      <ContextMenu
        of={place.of}
        at={place.at}
        label={intl.formatMessage(messages.label, { name: instrument.name })}
        title={instrument.name}
        items={items}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onGone={() => alert === 'none' && onGone()}
      />
      {typeof alert === 'object' && <alert.AlertSheet detail={alert.detail} isOpen onClose={onGone} />}
    </>
  );
}

type OrderProps = Pick<RowMenuProps, 'href' | 'isPosition' | 'margin' | 'orders' | 'areOrdersAwaited'>;

/** What leads to another screen. A class that cannot be traded has no orders. */
function useOrderItems({
  href,
  isPosition,
  margin,
  orders,
  areOrdersAwaited,
}: OrderProps): readonly MenuItem[] {
  const intl = useIntl();
  const open = {
    id: 'open',
    label: intl.formatMessage(isPosition ? messages.openPosition : messages.openQuote),
    icon: <MarketsIcon aria-hidden="true" />,
    href,
  };
  const ordered = (['buy', 'sell'] as const).flatMap((id) => {
    const link = orders[id];
    const label = intl.formatMessage(messages[id]);
    const icon = id === 'buy' ? <PlusIcon aria-hidden="true" /> : <MinusIcon aria-hidden="true" />;
    return link === null ? [] : [{ id, label, icon, href: link, isDisabled: areOrdersAwaited }];
  });
  const held =
    margin === null
      ? []
      : [
          {
            id: 'margin',
            label: intl.formatMessage(messages.margin),
            icon: <WalletIcon aria-hidden="true" />,
            href: margin,
          },
        ];
  return [open, ...ordered, ...held];
}

function useWatchItem({ code, market, source, name }: InstrumentParams): MenuItem {
  const intl = useIntl();
  const watched = useWatched();
  const product = { stock_code: code, market, source, name };
  const star = useStar(product, watched && watched.has(productKey(product)));
  return {
    id: 'watch',
    label: intl.formatMessage(star.isOn === true ? watching.remove : watching.add),
    icon: <StarIcon aria-hidden="true" fill={star.isOn === true ? 'currentColor' : 'none'} />,
    isDisabled: star.isOn === null,
    onPress: () => star.set(star.isOn !== true),
  };
}

/** Fetches what an alert is set with; null where it did not come, which is said. */
function useAlertParts({
  instrument,
  assetClass,
}: Pick<RowMenuProps, 'instrument' | 'assetClass'>): () => Promise<AlertParts | null> {
  const intl = useIntl();
  const toast = useToast();
  const { api } = usePorts();
  const openedAlerts = useOpenedAlerts();
  return async () => {
    const { quote } = assetClass;
    if (quote === undefined) return null;
    const detailNow = api.call(quote.detail, productOf(instrument)).catch(() => null);
    const [alerts, detail] = await Promise.all([openedAlerts(), detailNow]);
    if (alerts === null) return null;
    if (detail !== null) {
      return { AlertSheet: alerts.AlertSheet, detail: { ...detail, source: instrument.source } };
    }
    toast.show({ tone: 'negative', title: intl.formatMessage(messages.alertNoPrice) });
    return null;
  };
}
