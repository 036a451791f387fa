/** Identity verification: where it stands and the way on (spec §2, §4). */
export { default as KycScreen } from './screens/Kyc/Kyc.tsx';
