import { links, withQuery } from './addresses.ts';

/** Which of the two lists "Manage watchlist" shows, as its address says it. */
export const viewParam = 'view';
export const alertsView = 'alerts';

/** All alerts of this device: they are managed with the watchlist. */
export const alertsAddress = (): string => withQuery(links.manageWatchlist(), { [viewParam]: alertsView });
