/** What the present address says, for the screens that ask. Apart from the making of addresses, which the shell needs first. */
import { assetSource, maxIdLength, maxNameLength, tradeDirection, type AssetSource } from '@meridian/api';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { InstrumentParams, PositionParams } from './addresses.ts';
import { routePaths } from './paths.ts';

/** The position of this screen's address. */
export function usePositionParams(): PositionParams {
  const [query] = useSearchParams();
  return useMemo(() => parsePosition(query), [query]);
}

/** What this screen was opened for, by its id; empty where the address names nothing. */
export function useIdParam(): string {
  const [query] = useSearchParams();
  return shortText(query, 'id');
}

/** The position that a ticket adds to, by its id; empty where it opens one. */
export function useAddedToParam(): string {
  const [query] = useSearchParams();
  return shortText(query, 'position');
}

/** The invitation that a link brought: the code of who invited; empty without one. */
export function useInviteParam(): string {
  const [query] = useSearchParams();
  return shortText(query, 'inviteCode');
}

/** Where this screen shall lead back to; null where nobody said. */
export function useReturnAddress(): string | null {
  const [query] = useSearchParams();
  return parseReturnTo(query);
}

/** The instrument an address names, of a source that the reader knows: its own, or that of the screen. */
export function parseInstrument(query: URLSearchParams, source: AssetSource): InstrumentParams {
  const code = shortText(query, 'code');
  return {
    source,
    code,
    market: shortText(query, 'market'),
    name: shortText(query, 'name', maxNameLength) || code,
    direction:
      query.get('direction') === String(tradeDirection.sell) ? tradeDirection.sell : tradeDirection.buy,
  };
}

/** What a field of an address says; nothing where it is longer than anything of that name: no screen stops over it. */
function shortText(query: URLSearchParams, field: string, maxLength = maxIdLength): string {
  const text = query.get(field) ?? '';
  return text.length > maxLength ? '' : text;
}

/**
 * The position a detail or close screen was opened for. `type` is the trade tab it came from. A missing or unknown source
 * is a stock, the spec's default (spec §2).
 */
export function parsePosition(query: URLSearchParams): PositionParams {
  const source = Object.values(assetSource).find((known) => String(known) === query.get('source'));
  return {
    ...parseInstrument(query, source ?? assetSource.stock),
    id: shortText(query, 'id'),
    type: Number(query.get('type')) || 0,
  };
}

/** Longer than any address this app makes, in characters. */
const maxReturnLength = 2_048;

/** Screens a person is led back to: every one of the app's but sign-in itself. */
const returnPaths: ReadonlySet<string> = new Set(
  ['/', ...Object.values(routePaths)].filter((path) => path !== routePaths.login),
);

/** Where to go back to: a screen of this app, by its path. A link from outside must not send anybody elsewhere. */
export function parseReturnTo(query: URLSearchParams): string | null {
  const returnTo = query.get('returnTo') ?? '';
  const [path = ''] = returnTo.split('?', 1);
  return returnTo.length <= maxReturnLength && returnPaths.has(path) ? returnTo : null;
}
