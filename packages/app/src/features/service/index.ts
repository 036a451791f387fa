/** Questions and answers, and how to reach the brokerage (spec §2). */
export { reportOf } from './report.ts';
export { default as ServiceScreen } from './screens/Service/Service.tsx';
