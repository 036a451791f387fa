import type { FutureDetail, QuoteDetail } from '@meridian/api';
import type { ComponentType, ReactNode } from 'react';
import type { SummaryKind } from '#asset-classes/definition.ts';
import { isOfFuture } from '#domain/contract.ts';
import { BoardLots } from './BoardLots.tsx';
import { ContractMonths } from './ContractMonths.tsx';
import { ContractTerms } from './ContractTerms.tsx';
import { IndexMembers } from './IndexMembers.tsx';
import { PairSessions } from './PairSessions.tsx';
import { PairWays } from './PairWays.tsx';

interface SummaryProps {
  readonly detail: QuoteDetail | FutureDetail;
}

function Contract({ detail }: SummaryProps): ReactNode {
  if (!isOfFuture(detail)) return null;
  return (
    <>
      <ContractMonths detail={detail} />
      <ContractTerms detail={detail} />
    </>
  );
}

function Pair({ detail }: SummaryProps): ReactNode {
  return (
    <>
      <PairWays detail={detail} />
      <PairSessions />
    </>
  );
}

const parts: Readonly<Record<SummaryKind, ComponentType<SummaryProps>>> = {
  lots: BoardLots,
  contract: Contract,
  pair: Pair,
  members: IndexMembers,
};

/** What an instrument is besides its price, as its class says. */
export function SummaryOf({ kind, detail }: SummaryProps & { readonly kind: SummaryKind }): ReactNode {
  const Part = parts[kind];
  return <Part detail={detail} />;
}
