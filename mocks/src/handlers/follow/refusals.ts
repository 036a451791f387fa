import { localised } from '#domain/localised.ts';
import { amountOf } from '../refusal-definition.ts';
import type { RefusalDetail } from '../refusal-definition.ts';

export const followRefusals = {
  amountNotAllowed(detail: RefusalDetail) {
    const [least, most] = [amountOf(detail, 'minimum'), amountOf(detail, 'maximum')];
    return localised({
      en: `The amount must be from ${least} to ${most}.`,
      'zh-Hans': `金额须在 ${least} 至 ${most} 之间。`,
      'zh-Hant': `金額須介乎 ${least} 至 ${most}。`,
    });
  },
} as const;
