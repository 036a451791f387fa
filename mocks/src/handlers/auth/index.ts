import type { HandlersOfFamily } from '../context.ts';
import { areaList } from './area-list.ts';
import { appVersion } from './app-version.ts';
import { applyService } from './apply-service.ts';
import { applyStatus } from './apply-status.ts';
import { login } from './login.ts';
import { registerByEmail } from './register-by-email.ts';
import { resetPassword } from './reset-password.ts';
import { sendEmailCode } from './send-email-code.ts';
import { setPayPassword } from './set-pay-password.ts';
import { submitRealName } from './submit-real-name.ts';
import { updatePassword } from './update-password.ts';
import { updatePayPassword } from './update-pay-password.ts';
import { userInfo } from './user-info.ts';

export const authHandlers: HandlersOfFamily<'auth'> = {
  'auth.login': login,
  'auth.userInfo': userInfo,
  'auth.appVersion': appVersion,
  'auth.setPayPassword': setPayPassword,
  'auth.updatePayPassword': updatePayPassword,
  'auth.registerByEmail': registerByEmail,
  'auth.sendEmailCode': sendEmailCode,
  'auth.resetPassword': resetPassword,
  'auth.updatePassword': updatePassword,
  'auth.submitRealName': submitRealName,
  'auth.applyStatus': applyStatus,
  'auth.areaList': areaList,
  'auth.applyService': applyService,
};
