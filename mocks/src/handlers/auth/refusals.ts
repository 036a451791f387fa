import { localised } from '#domain/localised.ts';
import { always, textOf, withFigures } from '../refusal-definition.ts';

export const authRefusals = {
  wrongCredentials: always({
    en: 'The user ID, email or password is not correct.',
    'zh-Hans': '用户ID、邮箱或密码不正确。',
    'zh-Hant': '用戶ID、電郵或密碼不正確。',
  }),
  emailCodeTooSoon: withFigures(
    ['seconds'],
    (detail) => {
      const seconds = textOf(detail, 'seconds');
      return localised({
        en: `You can ask for the next code in ${seconds} s.`,
        'zh-Hans': `请在 ${seconds} 秒后重新获取验证码。`,
        'zh-Hant': `請於 ${seconds} 秒後重新獲取驗證碼。`,
      });
    },
    always({
      en: 'A code was sent just now. Please wait before you ask for the next one.',
      'zh-Hans': '获取验证码过于频繁，请稍后再试。',
      'zh-Hant': '獲取驗證碼過於頻繁，請稍後再試。',
    }),
  ),
  emailCodeWrong: always({
    en: 'The verification code is not correct. Only the newest one is valid, and only once.',
    'zh-Hans': '验证码不正确。仅最新的验证码有效，且只能使用一次。',
    'zh-Hant': '驗證碼不正確。只有最新的驗證碼有效，且只可使用一次。',
  }),
  emailCodeExpired: always({
    en: 'The verification code has expired. Please ask for a new one.',
    'zh-Hans': '验证码已过期，请重新获取。',
    'zh-Hant': '驗證碼已過期，請重新獲取。',
  }),
  emailCodeLocked: always({
    en: 'Too many wrong codes were entered. Please ask for a new one.',
    'zh-Hans': '验证码错误次数过多，请重新获取。',
    'zh-Hant': '驗證碼錯誤次數過多，請重新獲取。',
  }),
  emailTaken: always({
    en: 'This email already has an account. Please sign in.',
    'zh-Hans': '该邮箱已注册，请直接登录。',
    'zh-Hant': '此電郵已註冊，請直接登入。',
  }),
  emailNotRegistered: always({
    en: 'This email has no account.',
    'zh-Hans': '该邮箱尚未注册。',
    'zh-Hant': '此電郵尚未註冊。',
  }),
  inviteCodeUnknown: always({
    en: 'The invitation code does not exist. You may leave it empty.',
    'zh-Hans': '邀请码不存在，可留空。',
    'zh-Hant': '邀請碼不存在，可以留空。',
  }),
  payPasswordNotSet: always({
    en: 'Set a transaction password first.',
    'zh-Hans': '请先设置交易密码。',
    'zh-Hant': '請先設定交易密碼。',
  }),
  payPasswordWrong: always({
    en: 'The transaction password is not correct.',
    'zh-Hans': '交易密码不正确。',
    'zh-Hant': '交易密碼不正確。',
  }),
  alreadyApplied: always({
    en: 'Your application is under review, or has been approved already.',
    'zh-Hans': '您的申请正在审核或已获批准，无需重复提交。',
    'zh-Hant': '你的申請正在審核或已獲批准，毋須重複提交。',
  }),
  permissionRequired: always({
    en: 'Your account has no permission for block trades yet. Apply for activation first.',
    'zh-Hans': '您尚未开通大宗交易权限，请先申请开通。',
    'zh-Hant': '你尚未開通大宗交易權限，請先申請開通。',
  }),
  kycRequired: always({
    en: 'Verify your identity first.',
    'zh-Hans': '请先完成实名认证。',
    'zh-Hant': '請先完成身份認證。',
  }),
} as const;
