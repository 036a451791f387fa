/** Home: indexes, US and European markets, quick access, news (spec §2). */
export { default as HomeScreen } from './screens/Home/Home.tsx';
