/** What there is to know of a company. */
export { companyProfile } from './profile.ts';
