/** The words of messages about withdrawals. */
import { grouped } from '../figures.ts';
import { localised } from '../localised.ts';
import { failureReason } from '../reviews/index.ts';
import type { MessageWords } from './message-words.ts';

interface Applied {
  readonly withdrawalId: string;
  /** In dollars, the fee included. */
  readonly amount: string;
  /** Where it goes, as its owner knows it. */
  readonly account: string;
}

interface Sent extends Applied {
  /** What arrives, and of which currency. */
  readonly received: string;
  readonly currency: string;
}

export const withdrawalWords = {
  withdrawalCompleted({ amount, account, received, currency }: Sent): MessageWords {
    const [dollars, sent] = [grouped(amount), grouped(received)];
    return {
      title: localised({ en: 'Withdrawal sent', 'zh-Hans': '提现已汇出', 'zh-Hant': '提款已匯出' }),
      body: localised({
        en: `Your withdrawal of $${dollars} passed its review. ${sent} ${currency} is on its way to ${account}.`,
        'zh-Hans': `您的 $${dollars} 提现申请已通过审核，${sent} ${currency} 已汇往 ${account}。`,
        'zh-Hant': `你的 $${dollars} 提款申請已通過審核，${sent} ${currency} 已匯往 ${account}。`,
      }),
    };
  },
  withdrawalFailed({ amount, account, reason }: Applied & { readonly reason: string }): MessageWords {
    const why = failureReason(reason);
    const dollars = grouped(amount);
    return {
      title: localised({
        en: 'Withdrawal not carried out',
        'zh-Hans': '提现未通过审核',
        'zh-Hant': '提款未獲批核',
      }),
      body: localised({
        en: `Your withdrawal of $${dollars} to ${account} was refused. ${why.en} The $${dollars} is back in Cash, no fee was charged.`,
        'zh-Hans': `您提现 $${dollars} 至 ${account} 的申请未通过审核。${why['zh-Hans']}$${dollars} 已全额退回现金账户，未收取手续费。`,
        'zh-Hant': `你提款 $${dollars} 至 ${account} 的申請未獲批核。${why['zh-Hant']}$${dollars} 已全數退回現金賬戶，不收手續費。`,
      }),
    };
  },
} as const;
