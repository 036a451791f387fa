import { localised } from '#domain/localised.ts';
import { always, amountOf, withFigures } from '../refusal-definition.ts';

export const followRefusals = {
  amountNotAllowed: withFigures(
    ['minimum', 'maximum'],
    (detail) => {
      const [least, most] = [amountOf(detail, 'minimum'), amountOf(detail, 'maximum')];
      return localised({
        en: `The amount must be from ${least} to ${most}.`,
        'zh-Hans': `金额须在 ${least} 至 ${most} 之间。`,
        'zh-Hant': `金額須介乎 ${least} 至 ${most}。`,
      });
    },
    always({
      en: 'The amount is outside the permitted range.',
      'zh-Hans': '金额不在允许范围内。',
      'zh-Hant': '金額不在允許範圍內。',
    }),
  ),
} as const;
