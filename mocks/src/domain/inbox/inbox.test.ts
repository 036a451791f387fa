import { describe, expect, test } from 'vitest';
import { createInbox, inboxOf, markRead, sendMessage, unreadCount, wordsOf } from './index.ts';
import type { MessageContent } from './index.ts';

const stoppedOut: MessageContent = {
  kind: 'positionStoppedOut',
  parameters: { positionId: 'P1', stockCode: 'TSLA', quantity: '100', price: '212.4' },
};
const filled: MessageContent = {
  kind: 'orderFilled',
  parameters: { orderId: 'O1', stockCode: 'AAPL', quantity: '10', price: '231.05' },
};
const cancelled = (reason: 'insufficientFunds' | 'positionClosed'): MessageContent => ({
  kind: 'orderCancelled',
  parameters: { orderId: 'O2', stockCode: 'META', reason },
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
    expect(wordsOf(filled).body).toEqual({
      en: 'Your order for 10 AAPL was filled at 231.05.',
      'zh-Hans': '您的 AAPL 委托（10）已成交，成交价 231.05。',
      'zh-Hant': '你的 AAPL 訂單（10）已成交，成交價 231.05。',
    });
    expect(wordsOf(stoppedOut).title['zh-Hant']).toBe('TSLA 已強制平倉');
  });

  test('say why an order was cancelled', () => {
    expect(wordsOf(cancelled('insufficientFunds')).body.en).toContain('not enough buying power');
    expect(wordsOf(cancelled('positionClosed')).body['zh-Hans']).toBe(
      '您的 META 委托已撤销：对应持仓已平仓。',
    );
  });
});
