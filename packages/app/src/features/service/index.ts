/** Questions and answers, and how to reach the brokerage (spec §2). */
export { default as ServiceScreen } from './screens/Service/Service.tsx';
