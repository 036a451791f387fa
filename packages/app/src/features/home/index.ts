/** Home: indexes, US, European and Asian markets, quick access, news (spec §2). */
export { default as HomeScreen } from './screens/Home/Home.tsx';
