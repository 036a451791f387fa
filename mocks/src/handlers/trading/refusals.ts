import { localised } from '#domain/localised.ts';
import { always, amountOf, textOf, withFigures } from '../refusal-definition.ts';

export const tradingRefusals = {
  insufficientFunds: withFigures(
    ['needed', 'available'],
    (detail) => {
      const [needed, available] = [amountOf(detail, 'needed'), amountOf(detail, 'available')];
      return localised({
        en: `Insufficient funds: ${needed} needed, ${available} available.`,
        'zh-Hans': `资金不足：需要 ${needed}，可用 ${available}。`,
        'zh-Hant': `資金不足：需要 ${needed}，可用 ${available}。`,
      });
    },
    always({ en: 'Insufficient funds.', 'zh-Hans': '资金不足。', 'zh-Hant': '資金不足。' }),
  ),
  marketClosed: always({
    en: 'The market is closed. You can place a limit order now.',
    'zh-Hans': '当前休市，可提交限价委托。',
    'zh-Hant': '現時休市，可提交限價盤。',
  }),
  instrumentHalted: withFigures(
    ['stockCode'],
    (detail) => {
      const code = textOf(detail, 'stockCode');
      return localised({
        en: `Trading in ${code} is halted.`,
        'zh-Hans': `${code} 已停牌，暂不可交易。`,
        'zh-Hant': `${code} 已停牌，暫不可交易。`,
      });
    },
    always({
      en: 'Trading in this instrument is halted.',
      'zh-Hans': '该标的已停牌，暂不可交易。',
      'zh-Hant': '該產品已停牌，暫不可交易。',
    }),
  ),
  quantityNotAllowed: withFigures(
    ['maximum'],
    (detail) => {
      const maximum = textOf(detail, 'maximum');
      return localised({
        en: `The quantity may be at most ${maximum}.`,
        'zh-Hans': `数量最多为 ${maximum}。`,
        'zh-Hant': `數量最多為 ${maximum}。`,
      });
    },
    withFigures(
      ['minimum', 'step'],
      (detail) => {
        const [minimum, step] = [textOf(detail, 'minimum'), textOf(detail, 'step')];
        return localised({
          en: `The quantity must be at least ${minimum}, in steps of ${step}.`,
          'zh-Hans': `数量不得少于 ${minimum}，且须为 ${step} 的整数倍。`,
          'zh-Hant': `數量不得少於 ${minimum}，且須為 ${step} 的整數倍。`,
        });
      },
      always({
        en: 'This quantity is not permitted for the instrument.',
        'zh-Hans': '该数量不符合该标的的交易规则。',
        'zh-Hant': '此數量不符合該產品的交易規則。',
      }),
    ),
  ),
  limitPriceNotAllowed: withFigures(
    ['lowest', 'highest', 'tick'],
    (detail) => {
      const [lowest, highest, tick] = [
        textOf(detail, 'lowest'),
        textOf(detail, 'highest'),
        textOf(detail, 'tick'),
      ];
      return localised({
        en: `The limit price must be from ${lowest} to ${highest}, in steps of ${tick}.`,
        'zh-Hans': `限价须在 ${lowest} 至 ${highest} 之间，且须为 ${tick} 的整数倍。`,
        'zh-Hant': `限價須在 ${lowest} 至 ${highest} 之間，且須為 ${tick} 的整數倍。`,
      });
    },
    always({
      en: 'This limit price is not permitted for the instrument.',
      'zh-Hans': '该限价不符合该标的的交易规则。',
      'zh-Hant': '此限價不符合該產品的交易規則。',
    }),
  ),
  leverageNotAllowed: always({
    en: 'This leverage is not offered for the instrument.',
    'zh-Hans': '该标的不支持所选杠杆倍数。',
    'zh-Hant': '該產品不支援所選槓桿倍數。',
  }),
  positionNotOpen: always({
    en: 'The position is not open any more.',
    'zh-Hans': '该持仓已平仓。',
    'zh-Hant': '該持倉已平倉。',
  }),
  orderNotCancellable: always({
    en: 'The order can no longer be cancelled.',
    'zh-Hans': '该委托当前状态不可撤销。',
    'zh-Hant': '該訂單目前狀態不可取消。',
  }),
  auctionClosed: always({
    en: 'Orders for the auction are not accepted at this time.',
    'zh-Hans': '当前不在竞价申报时段，暂不接受委托。',
    'zh-Hant': '現時並非競價時段，暫不接受訂單。',
  }),
  deadlinePassed: always({
    en: 'The deadline of this offer has passed.',
    'zh-Hans': '该项目已过截止时间。',
    'zh-Hant': '此項目已過截止時間。',
  }),
  alreadySubscribed: always({
    en: 'You have already subscribed to this offer.',
    'zh-Hans': '您已申购该新股，不可重复申购。',
    'zh-Hant': '你已認購此新股，不可重複認購。',
  }),
  requestIdReused: always({
    en: 'This request number was already used for a different request. This one was not carried out.',
    'zh-Hans': '该请求编号已用于另一笔内容不同的请求，本次请求未执行。',
    'zh-Hant': '此要求編號已用於另一項內容不同的要求，今次要求未有執行。',
  }),
} as const;

/** Why the brokerage, or an expiry, ended an order: shown with the order. */
export const orderReasons = {
  insufficientFunds: localised({
    en: 'Cancelled: not enough buying power when the order could be filled.',
    'zh-Hans': '已撤销：成交时可用资金不足。',
    'zh-Hant': '已取消：成交時可用資金不足。',
  }),
  positionClosed: localised({
    en: 'Cancelled: the position was closed before.',
    'zh-Hans': '已撤销：对应持仓已平仓。',
    'zh-Hant': '已取消：相關持倉已平倉。',
  }),
  auctionUnfilled: localised({
    en: 'Expired: the auction price did not reach the limit.',
    'zh-Hans': '已失效：竞价成交价未达到限价。',
    'zh-Hant': '已失效：競價成交價未達限價。',
  }),
  auctionHalted: localised({
    en: 'Expired: trading was halted, so there was no auction.',
    'zh-Hans': '已失效：因停牌未举行竞价。',
    'zh-Hant': '已失效：因停牌並無競價。',
  }),
  stoppedOut: localised({
    en: 'Closed by the brokerage: the margin was used up.',
    'zh-Hans': '强制平仓：保证金不足。',
    'zh-Hant': '強制平倉：保證金不足。',
  }),
  settled: localised({
    en: 'Settled by the brokerage: the contract ended.',
    'zh-Hans': '到期结算：合约已到期。',
    'zh-Hant': '到期結算：合約已到期。',
  }),
} as const;
