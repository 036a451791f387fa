/** Markets: US exchanges by gainers, losers and most actives (spec §2). */
export { default as MarketsScreen } from './screens/Markets/Markets.tsx';
