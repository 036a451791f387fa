/** Finding an instrument by what the user types (spec §2, §7 `/quotes/getStock`). */
export { default as SearchScreen } from './screens/Search/Search.tsx';
