/** Identity verification: its status and the next step (spec §2, §4). */
export { default as KycScreen } from './screens/Kyc/Kyc.tsx';
