import type { FutureDetail, QuoteDetail } from '@meridian/api';
import type { ReactNode } from 'react';
import { isOfFuture } from '#domain/contract.ts';
import type { Ticket } from '../useTicket.ts';
import { ContractFacts } from './ContractFacts.tsx';
import { PairFacts } from './PairFacts.tsx';

/** What the product is counted in and bound to, as its class says: a contract's margins and its end, a pair's lots and pips. */
export function ProductFacts({ ticket }: { ticket: Ticket }): ReactNode {
  const detail: QuoteDetail | FutureDetail = ticket.detail;
  switch (ticket.assetClass.quote?.summary) {
    case 'contract':
      return isOfFuture(detail) ? <ContractFacts ticket={ticket} detail={detail} /> : null;
    case 'pair':
      return <PairFacts ticket={ticket} />;
    case 'lots':
    case 'members':
    case undefined:
      return null;
  }
}
