/** Permissions that are applied for: block trading (spec §4, DECISIONS 13). */
export { default as BlockPermissionScreen } from './screens/BlockPermission/BlockPermission.tsx';
