import { tradeTab, type RecordTarget } from '@meridian/api';
import { followLinks } from '#platform/address/follow-links.ts';
import { links, routePaths, withQuery } from '#platform/address/links.ts';

/** Where a message or a line of the statement leads, and what about. */
export interface LinkedRecord {
  readonly kind:
    | 'order'
    | 'position'
    | 'identity'
    | 'quote'
    | 'deposit'
    | 'withdrawal'
    | 'follow'
    | 'followFutures'
    | 'loan'
    | 'subscription';
  readonly href: string;
  /** Of the instrument; empty for an identity check. */
  readonly name: string;
}

/** Null where it is about no record, or not about one that can be found. */
export function recordOf(target: RecordTarget | null): LinkedRecord | null {
  if (target === null) return null;
  const { kind, id, stock_code: code, market, source } = target;
  const name = target.name ?? code ?? '';
  switch (kind) {
    case 'identity':
      return { kind, href: links.kyc(), name: '' };
    case 'deposit':
      return { kind, href: links.depositRecord(), name: '' };
    case 'withdrawal':
      return id === null ? null : { kind, href: links.withdrawal(id), name: '' };
    case 'loan':
      return { kind, href: links.loan(), name: '' };
    case 'follow':
      return { kind, href: id === null ? followLinks.list() : followLinks.institution(id), name: '' };
    case 'followFutures':
      return id === null ? null : { kind, href: followLinks.copied(id), name: '' };
    case 'subscription':
      return id === null
        ? null
        : {
            kind,
            href: withQuery(routePaths.trade, { tab: String(tradeTab.subscription), subscription: id }),
            name: '',
          };
    case 'order':
      return id === null || name === ''
        ? null
        : { kind, href: withQuery(routePaths.trade, { tab: String(tradeTab.entrusted), order: id }), name };
    case 'position':
      if (id === null || code === null || source === null) return null;
      return {
        kind,
        href: links.position({ id, code, market: market ?? '', name, source, direction: 0 }),
        name,
      };
    case 'quote':
      return code === null || source === null
        ? null
        : { kind, href: links.quote({ code, market: market ?? '', name, source, direction: 0 }), name };
    case null:
      return null;
  }
}
