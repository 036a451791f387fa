/** The account tab: what the user has, who they are, and how the app looks (spec §2). */
export { default as ProfileScreen } from './screens/Profile/Profile.tsx';
export { default as ShareScreen } from './screens/Share/Share.tsx';
