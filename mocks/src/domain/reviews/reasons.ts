import { localised, sameInAll } from '../localised.ts';
import type { Localised } from '../localised.ts';

/** Why reviewers refuse, in the three languages. */
const failureReasons = {
  blurredDocument: localised({
    en: 'The photo of your document is blurred. Please take it again in good light.',
    'zh-Hans': '证件照片不清晰，请在光线充足处重新拍摄。',
    'zh-Hant': '證件照片不清晰，請在光線充足處重新拍攝。',
  }),
  nameMismatch: localised({
    en: 'The name you entered does not match your document.',
    'zh-Hans': '填写的姓名与证件不一致。',
    'zh-Hant': '填寫的姓名與證件不符。',
  }),
  expiredDocument: localised({
    en: 'Your document has expired. Please use a valid one.',
    'zh-Hans': '证件已过期，请使用有效证件。',
    'zh-Hant': '證件已過期，請使用有效證件。',
  }),
  unreadableProof: localised({
    en: 'The screenshot does not show amount, time and recipient. Please send one that does.',
    'zh-Hans': '截图未能清楚显示金额、时间及收款方，请重新上传完整截图。',
    'zh-Hant': '截圖未能清楚顯示金額、時間及收款人，請重新上載完整截圖。',
  }),
  amountMismatch: localised({
    en: 'The amount on the screenshot is not the one you entered. Please enter the amount that you sent.',
    'zh-Hans': '截图金额与填写金额不一致，请按实际转账金额填写。',
    'zh-Hant': '截圖金額與填寫金額不符，請按實際轉賬金額填寫。',
  }),
  otherSender: localised({
    en: 'The money came from an account in another name. It goes back to the sender.',
    'zh-Hans': '汇款账户非您本人名下，款项将原路退回。',
    'zh-Hant': '匯款賬戶並非以你本人名義開立，款項將退回匯款人。',
  }),
  otherHolder: localised({
    en: 'The account that you withdraw to is not in your name. Please choose one that is.',
    'zh-Hans': '收款账户非您本人名下，请更换为本人账户。',
    'zh-Hant': '收款賬戶並非以你本人名義開立，請改用本人的賬戶。',
  }),
  institutionFull: localised({
    en: 'The institution takes no more money at present.',
    'zh-Hans': '该机构的募集额度已满。',
    'zh-Hant': '該機構的名額已滿。',
  }),
  littleExperience: localised({
    en: 'Block trading needs more trading experience than your account shows. Please apply again later.',
    'zh-Hans': '您的账户交易经验尚未达到大宗交易的要求，请稍后再申请。',
    'zh-Hant': '你的賬戶交易經驗尚未達到大手交易的要求，請稍後再申請。',
  }),
  littleIncome: localised({
    en: 'The payments are too high for the income that we know of. Please apply for less, or for a longer term.',
    'zh-Hans': '每月还款额超出我们所了解的收入水平，请降低金额或选择更长期限。',
    'zh-Hant': '每月還款額超出我們所了解的收入水平，請減少金額或選擇較長期限。',
  }),
} as const;

function isFailureReason(text: string): text is keyof typeof failureReasons {
  return Object.hasOwn(failureReasons, text);
}

/** A reason in the three languages; what a reviewer wrote freely is the same in all. */
export function failureReason(reason: string): Localised {
  return isFailureReason(reason) ? failureReasons[reason] : sameInAll(reason);
}
