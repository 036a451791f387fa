/** Lists of one asset class (spec §2, product screens). */
export { default as CryptoScreen } from './screens/Crypto/Crypto.tsx';
