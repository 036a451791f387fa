/** How far the check of an identity is. */
import type { Localised } from '#domain/localised.ts';

export const identity = {
  'kyc-not-submitted': {
    en: 'Signed in, identity check never submitted.',
    'zh-Hans': '已登录，未提交实名认证。',
    'zh-Hant': '已登入，未提交身份認證。',
  },
  'kyc-pending': {
    en: 'Identity check submitted two hours ago and under review.',
    'zh-Hans': '实名认证两小时前提交，审核中。',
    'zh-Hant': '身份認證兩小時前提交，審核中。',
  },
  'kyc-pending-long': {
    en: 'Identity check under review for longer than the promised 24 hours.',
    'zh-Hans': '实名认证审核已超过承诺的 24 小时。',
    'zh-Hant': '身份認證審核已超過承諾的 24 小時。',
  },
  'kyc-failed': {
    en: 'Identity check failed, with the reason; the customer may try again.',
    'zh-Hans': '实名认证未通过，有原因；可重新提交。',
    'zh-Hant': '身份認證未通過，附有原因；可重新提交。',
  },
  'kyc-failed-back': {
    en: 'Identity check failed for the back of the ID card only: its front was accepted.',
    'zh-Hans': '实名认证仅身份证背面未通过，正面已通过。',
    'zh-Hant': '身份認證只有身份證背面未通過，正面已通過。',
  },
  'kyc-front-only': {
    en: 'Identity check failed for the front of the ID card only: its back was accepted.',
    'zh-Hans': '实名认证仅身份证正面未通过，背面已通过。',
    'zh-Hant': '身份認證只有身份證正面未通過，背面已通過。',
  },
  'kyc-approved': {
    en: 'Identity check approved.',
    'zh-Hans': '实名认证已通过。',
    'zh-Hant': '身份認證已通過。',
  },
  'upload-limit-small': {
    en: 'Identity check never submitted, where pictures may have 10 kB at most.',
    'zh-Hans': '未提交实名认证，图片大小上限仅 10 kB。',
    'zh-Hant': '未提交身份認證，圖片大小上限只有 10 kB。',
  },
} as const satisfies Readonly<Record<string, Localised>>;
