/** The words of messages about loans. */
import { grouped } from '../figures.ts';
import { localised } from '../localised.ts';
import { failureReason } from '../reviews/index.ts';
import { dated } from './dates.ts';
import type { MessageWords } from './message-words.ts';

interface Borrowed {
  readonly loanId: string;
  /** In dollars. */
  readonly amount: string;
}

interface Missed {
  readonly loanId: string;
  /** What is overdue in all, in dollars. */
  readonly missed: string;
}

/** @param day `YYYY-MM-DD` */
const dayText = (day: string) => dated(Date.parse(day) / (24 * 60 * 60_000));

export const loanWords = {
  loanCredited({
    amount,
    payment,
    firstDue,
  }: Borrowed & { readonly payment: string; readonly firstDue: string }): MessageWords {
    const [lent, monthly] = [grouped(amount), grouped(payment)];
    const first = dayText(firstDue);
    return {
      title: localised({ en: 'Loan credited', 'zh-Hans': '借款已到账', 'zh-Hant': '貸款已存入' }),
      body: localised({
        en: `Your loan of $${lent} was approved, and is in Cash. $${monthly} is taken from Cash each month, for the first time on ${first.en}.`,
        'zh-Hans': `您的 $${lent} 借款申请已获批准，款项已存入现金账户。每月从现金账户扣款 $${monthly}，首次扣款日为 ${first['zh-Hans']}。`,
        'zh-Hant': `你的 $${lent} 貸款申請已獲批准，款項已存入現金賬戶。每月從現金賬戶扣款 $${monthly}，首次扣款日為 ${first['zh-Hant']}。`,
      }),
    };
  },
  loanRefused({ amount, reason }: Borrowed & { readonly reason: string }): MessageWords {
    const why = failureReason(reason);
    const lent = grouped(amount);
    return {
      title: localised({ en: 'Loan refused', 'zh-Hans': '借款申请未通过', 'zh-Hant': '貸款申請未獲批准' }),
      body: localised({
        en: `Your application for a loan of $${lent} was refused. ${why.en}`,
        'zh-Hans': `您的 $${lent} 借款申请未通过审核。${why['zh-Hans']}`,
        'zh-Hant': `你的 $${lent} 貸款申請未獲批准。${why['zh-Hant']}`,
      }),
    };
  },
  loanOverdue({ missed, due }: Missed & { readonly due: string }): MessageWords {
    const sum = grouped(missed);
    const day = dayText(due);
    return {
      title: localised({
        en: 'Loan payment overdue',
        'zh-Hans': '借款还款已逾期',
        'zh-Hant': '貸款還款已逾期',
      }),
      body: localised({
        en: `There was too little money in Cash for the loan payment of ${day.en}. $${sum} is overdue. It is taken as soon as Cash has it; nothing is charged for the delay.`,
        'zh-Hans': `${day['zh-Hans']} 应还的借款因现金账户余额不足未能扣款，目前逾期 $${sum}。账户有足够资金后将自动扣款，逾期不另收费。`,
        'zh-Hant': `${day['zh-Hant']} 應還的貸款因現金賬戶結餘不足未能扣款，目前逾期 $${sum}。賬戶有足夠資金後將自動扣款，逾期不另收費。`,
      }),
    };
  },
  loanOverduePaid({ paid, missed }: Missed & { readonly paid: string }): MessageWords {
    const [taken, left] = [grouped(paid), grouped(missed)];
    const isAll = missed === '0.00';
    return {
      title: localised({
        en: 'Overdue loan payment made',
        'zh-Hans': '逾期借款已扣款',
        'zh-Hant': '逾期貸款已扣款',
      }),
      body: localised({
        en: `$${taken} was taken from Cash for your loan. ${isAll ? 'Nothing is overdue any more.' : `$${left} is still overdue.`}`,
        'zh-Hans': `已从现金账户扣款 $${taken} 用于归还借款，${isAll ? '目前已无逾期。' : `尚有 $${left} 逾期未还。`}`,
        'zh-Hant': `已從現金賬戶扣款 $${taken} 用於償還貸款，${isAll ? '目前已無逾期。' : `尚有 $${left} 逾期未還。`}`,
      }),
    };
  },
  loanRepaid({ amount }: Borrowed): MessageWords {
    const lent = grouped(amount);
    return {
      title: localised({ en: 'Loan repaid', 'zh-Hans': '借款已还清', 'zh-Hant': '貸款已還清' }),
      body: localised({
        en: `The last payment was made. Your loan of $${lent} is repaid.`,
        'zh-Hans': `最后一期已还款，您的 $${lent} 借款已全部还清。`,
        'zh-Hant': `最後一期已還款，你的 $${lent} 貸款已全數還清。`,
      }),
    };
  },
} as const;
