import { notBuilt } from '../context.ts';
import type { HandlersOfFamily } from '../context.ts';

export const followHandlers: HandlersOfFamily<'follow'> = {
  'follow.agencyList': notBuilt,
  'follow.followAgency': notBuilt,
};
