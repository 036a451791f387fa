/** What the user holds, closed and ordered, and one position in full (spec §2). */
export { default as PortfolioScreen } from './screens/Trade/Trade.tsx';
export { default as PositionScreen } from './screens/Position/Position.tsx';
