/** The words of messages about money that is put with an institution. */
import { grouped } from '../figures.ts';
import { localised } from '../localised.ts';
import type { Localised } from '../localised.ts';
import { failureReason } from '../reviews/index.ts';
import type { MessageWords } from './message-words.ts';

interface Followed {
  readonly agencyId: string;
  readonly agency: Localised;
  /** In USD. */
  readonly amount: string;
}

export const followWords = {
  followConfirmed({ agency, amount, days }: Followed & { readonly days: string }): MessageWords {
    const sum = `$${grouped(amount)}`;
    return {
      title: localised({
        en: `${agency.en} has confirmed your investment`,
        'zh-Hans': `${agency['zh-Hans']}已确认您的跟投`,
        'zh-Hant': `${agency['zh-Hant']}已確認你的跟投`,
      }),
      body: localised({
        en: `Your ${sum} earns interest from now on, credited every 24 hours for ${days} days. Then the money comes back to your Follow investing wallet.`,
        'zh-Hans': `您跟投的 ${sum} 即日起息，利息每 24 小时入账一次，共 ${days} 天；期满后本金退回跟投账户。`,
        'zh-Hant': `你跟投的 ${sum} 即日起息，利息每 24 小時存入一次，為期 ${days} 日；期滿後本金退回跟投賬戶。`,
      }),
    };
  },
  followRefused({ agency, amount, reason }: Followed & { readonly reason: string }): MessageWords {
    const sum = `$${grouped(amount)}`;
    const why = failureReason(reason);
    return {
      title: localised({
        en: `${agency.en} has refused your investment`,
        'zh-Hans': `${agency['zh-Hans']}未接受您的跟投`,
        'zh-Hant': `${agency['zh-Hant']}未接受你的跟投`,
      }),
      body: localised({
        en: `${why.en} Your ${sum} is back in your Follow investing wallet.`,
        'zh-Hans': `${why['zh-Hans']}${sum} 已退回您的跟投账户。`,
        'zh-Hant': `${why['zh-Hant']}${sum} 已退回你的跟投賬戶。`,
      }),
    };
  },
  followEnded({ agency, amount, interest }: Followed & { readonly interest: string }): MessageWords {
    const [sum, earned] = [`$${grouped(amount)}`, `$${grouped(interest)}`];
    return {
      title: localised({
        en: `Your investment with ${agency.en} has ended`,
        'zh-Hans': `您在${agency['zh-Hans']}的跟投已到期`,
        'zh-Hant': `你在${agency['zh-Hant']}的跟投已到期`,
      }),
      body: localised({
        en: `Your ${sum} is back in your Follow investing wallet. It earned ${earned} of interest, credited day by day.`,
        'zh-Hans': `本金 ${sum} 已退回您的跟投账户，期间利息共 ${earned}，已逐日入账。`,
        'zh-Hant': `本金 ${sum} 已退回你的跟投賬戶，期間利息共 ${earned}，已逐日存入。`,
      }),
    };
  },
} as const;
