/** The words of every kind of message, in the three languages: made when it is read. */
import { failureReason } from '../kyc/identity-check.ts';
import { localised } from '../localised.ts';
import type { Localised } from '../localised.ts';
import { eventWriters } from './event-words.ts';
import type { MessageContent, MessageKind, Parameters } from './inbox.ts';
import { called, calledWithin, counted, countedOf, deedDone, deedMeant, priced } from './told.ts';

/** A message as it is read. */
export interface MessageWords {
  readonly title: Localised;
  readonly body: Localised;
}

/** What writes a kind of message. */
export type Writers<K extends MessageKind = MessageKind> = {
  readonly [P in K]: (parameters: Parameters[P]) => MessageWords;
};

const writers: Writers = {
  ...eventWriters,
  identityApproved: () => ({
    title: localised('Identity verified', '实名认证已通过', '身份認證已通過'),
    body: localised(
      'Your identity has been verified.',
      '您的实名认证已通过审核。',
      '你的身份認證已通過審核。',
    ),
  }),
  identityFailed: ({ reason }) => ({
    title: localised('Identity verification unsuccessful', '实名认证未通过', '身份認證未通過'),
    body: failureReason(reason),
  }),
  orderFilled({ deed, quantity, price, ...told }) {
    const within = calledWithin(told);
    const much = counted(told, quantity);
    const at = priced(told, price);
    const done = deedDone[deed];
    return {
      title: localised(
        `${done.en} ${countedOf(told, quantity)}`,
        `${done['zh-Hans']}${within['zh-Hans']}${much['zh-Hans']}`,
        `${done['zh-Hant']}${within['zh-Hant']}${much['zh-Hant']}`,
      ),
      body: localised(
        `Your order was filled at ${at.en}.`,
        `您的委托已成交，成交价 ${at['zh-Hans']}。`,
        `你的訂單已成交，成交價 ${at['zh-Hant']}。`,
      ),
    };
  },
  orderCancelled({ deed, quantity, reason, ...told }) {
    const [first, within] = [called(told), calledWithin(told)];
    const much = counted(told, quantity);
    const why = cancelReasons[reason];
    const meant = deedMeant[deed];
    return {
      title: localised(
        `${first.en} order cancelled`,
        `${first['zh-Hans']}委托已撤销`,
        `${first['zh-Hant']}訂單已取消`,
      ),
      body: localised(
        `Your order ${meant.en} ${countedOf(told, quantity)} was cancelled: ${why.en}`,
        `您的${within['zh-Hans']}${meant['zh-Hans']}委托（${much['zh-Hans']}）已撤销：${why['zh-Hans']}`,
        `你的${within['zh-Hant']}${meant['zh-Hant']}訂單（${much['zh-Hant']}）已取消：${why['zh-Hant']}`,
      ),
    };
  },
  positionNearStopOut({ price, closesAt, ...told }) {
    const first = called(told);
    const [now, level] = [priced(told, price), priced(told, closesAt)];
    return {
      title: localised(
        `${first.en} is at risk of forced closing`,
        `${first['zh-Hans']}接近强平价`,
        `${first['zh-Hant']}接近強制平倉價`,
      ),
      body: localised(
        `${first.en} trades at ${now.en}. At ${level.en} the brokerage closes your position. You can close part of it or add margin before that.`,
        `${first['zh-Hans']}现价 ${now['zh-Hans']}，强平价 ${level['zh-Hans']}。触及强平价时您的持仓将被强制平仓，您可提前部分平仓或追加保证金。`,
        `${first['zh-Hant']}現價 ${now['zh-Hant']}，強制平倉價 ${level['zh-Hant']}。觸及該價時你的持倉會被強制平倉，你可提早平掉部分持倉或追加保證金。`,
      ),
    };
  },
  positionStoppedOut({ quantity, price, ...told }) {
    const [first, within] = [called(told), calledWithin(told)];
    const much = counted(told, quantity);
    const at = priced(told, price);
    return {
      title: localised(
        `Forced closing of ${first.en}`,
        `${first['zh-Hans']}已强制平仓`,
        `${first['zh-Hant']}已強制平倉`,
      ),
      body: localised(
        `Your position of ${countedOf(told, quantity)} was closed at ${at.en}: its margin was used up.`,
        `因保证金不足，您的${within['zh-Hans']}持仓（${much['zh-Hans']}）已按 ${at['zh-Hans']} 强制平仓。`,
        `因保證金不足，你的${within['zh-Hant']}持倉（${much['zh-Hant']}）已按 ${at['zh-Hant']} 強制平倉。`,
      ),
    };
  },
};

/** The words of a message, in the three languages. */
export function wordsOf<K extends MessageKind>({ kind, parameters }: MessageContent<K>): MessageWords {
  const write: (parameters: Parameters[K]) => MessageWords = writers[kind];
  return write(parameters);
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
