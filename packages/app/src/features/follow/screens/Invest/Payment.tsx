import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CopyScreen } from '../Follow/CopyScreen.tsx';
import InvestScreen from './Invest.tsx';

/** Follows what the address names: an institution, or with `kind=futures` one of its orders (DECISIONS 40). */
export default function FollowPaymentScreen(): ReactNode {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  return query.get('kind') === 'futures' ? <CopyScreen key={id} id={id} /> : <InvestScreen />;
}
