import { openClose, tradeDirection } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { parseFixed } from '#kernel/index.ts';
import { createMarket } from '../market/index.ts';
import {
  createInbox,
  actionOf,
  inboxOf,
  markRead,
  priceText,
  sendMessage,
  subjectOf,
  unreadCount,
  wordsOf,
} from './index.ts';
import type { MessageContent } from './index.ts';

const share = (stockCode: string) => ({ stockCode, names: null, unit: 'share', currency: 'USD' });
const stoppedOut: MessageContent = {
  kind: 'positionStoppedOut',
  parameters: { positionId: 'P1', ...share('TSLA'), quantity: '100', price: '212.40' },
};
const filled: MessageContent<'orderFilled'> = {
  kind: 'orderFilled',
  parameters: { orderId: 'O1', action: 'buy', ...share('AAPL'), quantity: '10', price: '231.05' },
};
const cancelled = (reason: 'insufficientFunds' | 'positionClosed'): MessageContent => ({
  kind: 'orderCancelled',
  parameters: { orderId: 'O2', action: 'sell', ...share('META'), quantity: '1', reason },
});

describe('an inbox', () => {
  test('keeps messages as they came, each with an id of its own, unread until they are marked', () => {
    const brokerage = { inboxes: new Map([['demo', createInbox()]]) };
    sendMessage(brokerage, 'demo', 1000, filled);
    sendMessage(brokerage, 'demo', 1000, stoppedOut);
    const inbox = inboxOf(brokerage, 'demo');
    expect(inbox.messages).toEqual([
      { id: 'M1', at: 1000, isRead: false, ...filled },
      { id: 'M2', at: 1000, isRead: false, ...stoppedOut },
    ]);
    expect(unreadCount(inbox)).toBe(2);
    markRead(inbox, ['M2', 'M2', 'M9']);
    expect(inbox.messages.map(({ isRead }) => isRead)).toEqual([false, true]);
    expect(unreadCount(inbox)).toBe(1);
  });

  test('belongs to a customer the brokerage has', () => {
    expect(() => sendMessage({ inboxes: new Map() }, 'nobody', 0, filled)).toThrow('no customer "nobody"');
  });
});

describe("a message's words", () => {
  test('are made when it is read, in the language of the reader', () => {
    expect(wordsOf(filled)).toEqual({
      title: {
        en: 'Bought 10 shares of AAPL',
        'zh-Hans': '已买入 AAPL 10 股',
        'zh-Hant': '已買入 AAPL 10 股',
      },
      body: {
        en: 'Your order was filled at $231.05.',
        'zh-Hans': '您的委托已成交，成交价 $231.05。',
        'zh-Hant': '你的訂單已成交，成交價 $231.05。',
      },
    });
    expect(wordsOf(stoppedOut).title['zh-Hant']).toBe('TSLA 已強制平倉');
  });

  test.each([
    ['US:AAPL', '1', '1 share of AAPL', '$1,231.50'],
    ['HK:00700', '2000', '2,000 shares of Tencent Holdings (00700)', 'HK$1,231.50'],
    ['CRYPTO:BTCUSDT', '0.125', '0.125 BTC', '$1,231.50'],
    ['FUTURE:CLZ26', '1', '1 contract of CLZ26', '$1,231.50'],
    ['FUTURE:ZC', '2', '2 contracts of ZC', '1,231.50 US cents'],
    ['FOREX:EURUSD', '10000', '10,000 EUR (EURUSD)', '1,231.50000'],
  ])('say what is counted and in which money: %s', (key, quantity, much, price) => {
    const instrument = createMarket('meridian').instrument(key);
    const parameters = {
      orderId: 'O1',
      action: 'buy' as const,
      ...subjectOf(instrument),
      quantity,
      price: priceText(instrument, parseFixed('1231.5')),
    };
    const { title, body } = wordsOf({ kind: 'orderFilled', parameters });
    expect([title.en, body.en]).toEqual([`Bought ${much}`, `Your order was filled at ${price}.`]);
  });

  test.each([
    [tradeDirection.buy, openClose.open, 'Bought', '已买入', '已買入'],
    [tradeDirection.sell, openClose.open, 'Sold short', '已卖空', '已沽空'],
    [tradeDirection.buy, openClose.close, 'Sold', '已卖出', '已賣出'],
    [tradeDirection.sell, openClose.close, 'Bought back', '已平空', '已平淡倉'],
  ])('say what was done, the position being %i and the order %i: %s', (direction, opens, en, hans, hant) => {
    const parameters = { ...filled.parameters, action: actionOf({ direction, openClose: opens }) };
    expect(wordsOf({ kind: 'orderFilled', parameters }).title).toEqual({
      en: `${en} 10 shares of AAPL`,
      'zh-Hans': `${hans} AAPL 10 股`,
      'zh-Hant': `${hant} AAPL 10 股`,
    });
  });

  test('say why an order was cancelled', () => {
    expect(wordsOf(cancelled('insufficientFunds')).body.en).toBe(
      'Your order to sell 1 share of META was cancelled: there was not enough buying power when it could be filled.',
    );
    expect(wordsOf(cancelled('positionClosed')).body['zh-Hans']).toBe(
      '您的 META 卖出委托（1 股）已撤销：对应持仓已平仓。',
    );
  });

  test('of what is invented say so, in every language', () => {
    const about = { key: 'US:KO' as const, ...share('KO'), exDate: '2026-11-27' };
    const dividend = wordsOf({
      kind: 'dividendAnnounced',
      parameters: { ...about, amount: '0.51', payDate: '2026-12-18' },
    });
    const split = wordsOf({ kind: 'splitAnnounced', parameters: { ...about, ratio: '10' } });
    for (const { body } of [dividend, split]) {
      expect(body.en).toContain('Friday, November 27');
      expect(body.en).toContain('This is a simulated event');
      expect(body['zh-Hans']).toContain('此为模拟事件');
      expect(body['zh-Hant']).toContain('此為模擬事件');
    }
    expect(dividend.title).toEqual({
      en: 'KO: dividend of $0.51 a share',
      'zh-Hans': 'KO 派息：每股 $0.51',
      'zh-Hant': 'KO 派息：每股 $0.51',
    });
    expect(split.title['zh-Hans']).toBe('KO 拆股：1 拆 10');
  });
});
