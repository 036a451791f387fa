/** Messages and notices as the wire shows them, in the reader's language. */
import { messageStatus } from '@meridian/api';
import type { WireResponseOf } from '@meridian/api';
import type { Endpoints } from '@meridian/api/catalogue';
import { escaped } from '#domain/content/index.ts';
import { recordOf, wordsOf } from '#domain/inbox/index.ts';
import type { Message, Notice } from '#domain/inbox/index.ts';
import type { Customer } from '../context.ts';
import { namedTarget, positionTarget, type WireTarget } from '../record-target.ts';

type WireRow = WireResponseOf<Endpoints['content.messageList']>['list'][number];
type WireDetail = WireResponseOf<Endpoints['content.messageDetail']>;

export function messageRow({ language }: Customer, message: Message): WireRow {
  const { title, body } = wordsOf(message);
  return {
    id: message.id,
    title: title[language],
    summary: body[language],
    status: message.isRead ? messageStatus.read : messageStatus.unread,
    createTimestamp: message.at,
  };
}

export function noticeRow({ language }: Customer, { id, at, title, paragraphs }: Notice): WireRow {
  const summary = paragraphs[0]?.[language] ?? null;
  return { id, title: title[language], summary, status: null, createTimestamp: at };
}

export function messageView(caller: Customer, message: Message): WireDetail {
  const { summary, ...row } = messageRow(caller, message);
  return { ...row, content: `<p>${escaped(summary ?? '')}</p>`, target: targetOf(caller, message) };
}

export function noticeView(caller: Customer, notice: Notice): WireDetail {
  const { summary: _summary, ...row } = noticeRow(caller, notice);
  const content = notice.paragraphs.map((text) => `<p>${escaped(text[caller.language])}</p>`).join('\n');
  return { ...row, content, target: null };
}

/** The record that a message leads to; null where there is none, or it is there no more. */
function targetOf(caller: Customer, message: Message): WireTarget | null {
  const { trading, market } = caller.state;
  const record = recordOf(message);
  switch (record?.kind) {
    case undefined:
      return null;
    case 'identity':
      return { kind: 'identity' };
    case 'deposit':
      return { kind: 'deposit', id: record.depositId };
    case 'withdrawal':
      return { kind: 'withdrawal', id: record.withdrawalId };
    case 'loan':
      return { kind: 'loan' };
    case 'follow':
      return { kind: 'follow', id: record.agencyId };
    case 'subscription':
      return { kind: 'subscription', id: record.subscriptionId };
    case 'order':
    case 'filledOrder': {
      const order = trading.orders.get(record.orderId);
      if (order === undefined) return null;
      return record.kind === 'filledOrder' && order.positionId !== null
        ? namedTarget(caller, { kind: 'position', id: order.positionId }, order)
        : namedTarget(caller, { kind: 'order', id: order.clientOrderId }, order);
    }
    case 'position': {
      const { positionId } = record;
      return positionTarget(caller, positionId);
    }
    case 'quote':
      return namedTarget(caller, { kind: 'quote' }, market.instrument(record.key));
  }
}
