/** Following institutions: who they are, and putting money with them (spec §2, DECISIONS 40). */
export { default as FollowScreen } from './screens/Follow/Follow.tsx';
export { default as FollowPaymentScreen } from './screens/Invest/Payment.tsx';
