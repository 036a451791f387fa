import { localised } from '#domain/localised.ts';
import { always, textOf } from '../refusal-definition.ts';
import type { RefusalDetail } from '../refusal-definition.ts';

export const tradingRefusals = {
  insufficientFunds(detail: RefusalDetail) {
    const [needed, available] = [amount(detail, 'needed'), amount(detail, 'available')];
    return localised(
      `Insufficient funds: ${needed} needed, ${available} available.`,
      `资金不足：需要 ${needed}，可用 ${available}。`,
      `資金不足：需要 ${needed}，可用 ${available}。`,
    );
  },
  marketClosed: always(
    'The market is closed. You can place a limit order now.',
    '当前休市，可提交限价委托。',
    '現時休市，可提交限價盤。',
  ),
  instrumentHalted(detail: RefusalDetail) {
    const code = textOf(detail, 'stockCode');
    return localised(
      `Trading in ${code} is halted.`,
      `${code} 已停牌，暂不可交易。`,
      `${code} 已停牌，暫不可交易。`,
    );
  },
  quantityNotAllowed(detail: RefusalDetail) {
    const [minimum, step, maximum] = [
      textOf(detail, 'minimum'),
      textOf(detail, 'step'),
      textOf(detail, 'maximum'),
    ];
    if (maximum !== '') {
      return localised(
        `The quantity may be at most ${maximum}.`,
        `数量最多为 ${maximum}。`,
        `數量最多為 ${maximum}。`,
      );
    }
    return localised(
      `The quantity must be at least ${minimum}, in steps of ${step}.`,
      `数量不得少于 ${minimum}，且须为 ${step} 的整数倍。`,
      `數量不得少於 ${minimum}，且須為 ${step} 的整數倍。`,
    );
  },
  limitPriceNotAllowed(detail: RefusalDetail) {
    const [lowest, highest, tick] = [
      textOf(detail, 'lowest'),
      textOf(detail, 'highest'),
      textOf(detail, 'tick'),
    ];
    return localised(
      `The limit price must be from ${lowest} to ${highest}, in steps of ${tick}.`,
      `限价须在 ${lowest} 至 ${highest} 之间，且须为 ${tick} 的整数倍。`,
      `限價須在 ${lowest} 至 ${highest} 之間，且須為 ${tick} 的整數倍。`,
    );
  },
  leverageNotAllowed: always(
    'This leverage is not offered for the instrument.',
    '该标的不支持所选杠杆倍数。',
    '該產品不支援所選槓桿倍數。',
  ),
  positionNotOpen: always('The position is not open any more.', '该持仓已平仓。', '該持倉已平倉。'),
  orderNotCancellable: always(
    'The order can no longer be cancelled.',
    '该委托当前状态不可撤销。',
    '該訂單目前狀態不可取消。',
  ),
  clientOrderIdReused: always(
    'This request number was already used for a different request. This one was not carried out.',
    '该请求编号已用于另一笔内容不同的请求，本次请求未执行。',
    '此要求編號已用於另一項內容不同的要求，今次要求未有執行。',
  ),
} as const;

const symbols: ReadonlyMap<string, string> = new Map([
  ['USD', '$'],
  ['HKD', 'HK$'],
]);

function amount(detail: RefusalDetail, field: string): string {
  const grouped = textOf(detail, field).replaceAll(/\B(?=(\d{3})+\.)/g, ',');
  return `${symbols.get(textOf(detail, 'currency')) ?? ''}${grouped}`;
}

/** Why the brokerage, or nobody, ended an order: shown with the order. */
export const orderReasons = {
  insufficientFunds: localised(
    'Cancelled: not enough buying power when the order could be filled.',
    '已撤销：成交时可用资金不足。',
    '已取消：成交時可用資金不足。',
  ),
  positionClosed: localised(
    'Cancelled: the position was closed before.',
    '已撤销：对应持仓已平仓。',
    '已取消：相關持倉已平倉。',
  ),
  stoppedOut: localised(
    'Closed by the brokerage: the margin was used up.',
    '强制平仓：保证金不足。',
    '強制平倉：保證金不足。',
  ),
  settled: localised(
    'Settled by the brokerage: the contract ended.',
    '到期结算：合约已到期。',
    '到期結算：合約已到期。',
  ),
} as const;
