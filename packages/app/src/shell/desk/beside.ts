import { useCallback, useState } from 'react';
import { routePaths } from '#platform/address/paths.ts';
import type { Beside } from '#presentation/screen-context.ts';
import type { Address, RouteName } from '../routes.ts';

interface BesideList {
  readonly list: Address;
  readonly address: Address | null;
}

/** What a list wants beside itself. It stays while that list is asked for: no ticket changes its instrument by itself. */
export function useBesideOf(name: RouteName, list: Address): [Address | null, (asked: Beside) => void] {
  const [last, setLast] = useState<BesideList | null>(null);
  const onBeside = useCallback(
    (asked: Beside) => setLast((before) => besideOf(before, asked, name, list)),
    [name, list],
  );
  return [last?.list.pathname === list.pathname ? last.address : null, onBeside];
}

function besideOf(before: BesideList | null, asked: Beside, name: RouteName, list: Address): BesideList {
  if (asked === null) return { list, address: null };
  const kept = before?.list.pathname === list.pathname ? before.address : null;
  const isKept = kept !== null && (asked === 'comes' || (before?.list === list && !isComing(kept)));
  return isKept ? { list: before?.list ?? list, address: kept } : { list, address: addressOf(asked, name) };
}

/** What comes beside a list, as long as its address is not known: of its kind. */
const coming: Readonly<Partial<Record<RouteName, Address>>> = {
  trade: { pathname: routePaths.position, search: '' },
  productNewStock: { pathname: routePaths.ticketNewStock, search: '' },
  productFollow: { pathname: routePaths.productFollow, search: '?id=' },
};

/** Whether what is beside a list has the room of its kind only. */
export function isComing({ search }: Address): boolean {
  return search === '' || search === coming.productFollow?.search;
}

/** What has no address yet has the room of its kind. Beside the messages there is none until one is opened. */
function addressOf(beside: NonNullable<Beside>, list: RouteName): Address {
  if (list === 'notices') return { pathname: routePaths.noticeDetail, search: '?' };
  if (beside === 'comes') return coming[list] ?? { pathname: routePaths.quoteStock, search: '' };
  const [pathname = '', search = ''] = beside.split('?');
  return { pathname, search: `?${search}` };
}
