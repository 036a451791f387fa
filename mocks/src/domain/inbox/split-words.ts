/** The words of messages about share splits: announced, and carried out for a holding or an order. */
import { localised } from '../localised.ts';
import { parseDate } from '../market/index.ts';
import type { InstrumentKey } from '../market/index.ts';
import { dated } from './dates.ts';
import type { MessageWords } from './message-words.ts';
import { actionIntended, called, counted, countedOf, priced } from './message-subject.ts';
import type { MessageSubject, OrderAction } from './message-subject.ts';

interface Split extends MessageSubject {
  /** How many shares one becomes. */
  readonly ratio: string;
}

interface SplitAnnounced extends Split {
  readonly key: InstrumentKey;
  /** `YYYY-MM-DD`. */
  readonly exDate: string;
}

interface PositionSplit extends Split {
  readonly positionId: string;
  /** Held before it and since. */
  readonly before: string;
  readonly quantity: string;
  /** Paid for one share, on average. */
  readonly average: string;
}

interface OrderSplit extends Split {
  readonly orderId: string;
  readonly action: OrderAction;
  /** What of it still waits. */
  readonly quantity: string;
  /** Null of a market order. */
  readonly limit: string | null;
}

export const splitWords = {
  splitAnnounced({ ratio, exDate, ...subject }: SplitAnnounced): MessageWords {
    const first = called(subject);
    const from = dated(parseDate(exDate));
    return {
      title: localised({
        en: `${first.en}: ${ratio}-for-1 share split`,
        'zh-Hans': `${first['zh-Hans']}拆股：1 拆 ${ratio}`,
        'zh-Hant': `${first['zh-Hant']}股份分拆：1 拆 ${ratio}`,
      }),
      body: localised({
        en: `Each share of ${first.en} becomes ${ratio} as the market opens on ${from.en}. Your quantity is multiplied by ${ratio} and prices are divided by it, so the value of a holding stays the same. Pending orders are adjusted too. This is a simulated event.`,
        'zh-Hans': `${first['zh-Hans']}将于${from['zh-Hans']}开盘时拆股，每 1 股拆为 ${ratio} 股。您的持股数量将乘以 ${ratio}，价格相应除以 ${ratio}，持仓总值不变，未成交委托同步调整。此为模拟事件。`,
        'zh-Hant': `${first['zh-Hant']}將於${from['zh-Hant']}開市時分拆股份，每 1 股拆為 ${ratio} 股。你的持股數量將乘以 ${ratio}，價格相應除以 ${ratio}，持倉總值不變，未成交的買賣盤亦會同步調整。此為模擬事件。`,
      }),
    };
  },
  positionSplit({ ratio, before, quantity, average, ...subject }: PositionSplit): MessageWords {
    const first = called(subject);
    const [had, has] = [counted(subject, before), counted(subject, quantity)];
    const price = priced(subject, average);
    return {
      title: localised({
        en: `${first.en}: your shares were split ${ratio} for 1`,
        'zh-Hans': `${first['zh-Hans']}已完成拆股：1 拆 ${ratio}`,
        'zh-Hant': `${first['zh-Hant']}已完成分拆：1 拆 ${ratio}`,
      }),
      body: localised({
        en: `Your position of ${had.en} is now ${has.en} at an average of ${price.en}. What it cost and what it is worth have not changed.`,
        'zh-Hans': `您的持仓由${had['zh-Hans']}调整为${has['zh-Hans']}，成本均价调整为 ${price['zh-Hans']}，持仓成本及市值不变。`,
        'zh-Hant': `你的持倉由${had['zh-Hant']}調整為${has['zh-Hant']}，平均成本調整為 ${price['zh-Hant']}，持倉成本及市值不變。`,
      }),
    };
  },
  orderSplit({ ratio, action, quantity, limit, ...subject }: OrderSplit): MessageWords {
    const first = called(subject);
    const intended = actionIntended[action];
    const much = counted(subject, quantity);
    const price = limit === null ? null : priced(subject, limit);
    return {
      title: localised({
        en: `${first.en}: pending order adjusted to the split`,
        'zh-Hans': `${first['zh-Hans']}拆股，委托已调整`,
        'zh-Hant': `${first['zh-Hant']}股份分拆，買賣盤已調整`,
      }),
      body: localised({
        en: `${first.en} was split ${ratio} for 1. Your order ${intended.en} is now for ${countedOf(subject, quantity)}${price === null ? '' : ` at a limit of ${price.en}`}.`,
        'zh-Hans': `${first['zh-Hans']}已按 1 拆 ${ratio} 拆股，您的${intended['zh-Hans']}委托调整为${much['zh-Hans']}${price === null ? '' : `，限价 ${price['zh-Hans']}`}。`,
        'zh-Hant': `${first['zh-Hant']}已按 1 拆 ${ratio} 分拆，你的${intended['zh-Hant']}盤調整為${much['zh-Hant']}${price === null ? '' : `，限價 ${price['zh-Hant']}`}。`,
      }),
    };
  },
} as const;
