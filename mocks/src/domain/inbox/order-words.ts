/** The words of messages about orders and positions. Figures are decimals as text, codes are those of the wire. */
import { localised } from '../localised.ts';
import type { MessageWords } from './message-words.ts';
import {
  called,
  calledWithin,
  counted,
  countedOf,
  actionDone,
  actionIntended,
  priced,
} from './message-subject.ts';
import type { OrderAction, MessageSubject } from './message-subject.ts';

interface OrderFilled extends MessageSubject {
  readonly orderId: string;
  readonly action: OrderAction;
  readonly quantity: string;
  readonly price: string;
}

interface OrderCancelled extends MessageSubject {
  readonly orderId: string;
  readonly action: OrderAction;
  readonly quantity: string;
  readonly reason: keyof typeof cancelReasons;
}

interface PositionNearStopOut extends MessageSubject {
  readonly positionId: string;
  readonly price: string;
  /** At which the brokerage closes it. */
  readonly closesAt: string;
}

interface PositionStoppedOut extends MessageSubject {
  readonly positionId: string;
  readonly quantity: string;
  readonly price: string;
}

const cancelReasons = {
  insufficientFunds: localised({
    en: 'there was not enough buying power when it could be filled.',
    'zh-Hans': '成交时可用资金不足。',
    'zh-Hant': '成交時可用資金不足。',
  }),
  positionClosed: localised({
    en: 'the position it was to close is no longer open.',
    'zh-Hans': '对应持仓已平仓。',
    'zh-Hant': '相關持倉已平倉。',
  }),
  auctionUnfilled: localised({
    en: 'the auction price did not reach your limit. Nothing was bought or sold, and your money was released.',
    'zh-Hans': '竞价成交价未达到您的限价，未成交，冻结资金已释放。',
    'zh-Hant': '競價成交價未達你的限價，並無成交，凍結資金已解除。',
  }),
  auctionHalted: localised({
    en: 'trading was halted, so there was no auction. Your money was released.',
    'zh-Hans': '因停牌未举行竞价，冻结资金已释放。',
    'zh-Hant': '因停牌並無競價，凍結資金已解除。',
  }),
} as const;

export const orderWords = {
  orderFilled({ action, quantity, price, ...subject }: OrderFilled): MessageWords {
    const within = calledWithin(subject);
    const much = counted(subject, quantity);
    const at = priced(subject, price);
    const done = actionDone[action];
    return {
      title: localised({
        en: `${done.en} ${countedOf(subject, quantity)}`,
        'zh-Hans': `${done['zh-Hans']}${within['zh-Hans']}${much['zh-Hans']}`,
        'zh-Hant': `${done['zh-Hant']}${within['zh-Hant']}${much['zh-Hant']}`,
      }),
      body: localised({
        en: `Your order was filled at ${at.en}.`,
        'zh-Hans': `您的委托已成交，成交价 ${at['zh-Hans']}。`,
        'zh-Hant': `你的訂單已成交，成交價 ${at['zh-Hant']}。`,
      }),
    };
  },
  orderCancelled({ action, quantity, reason, ...subject }: OrderCancelled): MessageWords {
    const [first, within] = [called(subject), calledWithin(subject)];
    const much = counted(subject, quantity);
    const why = cancelReasons[reason];
    const meant = actionIntended[action];
    return {
      title: localised({
        en: `${first.en} order cancelled`,
        'zh-Hans': `${first['zh-Hans']}委托已撤销`,
        'zh-Hant': `${first['zh-Hant']}訂單已取消`,
      }),
      body: localised({
        en: `Your order ${meant.en} ${countedOf(subject, quantity)} was cancelled: ${why.en}`,
        'zh-Hans': `您的${within['zh-Hans']}${meant['zh-Hans']}委托（${much['zh-Hans']}）已撤销：${why['zh-Hans']}`,
        'zh-Hant': `你的${within['zh-Hant']}${meant['zh-Hant']}訂單（${much['zh-Hant']}）已取消：${why['zh-Hant']}`,
      }),
    };
  },
  positionNearStopOut({ price, closesAt, ...subject }: PositionNearStopOut): MessageWords {
    const first = called(subject);
    const [now, level] = [priced(subject, price), priced(subject, closesAt)];
    return {
      title: localised({
        en: `${first.en} is at risk of forced closing`,
        'zh-Hans': `${first['zh-Hans']}接近强平价`,
        'zh-Hant': `${first['zh-Hant']}接近強制平倉價`,
      }),
      body: localised({
        en: `${first.en} trades at ${now.en}. At ${level.en} the brokerage closes your position. You can close part of it or add margin before that.`,
        'zh-Hans': `${first['zh-Hans']}现价 ${now['zh-Hans']}，强平价 ${level['zh-Hans']}。触及强平价时您的持仓将被强制平仓，您可提前部分平仓或追加保证金。`,
        'zh-Hant': `${first['zh-Hant']}現價 ${now['zh-Hant']}，強制平倉價 ${level['zh-Hant']}。觸及該價時你的持倉會被強制平倉，你可提早平掉部分持倉或追加保證金。`,
      }),
    };
  },
  positionStoppedOut({ quantity, price, ...subject }: PositionStoppedOut): MessageWords {
    const [first, within] = [called(subject), calledWithin(subject)];
    const much = counted(subject, quantity);
    const at = priced(subject, price);
    return {
      title: localised({
        en: `Forced closing of ${first.en}`,
        'zh-Hans': `${first['zh-Hans']}已强制平仓`,
        'zh-Hant': `${first['zh-Hant']}已強制平倉`,
      }),
      body: localised({
        en: `Your position of ${countedOf(subject, quantity)} was closed at ${at.en}: its margin was used up.`,
        'zh-Hans': `因保证金不足，您的${within['zh-Hans']}持仓（${much['zh-Hans']}）已按 ${at['zh-Hans']} 强制平仓。`,
        'zh-Hant': `因保證金不足，你的${within['zh-Hant']}持倉（${much['zh-Hant']}）已按 ${at['zh-Hant']} 強制平倉。`,
      }),
    };
  },
} as const;
