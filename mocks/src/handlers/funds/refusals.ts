import { localised } from '#domain/localised.ts';
import { always, amountOf, withFigures } from '../refusal-definition.ts';

export const fundsRefusals = {
  depositTooSmall: withFigures(
    ['minimum'],
    (detail) => {
      const least = amountOf(detail, 'minimum');
      return localised({
        en: `The deposit must be at least ${least}. Lower amounts are not refunded.`,
        'zh-Hans': `充值金额不得低于 ${least}，低于该金额的款项不予退还。`,
        'zh-Hant': `存款金額不得少於 ${least}，少於此金額的款項恕不退還。`,
      });
    },
    always({
      en: 'The deposit is below the minimum. Lower amounts are not refunded.',
      'zh-Hans': '充值金额低于最低限额，低于该限额的款项不予退还。',
      'zh-Hant': '存款金額低於最低限額，少於此限額的款項恕不退還。',
    }),
  ),
  accountInUse: always({
    en: 'A withdrawal to this account is still under review. You can change or delete it afterwards.',
    'zh-Hans': '该收款账户有提现正在审核，审核完成后方可修改或删除。',
    'zh-Hant': '此收款賬戶有提款正在審核，完成後方可更改或刪除。',
  }),
  sameWallet: always({
    en: 'Choose two different accounts.',
    'zh-Hans': '转出账户与转入账户不能相同。',
    'zh-Hant': '轉出賬戶與轉入賬戶不可相同。',
  }),
  transferNotCancellable: always({
    en: 'The transfer can no longer be cancelled.',
    'zh-Hans': '该笔划转当前状态不可撤销。',
    'zh-Hant': '此筆轉賬目前狀態不可取消。',
  }),
} as const;
