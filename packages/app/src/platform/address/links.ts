/** Addresses inside the app: how to make one, and what the present one says. */
export * from './addresses.ts';
export * from './address-params.ts';
export { routePaths } from './paths.ts';
export * from './use-params.ts';
