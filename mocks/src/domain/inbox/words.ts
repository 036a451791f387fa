import { failureReason } from '../kyc/identity-check.ts';
import { localised } from '../localised.ts';
import type { Localised } from '../localised.ts';
import type { MessageContent } from './inbox.ts';

/** A message as it is read. */
export interface MessageWords {
  readonly title: Localised;
  readonly body: Localised;
}

/** The words of a message, in the three languages. */
export function wordsOf(message: MessageContent): MessageWords {
  switch (message.kind) {
    case 'identityApproved':
      return {
        title: localised('Identity verified', '实名认证已通过', '身份認證已通過'),
        body: localised(
          'Your identity has been verified.',
          '您的实名认证已通过审核。',
          '你的身份認證已通過審核。',
        ),
      };
    case 'identityFailed':
      return {
        title: localised('Identity verification unsuccessful', '实名认证未通过', '身份認證未通過'),
        body: failureReason(message.parameters.reason),
      };
    case 'orderFilled': {
      const { stockCode, quantity, price } = message.parameters;
      return {
        title: localised(`${stockCode} order filled`, `${stockCode} 委托已成交`, `${stockCode} 訂單已成交`),
        body: localised(
          `Your order for ${quantity} ${stockCode} was filled at ${price}.`,
          `您的 ${stockCode} 委托（${quantity}）已成交，成交价 ${price}。`,
          `你的 ${stockCode} 訂單（${quantity}）已成交，成交價 ${price}。`,
        ),
      };
    }
    case 'orderCancelled': {
      const { stockCode, reason } = message.parameters;
      const why = cancelReasons[reason];
      return {
        title: localised(
          `${stockCode} order cancelled`,
          `${stockCode} 委托已撤销`,
          `${stockCode} 訂單已取消`,
        ),
        body: localised(
          `Your order for ${stockCode} was cancelled: ${why.en}`,
          `您的 ${stockCode} 委托已撤销：${why['zh-Hans']}`,
          `你的 ${stockCode} 訂單已取消：${why['zh-Hant']}`,
        ),
      };
    }
    case 'positionNearStopOut': {
      const { stockCode, price, closesAt } = message.parameters;
      return {
        title: localised(
          `${stockCode} is at risk of forced closing`,
          `${stockCode} 接近强平价`,
          `${stockCode} 接近強制平倉價`,
        ),
        body: localised(
          `${stockCode} trades at ${price}. At ${closesAt} the brokerage closes your position. You can close part of it or add margin before that.`,
          `${stockCode} 现价 ${price}，强平价 ${closesAt}。触及强平价时您的持仓将被强制平仓，您可提前部分平仓或追加保证金。`,
          `${stockCode} 現價 ${price}，強制平倉價 ${closesAt}。觸及該價時你的持倉會被強制平倉，你可提早平掉部分持倉或追加保證金。`,
        ),
      };
    }
    case 'positionStoppedOut': {
      const { stockCode, quantity, price } = message.parameters;
      return {
        title: localised(
          `Forced closing of ${stockCode}`,
          `${stockCode} 已强制平仓`,
          `${stockCode} 已強制平倉`,
        ),
        body: localised(
          `Your position of ${quantity} ${stockCode} was closed at ${price}: its margin was used up.`,
          `您的 ${stockCode} 持仓（${quantity}）已按 ${price} 强制平仓：保证金不足。`,
          `你的 ${stockCode} 持倉（${quantity}）已按 ${price} 強制平倉：保證金不足。`,
        ),
      };
    }
  }
}

const cancelReasons = {
  insufficientFunds: localised(
    'there was not enough buying power when it could be filled.',
    '成交时可用资金不足。',
    '成交時可用資金不足。',
  ),
  positionClosed: localised(
    'the position it was to close is no longer open.',
    '对应持仓已平仓。',
    '相關持倉已平倉。',
  ),
} as const;
