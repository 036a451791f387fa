/** The words of messages about what happens to an instrument: dividends, the end of a contract. */
import { localised } from '../localised.ts';
import type { Localised } from '../localised.ts';
import { parseDate } from '../market/index.ts';
import { dated } from './dates.ts';
import type { InstrumentKey } from '../market/index.ts';
import type { MessageWords } from './message-words.ts';
import { called, counted, countedOf, priced } from './message-subject.ts';
import type { MessageSubject } from './message-subject.ts';

interface DividendAnnounced extends MessageSubject {
  readonly key: InstrumentKey;
  /** Of one share. */
  readonly amount: string;
  /** `YYYY-MM-DD`. */
  readonly exDate: string;
  readonly payDate: string;
}

/** Of what was held, or had been sold short, as the share went ex-dividend. */
interface DividendBooked extends MessageSubject {
  readonly positionId: string;
  readonly quantity: string;
  /** Of one share. */
  readonly each: string;
  /** Into the wallet or out of it. */
  readonly paid: string;
}

/** The contract that a position is in, or that its continuous series follows, is about to end. Days are `YYYY-MM-DD`. */
interface ContractEnding extends MessageSubject {
  readonly positionId: string;
  readonly contractCode: string;
  readonly lastDay: string;
  readonly isLastDay: boolean;
  readonly afterwards:
    | { readonly rollsTo: string | null }
    /** The day on which what is still open is settled. */
    | { readonly settledOn: string };
}

interface ContractSettled extends MessageSubject {
  readonly positionId: string;
  readonly quantity: string;
  readonly price: string;
}

const day = (text: string): Localised => dated(parseDate(text));

export const eventWords = {
  dividendAnnounced({ amount, exDate, payDate, ...subject }: DividendAnnounced): MessageWords {
    const first = called(subject);
    const sum = priced(subject, amount);
    const ex = day(exDate);
    const paid = day(payDate);
    return {
      title: localised({
        en: `${first.en}: dividend of ${sum.en} a share`,
        'zh-Hans': `${first['zh-Hans']}派息：每股 ${sum['zh-Hans']}`,
        'zh-Hant': `${first['zh-Hant']}派息：每股 ${sum['zh-Hant']}`,
      }),
      body: localised({
        en: `${first.en} goes ex-dividend on ${ex.en}: shares bought from that day on do not carry the dividend of ${sum.en} a share. It is paid on ${paid.en} for shares held before; who has sold short pays it on the ex-date. This is a simulated event.`,
        'zh-Hans': `${first['zh-Hans']}每股派息 ${sum['zh-Hans']}，除息日为${ex['zh-Hans']}，当日及之后买入不享有本次股息。除息日前持有的股份将于${paid['zh-Hans']}派发；空头持仓须于除息日支付等额股息。此为模拟事件。`,
        'zh-Hant': `${first['zh-Hant']}每股派息 ${sum['zh-Hant']}，除淨日為${ex['zh-Hant']}，當日及之後買入不享有是次股息。除淨日前持有的股份將於${paid['zh-Hant']}派發；淡倉須於除淨日支付等額股息。此為模擬事件。`,
      }),
    };
  },
  dividendPaid({ quantity, each, paid, ...subject }: DividendBooked): MessageWords {
    const first = called(subject);
    const [sum, one] = [priced(subject, paid), priced(subject, each)];
    const much = counted(subject, quantity);
    return {
      title: localised({
        en: `${first.en}: dividend of ${sum.en} received`,
        'zh-Hans': `${first['zh-Hans']}股息 ${sum['zh-Hans']} 已到账`,
        'zh-Hant': `${first['zh-Hant']}股息 ${sum['zh-Hant']} 已存入`,
      }),
      body: localised({
        en: `${one.en} a share for ${countedOf(subject, quantity)}, after tax withheld, is in your wallet.`,
        'zh-Hans': `您在除息日持有${much['zh-Hans']}，每股派息 ${one['zh-Hans']}，扣除预扣税后的款项已存入您的钱包。`,
        'zh-Hant': `你在除淨日持有${much['zh-Hant']}，每股派息 ${one['zh-Hant']}，扣除預扣稅後的款項已存入你的錢包。`,
      }),
    };
  },
  dividendCharged({ quantity, each, paid, ...subject }: DividendBooked): MessageWords {
    const first = called(subject);
    const [sum, one] = [priced(subject, paid), priced(subject, each)];
    const much = counted(subject, quantity);
    return {
      title: localised({
        en: `${first.en}: dividend of ${sum.en} charged`,
        'zh-Hans': `${first['zh-Hans']}已扣除股息 ${sum['zh-Hans']}`,
        'zh-Hant': `${first['zh-Hant']}已扣除股息 ${sum['zh-Hant']}`,
      }),
      body: localised({
        en: `You had sold ${countedOf(subject, quantity)} short when the share went ex-dividend: ${one.en} a share goes to its lender.`,
        'zh-Hans': `除息日您持有空头${much['zh-Hans']}，须向出借方支付每股 ${one['zh-Hans']} 的股息。`,
        'zh-Hant': `除淨日你持有淡倉${much['zh-Hant']}，須向借出方支付每股 ${one['zh-Hant']} 的股息。`,
      }),
    };
  },
  contractEnding(parameters: ContractEnding): MessageWords {
    return 'settledOn' in parameters.afterwards
      ? singleEnds(parameters, day(parameters.afterwards.settledOn))
      : seriesRolls(parameters, parameters.afterwards.rollsTo);
  },
  contractSettled({ quantity, price, ...subject }: ContractSettled): MessageWords {
    const { stockCode: code } = subject;
    const much = counted(subject, quantity);
    const at = priced(subject, price);
    return {
      title: localised({
        en: `${code} has been settled`,
        'zh-Hans': `${code} 已到期结算`,
        'zh-Hant': `${code} 已到期結算`,
      }),
      body: localised({
        en: `The contract has ended. Your position of ${countedOf(subject, quantity)} was settled at ${at.en}, the last price of its last trading day.`,
        'zh-Hans': `合约已到期，您的 ${code} 持仓（${much['zh-Hans']}）已按最后交易日收盘价 ${at['zh-Hans']} 结算。`,
        'zh-Hant': `合約已到期，你的 ${code} 持倉（${much['zh-Hant']}）已按最後交易日收市價 ${at['zh-Hant']} 結算。`,
      }),
    };
  },
} as const;

/** A single month: what is still open when it ends is settled. */
function singleEnds(
  { stockCode: code, lastDay, isLastDay }: ContractEnding,
  settled: Localised,
): MessageWords {
  const last = day(lastDay);
  return isLastDay
    ? {
        title: localised({
          en: `${code} trades for the last time today`,
          'zh-Hans': `${code} 今日为最后交易日`,
          'zh-Hant': `${code} 今日為最後交易日`,
        }),
        body: localised({
          en: `Your position in ${code} ends with the contract: today is its last trading day, and what is still open then is settled on ${settled.en}.`,
          'zh-Hans': `您持有的 ${code} 合约今日为最后交易日，未平仓部分将于${settled['zh-Hans']}结算。`,
          'zh-Hant': `你持有的 ${code} 合約今日為最後交易日，未平倉部分將於${settled['zh-Hant']}結算。`,
        }),
      }
    : {
        title: localised({
          en: `${code} is about to expire`,
          'zh-Hans': `${code} 合约即将到期`,
          'zh-Hant': `${code} 合約即將到期`,
        }),
        body: localised({
          en: `Your position in ${code} ends with the contract: its last trading day is ${last.en}. What is still open then is settled on ${settled.en}.`,
          'zh-Hans': `您持有的 ${code} 合约最后交易日为${last['zh-Hans']}，届时未平仓部分将于${settled['zh-Hans']}结算。`,
          'zh-Hant': `你持有的 ${code} 合約最後交易日為${last['zh-Hant']}，屆時未平倉部分將於${settled['zh-Hant']}結算。`,
        }),
      };
}

/** The continuous series: it goes on with the next month, and so does the position. */
function seriesRolls(
  { stockCode: code, contractCode, lastDay, isLastDay }: ContractEnding,
  next: string | null,
): MessageWords {
  const last = day(lastDay);
  const to =
    next === null
      ? localised({ en: 'the next month', 'zh-Hans': '下一个月份', 'zh-Hant': '下一個月份' })
      : localised({ en: next, 'zh-Hans': ` ${next}`, 'zh-Hant': ` ${next}` });
  return {
    title: isLastDay
      ? localised({
          en: `${code} rolls over to ${to.en} after today`,
          'zh-Hans': `${code} 连续合约今日收盘后换月`,
          'zh-Hant': `${code} 連續合約今日收市後轉倉`,
        })
      : localised({
          en: `${code} is about to roll over`,
          'zh-Hans': `${code} 连续合约即将换月`,
          'zh-Hant': `${code} 連續合約即將轉倉`,
        }),
    body: localised({
      en: `The continuous series ${code} follows ${contractCode}, whose last trading day is ${last.en}, and goes on with ${to.en} from the next session. Your position stays open.`,
      'zh-Hans': `${code} 连续合约当前跟随 ${contractCode}，其最后交易日为${last['zh-Hans']}，之后换至${to['zh-Hans']}。您的持仓继续保留，无需操作。`,
      'zh-Hant': `${code} 連續合約現時跟隨 ${contractCode}，其最後交易日為${last['zh-Hant']}，其後轉至${to['zh-Hant']}。你的持倉會繼續保留，毋須操作。`,
    }),
  };
}
