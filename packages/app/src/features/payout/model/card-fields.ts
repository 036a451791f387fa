/** Which fields of a bank card a region has (spec §3). */

/** Regions whose post has no codes (Universal Postal Union). */
const withoutPostalCodes: ReadonlySet<string> = new Set(
  (
    'AE AG AN AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GD GH GM GN GQ GY HK JM KI KM KN KP LC ' +
    'ML MO MR MW NR NU QA RW SB SC SL SR ST SX SY TD TF TG TK TL TO TT TV UG VU WS YE ZW'
  ).split(' '),
);

export type RegionField = 'abaRoutingNumber' | 'bankBranchAddress' | 'swiftCode' | 'postalCode';

/** Nothing of it before a region is chosen. */
export function asksFor(field: RegionField, region: string | null): boolean {
  if (region === null) return false;
  switch (field) {
    case 'abaRoutingNumber':
    case 'bankBranchAddress':
      return region === 'US';
    case 'swiftCode':
      return region !== 'US';
    case 'postalCode':
      return !withoutPostalCodes.has(region);
  }
}
