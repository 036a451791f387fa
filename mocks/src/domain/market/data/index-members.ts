/** Which instruments of the catalogue are in an index. Those of other markets have none here. */
import type { Exchange } from '../instruments/instrument.ts';

/** How an index is put together. `worth`: of all its members, in millions of its currency. */
export type IndexRule =
  | { readonly by: 'value'; readonly of: readonly Exchange[]; readonly most: number; readonly worth: number }
  | { readonly by: 'value'; readonly codes: string; readonly worth: number }
  /** Weighs by price: `divisor` is what the sum of the prices is divided by. */
  | { readonly by: 'price'; readonly codes: string; readonly divisor: number };

const TRILLION = 1_000_000;

export const indexRules: Readonly<Record<string, IndexRule>> = {
  DJI: {
    by: 'price',
    codes:
      'AAPL AMGN AMZN AXP BA CAT CRM CSCO CVX DIS GS HD HON IBM JNJ JPM KO MCD MMM MRK MSFT NKE NVDA PG SHW TRV UNH V VZ WMT',
    divisor: 0.1625,
  },
  SPX: { by: 'value', of: ['NASDAQ', 'NYSE'], most: 500, worth: 57 * TRILLION },
  OEX: { by: 'value', of: ['NASDAQ', 'NYSE'], most: 100, worth: 42 * TRILLION },
  IXIC: { by: 'value', of: ['NASDAQ'], most: 4_000, worth: 38 * TRILLION },
  NDX: { by: 'value', of: ['NASDAQ'], most: 100, worth: 33 * TRILLION },
  NYA: { by: 'value', of: ['NYSE'], most: 2_000, worth: 44 * TRILLION },
  XAX: { by: 'value', of: ['AMEX'], most: 250, worth: 0.4 * TRILLION },
  SOX: {
    by: 'value',
    codes:
      'NVDA AVGO TSM ASML AMD QCOM TXN AMAT LRCX MU KLAC INTC ADI ARM MRVL NXPI MCHP MPWR ON GFS TER SWKS',
    worth: 12 * TRILLION,
  },
  DJU: {
    by: 'value',
    codes: 'NEE SO DUK CEG AEP SRE D VST EXC XEL ED PEG AWK FE AES',
    worth: 1.1 * TRILLION,
  },
  DJT: {
    by: 'value',
    codes: 'UNP UPS FDX UBER NSC CSX ODFL DAL UAL LUV JBHT EXPD CHRW ALK R',
    worth: 0.9 * TRILLION,
  },
  HSI: { by: 'value', of: ['HKEX'], most: 88, worth: 36 * TRILLION },
  HSCEI: {
    by: 'value',
    codes:
      '00700 09988 03690 01810 00939 01398 03988 02318 00941 00883 01211 09618 09999 09888 02628 00386 00857 01024 00981 02020',
    worth: 24 * TRILLION,
  },
  HSTECH: {
    by: 'value',
    codes:
      '00700 09988 03690 01810 09618 09999 09888 01024 00981 00992 02015 09868 09866 06618 00268 00241 00020 02382 09961 00285',
    worth: 16 * TRILLION,
  },
};
