/** What the brokerage says when it says no, in the three languages. Shown to the customer as written (spec §8). */
import { envelopeCode, refusal } from '@meridian/api';
import type { RefusalName } from '@meridian/api';
import { localised, type Localised } from '#domain/localised.ts';
import type { Json } from '#kernel/index.ts';
import { authRefusals } from './auth/refusals.ts';
import { followRefusals } from './follow/refusals.ts';
import { fundsRefusals } from './funds/refusals.ts';
import { always, textOf, withFigures } from './refusal-definition.ts';
import type { RefusalMessage } from './refusal-definition.ts';
import { tradingRefusals } from './trading/refusals.ts';
import { uploadRefusals } from './upload/refusals.ts';

/** Those of every family, and what any call can answer. The compiler finds the refusal that has no message. */
const messages: Readonly<Record<RefusalName, RefusalMessage>> = {
  ...authRefusals,
  ...tradingRefusals,
  ...uploadRefusals,
  ...fundsRefusals,
  ...followRefusals,
  invalidRequest: withFigures(
    ['field'],
    (detail) => {
      const field = textOf(detail, 'field');
      return localised({
        en: `The request is not valid: ${field}`,
        'zh-Hans': `请求无效：${field}`,
        'zh-Hant': `請求無效：${field}`,
      });
    },
    always({ en: 'The request is not valid.', 'zh-Hans': '请求无效。', 'zh-Hant': '請求無效。' }),
  ),
  notFound: always({ en: 'Not found.', 'zh-Hans': '未找到相关记录。', 'zh-Hant': '未找到相關記錄。' }),
  notBuiltYet: always({
    en: 'This call is not built yet.',
    'zh-Hans': '该功能尚未开放。',
    'zh-Hant': '此功能尚未開放。',
  }),
};

/** The message of a refusal, with the figures it was made with. */
export function refusalMessage(name: RefusalName, detail: Json): Localised {
  const isRecord = typeof detail === 'object' && detail !== null && !Array.isArray(detail);
  return messages[name](new Map(isRecord ? Object.entries(detail) : []));
}

/** Session over because of a new password: what the other devices of a customer are told. */
export const passwordChangedMessage: Localised = localised({
  en: 'The login password was changed. Sign in with the new one.',
  'zh-Hans': '登录密码已更改，请使用新密码登录。',
  'zh-Hant': '登入密碼已更改，請使用新密碼登入。',
});

/** Session expired: the one failure that is no refusal (DECISIONS 1). */
export const sessionExpiredMessage: Localised = localised({
  en: 'Login expired.',
  'zh-Hans': '登录已过期。',
  'zh-Hant': '登入已過期。',
});

/** Said with a code that no call declares. */
const busyMessage: Localised = localised({
  en: 'The service is busy. Please try again later.',
  'zh-Hans': '系统繁忙，请稍后再试。',
  'zh-Hant': '系統繁忙，請稍後再試。',
});

const nameOfCode = new Map(
  (Object.keys(refusal) as readonly RefusalName[]).map((name) => [refusal[name] as number, name] as const),
);

/** What is said with a code that is answered without anything having been decided: a refusal goes without its figures. */
export function messageOfCode(code: number): Localised {
  if (code === envelopeCode.unauthorised || code === envelopeCode.forbidden) return sessionExpiredMessage;
  const name = nameOfCode.get(code);
  return name === undefined ? busyMessage : refusalMessage(name, null);
}
