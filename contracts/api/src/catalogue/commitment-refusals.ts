import type { RefusalName } from '../codes.ts';

/** What any call may be refused for that commits a verified customer's money (DECISIONS 16, 43). */
export const commitmentRefusals = [
  'payPasswordNotSet',
  'payPasswordWrong',
  'insufficientFunds',
  'kycRequired',
  'notFound',
] as const satisfies readonly RefusalName[];
