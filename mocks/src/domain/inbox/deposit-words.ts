/** The words of messages about deposits. */
import { grouped } from '../figures.ts';
import { localised } from '../localised.ts';
import { failureReason } from '../reviews/index.ts';
import type { MessageWords } from './message-words.ts';

interface Reported {
  readonly depositId: string;
  /** As sent, with its currency. */
  readonly amount: string;
  readonly currency: string;
}

export const depositWords = {
  depositCredited({ amount, currency, received }: Reported & { readonly received: string }): MessageWords {
    const [sent, dollars] = [grouped(amount), grouped(received)];
    return {
      title: localised({ en: 'Deposit credited', 'zh-Hans': '充值已到账', 'zh-Hant': '存款已存入' }),
      body: localised({
        en: `Your deposit of ${sent} ${currency} was credited: $${dollars} in Cash.`,
        'zh-Hans': `您充值的 ${sent} ${currency} 已到账，现金账户入账 $${dollars}。`,
        'zh-Hant': `你存入的 ${sent} ${currency} 已到賬，現金賬戶已存入 $${dollars}。`,
      }),
    };
  },
  depositFailed({ amount, currency, reason }: Reported & { readonly reason: string }): MessageWords {
    const why = failureReason(reason);
    const sent = grouped(amount);
    return {
      title: localised({
        en: 'Deposit not credited',
        'zh-Hans': '充值未通过审核',
        'zh-Hant': '存款未獲批核',
      }),
      body: localised({
        en: `Your deposit of ${sent} ${currency} was not credited. ${why.en}`,
        'zh-Hans': `您充值的 ${sent} ${currency} 未通过审核。${why['zh-Hans']}`,
        'zh-Hant': `你存入的 ${sent} ${currency} 未獲批核。${why['zh-Hant']}`,
      }),
    };
  },
} as const;
