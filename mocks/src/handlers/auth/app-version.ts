import { assetSource } from '@meridian/api';
import type { AssetClass } from '@meridian/api';
import { classTerms } from '#domain/orders/index.ts';
import { formatExact } from '#kernel/index.ts';
import type { Handler } from '../context.ts';
import { contactWaysIn, downloadLinks } from './ways-out.ts';

export const appVersion: Handler<'auth.appVersion'> = ({ state, now, language }) => ({
  version: '1.0.0',
  title: 'Meridian',
  serverTimestamp: now,
  gates: { ...state.gates },
  webHosts: [...state.webHosts],
  uploadLimitMb: state.uploadLimitBytes / (1024 * 1024),
  downloadLinks,
  contactWays: contactWaysIn(language),
  trading: Object.fromEntries(
    (Object.keys(classTerms) as AssetClass[]).map((name) => {
      const { leverages, feeRate, minFee, maintenanceRate, charges, overnight } = classTerms[name];
      const terms = {
        leverages: leverages.map(formatExact),
        feeRate: formatExact(feeRate),
        minFee: formatExact(minFee),
        maintenanceRate: formatExact(maintenanceRate),
        charges: charges.map(({ rate, unit, ...charge }) => ({
          ...charge,
          rate: formatExact(rate),
          unit: formatExact(unit),
        })),
        overnight: overnight && {
          long: formatExact(overnight.long),
          short: formatExact(overnight.short),
          daysPerYear: String(overnight.daysPerYear),
        },
      };
      return [String(assetSource[name]), terms];
    }),
  ),
});
