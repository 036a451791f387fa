import type { AssetSource, QuoteDetail } from '@meridian/api';
import { WatchStar } from '#presentation/watching/WatchStar.tsx';

interface Props {
  readonly detail: QuoteDetail;
  /** Of the class, as the instrument's address says it. */
  readonly source: AssetSource;
}

/** The star of one product, whose market the quote has looked up. */
export function WatchToggle({ detail, source }: Props) {
  const { stock_code, market, name, selfSelectStatus } = detail;
  return <WatchStar product={{ stock_code, market, name, source }} isWatched={selfSelectStatus} />;
}
