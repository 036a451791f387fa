/** What the user watches (spec §2, §4). */
export { JoinWatchlist } from './JoinWatchlist.tsx';
export { default as WatchlistScreen } from './screens/Watchlist/Watchlist.tsx';
export { default as ManageScreen } from './screens/Manage/Manage.tsx';
