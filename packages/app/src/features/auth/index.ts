/** Signing in, opening an account, a password that was forgotten (spec §2, §5). */
export { default as LoginScreen } from './screens/Login/Login.tsx';
export { default as RegisterScreen } from './screens/Register/Register.tsx';
export { default as ResetPasswordScreen } from './screens/ResetPassword/ResetPassword.tsx';
