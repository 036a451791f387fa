import { always } from '../refusal-definition.ts';

export const authRefusals = {
  wrongCredentials: always(
    'The user ID, email or password is not correct.',
    '用户ID、邮箱或密码不正确。',
    '用戶ID、電郵或密碼不正確。',
  ),
  payPasswordNotSet: always('Set a transaction password first.', '请先设置交易密码。', '請先設定交易密碼。'),
  payPasswordWrong: always(
    'The transaction password is not correct.',
    '交易密码不正确。',
    '交易密碼不正確。',
  ),
  kycRequired: always('Verify your identity first.', '请先完成实名认证。', '請先完成身份認證。'),
} as const;
