/** Identity verification: its status, the next step, and the documents (spec §2, §3, §4). */
export { IdCardScreen, PassportScreen } from './screens/Documents/Documents.tsx';
export { default as KycScreen } from './screens/Kyc/Kyc.tsx';
