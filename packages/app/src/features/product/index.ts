/** Lists of one asset class (spec §2, product screens). */
export { default as ProductListScreen } from './screens/ProductList/ProductList.tsx';
