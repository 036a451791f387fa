/** Settings: how the app looks, and the passwords (spec §2). */
export { default as SecurityScreen } from './screens/Security/Security.tsx';
export { default as SettingsScreen } from './screens/Settings/Settings.tsx';
export { default as LoginPasswordScreen } from './screens/LoginPassword/LoginPassword.tsx';
export { default as PayPasswordScreen } from './screens/PayPassword/PayPassword.tsx';
