import {
  entrustedOrders,
  halfOrFullQuantity,
  positionByStock,
  stockDetail,
  walletBalance,
} from '@meridian/api';
import type {
  ApiProblem,
  Decimal,
  Order,
  Position,
  QuoteDetail,
  TradingTerms,
  TradeDirection,
  Wallet,
} from '@meridian/api';
import { useRef, useState } from 'react';
import type { TradedClass } from '#asset-classes/definition.ts';
import { tradingTerms, useAppConfig } from '#platform/config.ts';
import { usePorts } from '#platform/provider.tsx';
import type { InstrumentParams } from '#platform/links.ts';
import { feedOf } from '#platform/live-price.ts';
import { productOf } from '#platform/product.ts';
import { resultOf } from '#platform/result.ts';
import { knownData, type Request } from '#platform/request.ts';
import { useRead, type Read } from '#platform/use-read.ts';
import { canStillChange } from './ordering/outcome.ts';

/**
 * The instrument as the ticket needs it; shared with the quote screen's read, so coming from there it is already known.
 * Nothing is asked while the class or the instrument is missing.
 */
export function useInstrument(
  assetClass: TradedClass | undefined,
  instrument: Pick<InstrumentParams, 'code' | 'market' | 'source'> | null,
): Read<QuoteDetail> {
  return useRead(
    assetClass?.quote.detail ?? stockDetail,
    assetClass === undefined || instrument === null ? null : productOf(instrument),
    { subject: 'quote', priceOf: instrument && feedOf(instrument) },
  );
}

export function useTerms(assetClass: TradedClass): TradingTerms | null {
  return tradingTerms(useAppConfig(), assetClass.paths.source);
}

/** The wallet that pays; follows every movement. */
export function useWallet(assetClass: TradedClass): Read<Wallet> {
  return useRead(walletBalance, { walletType: assetClass.ticket.walletType }, { onTopics: ['wallets'] });
}

/** What is ordered: an instrument, as a class offers it. */
interface Ordered {
  readonly assetClass: TradedClass;
  readonly detail: QuoteDetail;
}

const orderedProduct = ({ assetClass, detail }: Ordered) =>
  productOf({ code: detail.stock_code, market: detail.market, source: assetClass.paths.source });

/** The open position in what is ordered, null where none is held or nobody knows: nothing is said then. */
export function useHeldPosition(ordered: Ordered): Position | null {
  const { request } = useRead(positionByStock, orderedProduct(ordered), { onTopics: ['orders'] });
  return knownData(request)?.position ?? null;
}

/** The order as it stands now. Followed while it can still change: resting, worked by the desk, or of an unknown status. */
export function useFollowedOrder(order: Order): Order {
  const question = canStillChange(order.orderStatus) ? { clientOrderId: order.clientOrderId } : null;
  const { request } = useRead(entrustedOrders, question, { onTopics: ['orders'] });
  const followed: Request<{ readonly list: readonly Order[] }> = request;
  return knownData(followed)?.list.find(({ orderNo }) => orderNo === order.orderNo) ?? order;
}

export type Choice = 'half' | 'full';

export interface HalfOrFull {
  /** The one being worked out; null while none is. */
  readonly pending: Choice | null;
  readonly problem: ApiProblem | null;
  ask(
    choice: Choice,
    order: { readonly direction: TradeDirection; readonly leverage: Decimal; readonly price: Decimal },
  ): void;
}

/** What half or all of the buying power pays for, worked out by the brokerage. The last one asked for counts. */
export function useHalfOrFull(ordered: Ordered, onQuantity: (quantity: Decimal) => void): HalfOrFull {
  const { api } = usePorts();
  const [state, setState] = useState<{ pending: Choice | null; problem: ApiProblem | null }>({
    pending: null,
    problem: null,
  });
  const lastAsked = useRef(0);

  async function answer(choice: Choice, order: Parameters<HalfOrFull['ask']>[1]): Promise<void> {
    const asked = ++lastAsked.current;
    setState({ pending: choice, problem: null });
    const request = { ...orderedProduct(ordered), ...order, choice };
    const result = await resultOf(api.call(halfOrFullQuantity, request));
    if (asked !== lastAsked.current) return;
    setState({ pending: null, problem: result.ok ? null : result.problem });
    if (result.ok) onQuantity(result.value.quantity);
  }

  return { ...state, ask: (choice, order) => void answer(choice, order) };
}
