import type { Business } from './businesses.ts';
import type { PlaceName } from './places.ts';

/** Facts of the real world; null where they are uncertain. Employees are rounded. */
export type CompanyRow = readonly [
  code: string,
  founded: number | null,
  headquarters: PlaceName | null,
  business: Business,
  employees: number | null,
];
