/** The screen of routes that are not built yet. */
export { default as NotBuiltScreen } from './screens/NotBuilt/NotBuilt.tsx';
