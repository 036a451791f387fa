/** What the user watches (spec §2, §4). */
export { default as WatchlistScreen } from './screens/Watchlist/Watchlist.tsx';
