import { localised } from '#domain/localised.ts';
import { always, textOf } from '../refusal-definition.ts';
import type { RefusalDetail } from '../refusal-definition.ts';

export const authRefusals = {
  wrongCredentials: always(
    'The user ID, email or password is not correct.',
    '用户ID、邮箱或密码不正确。',
    '用戶ID、電郵或密碼不正確。',
  ),
  emailCodeTooSoon(detail: RefusalDetail) {
    const seconds = textOf(detail, 'seconds');
    return localised(
      `You can ask for the next code in ${seconds} s.`,
      `请在 ${seconds} 秒后重新获取验证码。`,
      `請於 ${seconds} 秒後重新獲取驗證碼。`,
    );
  },
  emailCodeWrong: always(
    'The verification code is not correct. Only the newest one is valid, and only once.',
    '验证码不正确。仅最新的验证码有效，且只能使用一次。',
    '驗證碼不正確。只有最新的驗證碼有效，且只可使用一次。',
  ),
  emailCodeExpired: always(
    'The verification code has expired. Please ask for a new one.',
    '验证码已过期，请重新获取。',
    '驗證碼已過期，請重新獲取。',
  ),
  emailTaken: always(
    'This email already has an account. Please sign in.',
    '该邮箱已注册，请直接登录。',
    '此電郵已註冊，請直接登入。',
  ),
  emailNotRegistered: always('This email has no account.', '该邮箱尚未注册。', '此電郵尚未註冊。'),
  inviteCodeUnknown: always(
    'The invitation code does not exist. You may leave it empty.',
    '邀请码不存在，可留空。',
    '邀請碼不存在，可以留空。',
  ),
  payPasswordNotSet: always('Set a transaction password first.', '请先设置交易密码。', '請先設定交易密碼。'),
  payPasswordWrong: always(
    'The transaction password is not correct.',
    '交易密码不正确。',
    '交易密碼不正確。',
  ),
  identityAlreadySubmitted: always(
    'Your documents are under review, or have been approved already.',
    '您的证件正在审核或已通过审核，无需重复提交。',
    '你的證件正在審核或已通過審核，毋須重複提交。',
  ),
  kycRequired: always('Verify your identity first.', '请先完成实名认证。', '請先完成身份認證。'),
} as const;
