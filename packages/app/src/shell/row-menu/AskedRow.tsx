import { tradeDirection, tradeTab, type TradeDirection } from '@meridian/api';
import type { PressPoint } from '@meridian/design-system';
import { useMemo, type ReactNode } from 'react';
import { addressed } from '#asset-classes/addressed.ts';
import { closableClass, useAssetClasses } from '#asset-classes/registry.ts';
import { parsePosition } from '#platform/address/address-params.ts';
import { links } from '#platform/address/links.ts';
import { routePaths } from '#platform/address/paths.ts';
import { useListed } from '#platform/reading/listed.ts';
import { orderLink, useHeldHere } from '../desk/ordering-keys.ts';
import { ticketOf } from '../desk/panes.ts';
import { RowMenu } from './RowMenu.tsx';
import { addressOf } from './row-of.ts';

interface AskedRowProps {
  readonly row: HTMLAnchorElement;
  readonly at: PressPoint;
  onGone(): void;
}

/** The menu of one row, whose link says what it is about: the lists know nothing of it. */
export default function AskedRow({ row, at, onGone }: AskedRowProps): ReactNode {
  const classes = useAssetClasses();
  const href = addressOf(row);
  const { named, isPosition, margin } = useMemo(() => {
    const [path = '', search = ''] = href.split('?');
    const query = new URLSearchParams(search);
    const ofPosition = path === routePaths.position;
    if (!ofPosition)
      return { named: addressed(classes, path, query).instrument, isPosition: false, margin: null };
    const position = parsePosition(query);
    const isOpen =
      position.type === tradeTab.holdings && closableClass(classes.of(position.source)) !== undefined;
    return { named: position, isPosition: true, margin: isOpen ? links.margin(position) : null };
  }, [href, classes]);
  const { instrument } = useListed(named);
  const subject = useMemo(() => {
    const [pathname = '', search = ''] = named === null ? [] : links.quote(named).split('?');
    return { pathname, search: search && `?${search}` };
  }, [named]);
  const held = useHeldHere(subject);
  const assetClass = instrument === null ? undefined : classes.of(instrument.source);
  const hasTicket = ticketOf(subject, tradeDirection.buy) !== null;
  // Without a ticket there is only the way out of what is held, and no entry may come late between the others.
  const hasOrders = hasTicket || isPosition;
  if (instrument === null || assetClass === undefined || (held.isAwaited && !hasTicket && isPosition)) {
    return null;
  }
  const orderOf = (direction: TradeDirection) => (hasOrders ? orderLink(direction, subject, held) : null);
  return (
    <RowMenu
      of={row}
      {...{ at, instrument, assetClass, href, isPosition, margin, onGone }}
      orders={{
        buy: orderOf(tradeDirection.buy),
        sell: orderOf(tradeDirection.sell),
      }}
      areOrdersAwaited={held.isAwaited}
    />
  );
}
