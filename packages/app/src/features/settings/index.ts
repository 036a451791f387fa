/** Settings: how the app looks, and the transaction password (spec §2). */
export { default as SettingsScreen } from './screens/Settings/Settings.tsx';
export { default as PayPasswordScreen } from './screens/PayPassword/PayPassword.tsx';
