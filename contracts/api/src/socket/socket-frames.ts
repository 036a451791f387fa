/** From the text of a frame to a message that fits, or to why it is not used. */
import * as v from 'valibot';
import { aheadToleranceMs, type FrameClock } from './socket-clock.ts';
import {
  bookTopic,
  quoteTopic,
  sequenceNumber,
  serverMessage,
  tradesTopic,
  type ServerMessage,
  type Topic,
} from './socket-messages.ts';

/**
 * Why a frame is not used. `unreadable`: too long, no JSON, or without a number. `unknownType`: a newer server speaks of
 * things this app does not know, which is no fault. `misfit`: a known type whose values do not fit the contract.
 * `ahead`: a price from beyond the backend's clock.
 */
type IgnoredReason = 'unreadable' | 'unknownType' | 'misfit' | 'ahead';

/** A frame that is not used, and what it would have been about, as far as it says. */
export interface IgnoredFrame {
  readonly reason: IgnoredReason;
  /** Null where it names none, or concerns the connection itself. */
  readonly topic: Topic | null;
}

export type Frame =
  | { readonly isUsed: true; readonly message: ServerMessage }
  | { readonly isUsed: false; readonly ignored: IgnoredFrame; readonly seq: number | null };

/** A frame of more characters is not read: an order, the longest message there is, has less than 2,000. */
export const longestFrame = 65_536;

/** The part every message has, whatever a newer server puts beside it. */
const head = v.object({ seq: sequenceNumber, type: v.string() });

const knownTypes: ReadonlySet<string> = new Set(
  serverMessage.options.map(({ entries }) => entries.type.literal),
);

/** Just enough of a quote, a book or trades that do not fit to say whose it is. */
const named = v.object({ type: v.string(), data: v.object({ market: v.string(), stock_code: v.string() }) });

/** Never throws. The clock gets the stamps of messages that fit. */
export function readFrame(text: unknown, clock: FrameClock): Frame {
  const content = parseJson(text);
  const numbered = v.safeParse(head, content);
  if (!numbered.success) return ignore('unreadable', content, null);
  const { seq, type } = numbered.output;
  if (!knownTypes.has(type)) return ignore('unknownType', null, seq);
  const parsed = v.safeParse(serverMessage, content, { abortEarly: true });
  if (!parsed.success) return ignore('misfit', content, seq);
  const message = parsed.output;
  clock.hear(message.ts);
  const isPriced = message.type === 'quote' || message.type === 'book' || message.type === 'trades';
  const isAhead = isPriced && message.data.quoteTimestamp > clock.now() + aheadToleranceMs;
  return isAhead ? ignore('ahead', content, seq) : { isUsed: true, message };
}

function ignore(reason: IgnoredReason, content: unknown, seq: number | null): Frame {
  return { isUsed: false, ignored: { reason, topic: topicOf(content) }, seq };
}

function topicOf(content: unknown): Topic | null {
  const about = v.safeParse(named, content);
  if (!about.success) return null;
  const { type, data } = about.output;
  const topicFor = { book: bookTopic, trades: tradesTopic }[type as 'book' | 'trades'] ?? quoteTopic;
  return topicFor(data.market, data.stock_code);
}

/** Undefined for text that is no JSON. */
function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' && text.length <= longestFrame ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
