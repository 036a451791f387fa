import type { HandlersOfFamily } from '../context.ts';
import { agencyList } from './agency-list.ts';
import { followAgency } from './follow-agency.ts';

export const followHandlers: HandlersOfFamily<'follow'> = {
  'follow.agencyList': agencyList,
  'follow.followAgency': followAgency,
};
