/** What the newsroom writes about by itself: groups of instruments, and who is asked about them. No instrument is in two. */
import type { Region } from '../invented/index.ts';
import { localised } from '../localised.ts';
import type { Localised } from '../localised.ts';
import type { InstrumentKey } from '../market/index.ts';

export interface Coverage {
  readonly keys: readonly InstrumentKey[];
  /** What its instruments are together; without it they are no group of a kind. */
  readonly together?: Localised;
  /** The instrument as the press calls it, where that is not its name. */
  readonly called?: ReadonlyMap<InstrumentKey, Localised>;
  /** Where those who are asked sit. */
  readonly speakers: readonly Region[];
}

const ofGroup = (group: 'US' | 'HK' | 'CRYPTO', codes: string): InstrumentKey[] =>
  codes.split(' ').map((code): InstrumentKey => `${group}:${code}`);

export const coverage = {
  wallStreet: { keys: ['INDEX:SPX', 'INDEX:IXIC', 'INDEX:DJI'], speakers: ['unitedStates'] },
  europe: { keys: ['INDEX:FTSE', 'INDEX:GDAXI', 'INDEX:FCHI', 'INDEX:SX5E'], speakers: ['unitedStates'] },
  tokyo: { keys: ['INDEX:N225', 'INDEX:TPX'], speakers: ['hongKong'] },
  hangSeng: { keys: ['INDEX:HSI', 'INDEX:HSCEI', 'INDEX:HSTECH'], speakers: ['hongKong', 'mainland'] },
  chips: {
    keys: ofGroup('US', 'NVDA AMD AVGO INTC MU QCOM'),
    together: localised({ en: 'large chipmakers', 'zh-Hans': '大型芯片股', 'zh-Hant': '大型晶片股' }),
    speakers: ['unitedStates'],
  },
  technology: {
    keys: ofGroup('US', 'AAPL MSFT GOOGL AMZN META NFLX'),
    together: localised({
      en: 'large technology companies',
      'zh-Hans': '大型科技股',
      'zh-Hant': '大型科技股',
    }),
    speakers: ['unitedStates'],
  },
  consumers: {
    keys: ofGroup('US', 'TSLA SBUX NKE MCD DIS COST'),
    together: localised({ en: 'consumer companies', 'zh-Hans': '消费股', 'zh-Hant': '消費股' }),
    speakers: ['unitedStates'],
  },
  usFinance: {
    keys: ofGroup('US', 'JPM BAC V MA GS MS'),
    together: localised({ en: 'financial companies', 'zh-Hans': '金融股', 'zh-Hant': '金融股' }),
    speakers: ['unitedStates'],
  },
  health: {
    keys: ofGroup('US', 'LLY PFE MRK JNJ UNH ABBV'),
    together: localised({ en: 'health-care companies', 'zh-Hans': '医药股', 'zh-Hant': '醫藥股' }),
    speakers: ['unitedStates'],
  },
  hongKongTechnology: {
    keys: ofGroup('HK', '00700 09988 03690 01810 09618 01024'),
    together: localised({
      en: 'Hong Kong-listed internet companies',
      'zh-Hans': '港股互联网公司',
      'zh-Hant': '港股科網股',
    }),
    speakers: ['hongKong', 'mainland'],
  },
  hongKongFinance: {
    keys: ofGroup('HK', '00005 01299 00388 02318 03988 02388'),
    together: localised({
      en: 'Hong Kong-listed financial companies',
      'zh-Hans': '港股金融股',
      'zh-Hant': '港股金融股',
    }),
    speakers: ['hongKong', 'mainland'],
  },
  hongKongProperty: {
    keys: ofGroup('HK', '00016 01113 00012 00017 01109 00823'),
    together: localised({
      en: 'Hong Kong-listed property companies',
      'zh-Hans': '港股地产股',
      'zh-Hant': '本港地產股',
    }),
    speakers: ['hongKong'],
  },
  hongKongCars: {
    keys: ofGroup('HK', '01211 00175 02015 09868 09866 09863'),
    together: localised({
      en: 'Hong Kong-listed carmakers',
      'zh-Hans': '港股汽车股',
      'zh-Hant': '港股汽車股',
    }),
    speakers: ['hongKong', 'mainland'],
  },
  bitcoin: { keys: ofGroup('CRYPTO', 'BTCUSDT'), speakers: ['unitedStates', 'hongKong'] },
  coins: {
    keys: ofGroup('CRYPTO', 'ETHUSDT SOLUSDT XRPUSDT BNBUSDT ADAUSDT'),
    together: localised({ en: 'large coins', 'zh-Hans': '主流代币', 'zh-Hant': '主流代幣' }),
    speakers: ['unitedStates', 'hongKong'],
  },
  metals: { keys: ['FUTURE:GC', 'FUTURE:SI'], speakers: ['unitedStates', 'hongKong'] },
  oil: { keys: ['FUTURE:CL', 'FUTURE:BZ'], speakers: ['unitedStates'] },
  currencies: {
    keys: ['FOREX:EURUSD', 'FOREX:GBPUSD', 'FOREX:AUDUSD'],
    called: new Map<InstrumentKey, Localised>([
      ['FOREX:EURUSD', localised({ en: 'The euro', 'zh-Hans': '欧元兑美元', 'zh-Hant': '歐元兌美元' })],
      ['FOREX:GBPUSD', localised({ en: 'Sterling', 'zh-Hans': '英镑兑美元', 'zh-Hant': '英鎊兌美元' })],
      [
        'FOREX:AUDUSD',
        localised({ en: 'The Australian dollar', 'zh-Hans': '澳元兑美元', 'zh-Hant': '澳元兌美元' }),
      ],
    ]),
    speakers: ['unitedStates', 'hongKong'],
  },
} as const satisfies Readonly<Record<string, Coverage>>;

export type CoverageName = keyof typeof coverage;
