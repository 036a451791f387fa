/** Signing in (spec §2, §5). */
export { default as LoginScreen } from './screens/Login/Login.tsx';
