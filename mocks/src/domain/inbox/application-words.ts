/** The words of messages about applications and their reviews. */
import { localised } from '../localised.ts';
import { failureReason } from '../reviews/index.ts';
import type { MessageWords } from './message-words.ts';

interface Refused {
  /** A key of the reviewers' reasons, or free text. */
  readonly reason: string;
}

export const applicationWords = {
  identityApproved: (): MessageWords => ({
    title: localised({ en: 'Identity verified', 'zh-Hans': '实名认证已通过', 'zh-Hant': '身份認證已通過' }),
    body: localised({
      en: 'Your identity has been verified.',
      'zh-Hans': '您的实名认证已通过审核。',
      'zh-Hant': '你的身份認證已通過審核。',
    }),
  }),
  identityFailed: ({ reason }: Refused): MessageWords => ({
    title: localised({
      en: 'Identity verification unsuccessful',
      'zh-Hans': '实名认证未通过',
      'zh-Hant': '身份認證未通過',
    }),
    body: failureReason(reason),
  }),
  blockPermissionOpened: (): MessageWords => ({
    title: localised({
      en: 'Block trading is open to you',
      'zh-Hans': '大宗交易权限已开通',
      'zh-Hant': '大手交易權限已開通',
    }),
    body: localised({
      en: 'Your application was approved. You can now place block trades of 10,000 shares or more.',
      'zh-Hans': '您的申请已获批准，现可进行单笔不少于 10,000 股的大宗交易。',
      'zh-Hant': '你的申請已獲批准，現可進行每宗不少於 10,000 股的大手交易。',
    }),
  }),
  blockPermissionRefused: ({ reason }: Refused): MessageWords => ({
    title: localised({
      en: 'Block trading was not opened',
      'zh-Hans': '大宗交易权限申请未通过',
      'zh-Hant': '大手交易權限申請未獲批准',
    }),
    body: failureReason(reason),
  }),
} as const;
