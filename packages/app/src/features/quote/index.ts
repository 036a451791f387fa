/** One quote screen for every asset class, driven by the registry (spec §2). */
export { default as QuoteScreen } from './screens/Quote/Quote.tsx';
