import type { Decimal, FundingOverview } from '@meridian/api';

/** Today's profit in each currency that has a total: USD assets, and Hong Kong stocks in HKD (spec §3). Null where the backend does not say. */
export function todayProfitOf(overview: FundingOverview, currency: string): Decimal | null {
  if (currency === 'USD') return overview.todayProfit;
  return currency === 'HKD' ? overview.hkTodayProfit : null;
}
