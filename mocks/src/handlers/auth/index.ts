import { notBuilt } from '../context.ts';
import type { HandlersOfFamily } from '../context.ts';
import { appVersion } from './app-version.ts';
import { login } from './login.ts';
import { setPayPassword } from './set-pay-password.ts';
import { updatePayPassword } from './update-pay-password.ts';
import { userInfo } from './user-info.ts';

export const authHandlers: HandlersOfFamily<'auth'> = {
  'auth.login': login,
  'auth.userInfo': userInfo,
  'auth.appVersion': appVersion,
  'auth.setPayPassword': setPayPassword,
  'auth.updatePayPassword': updatePayPassword,
  'auth.registerByEmail': notBuilt,
  'auth.sendEmailCode': notBuilt,
  'auth.resetPassword': notBuilt,
  'auth.updatePassword': notBuilt,
  'auth.submitRealName': notBuilt,
  'auth.applyStatus': notBuilt,
  'auth.areaList': notBuilt,
  'auth.applyService': notBuilt,
};
