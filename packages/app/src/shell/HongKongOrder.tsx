import { assetSource, ipoList } from '@meridian/api';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { OfferScreen } from '#features/ipo/index.ts';
import { TicketScreen } from '#features/ticket/index.ts';
import { parseInstrument } from '#platform/address/links.ts';
import { useRedirect } from '#platform/address/use-redirect.ts';
import { useNow } from '#platform/ports/use-ports.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { offerOf, stageOf } from '#presentation/ipo/offer.ts';

const market = 'HKEX';
/** Soon enough for an offer to become a share like any other. */
const lookMs = 10_000;

/**
 * Hong Kong's order screen (spec §2): a ticket, and in IPO mode the subscription to an offer. It is in IPO mode for the
 * source of new shares, and for an instrument with a `purchaseEndDate` that is not listed yet (DECISIONS 7).
 */
export default function HongKongOrderScreen(): ReactNode {
  const [query] = useSearchParams();
  return query.get('source') === String(assetSource.newStock) ? <OfferScreen /> : <ShareOrOffer />;
}

/** The ticket, unless what is addressed is still offered: then its address says so from now on. */
function ShareOrOffer(): ReactNode {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const now = useNow(lookMs);
  const { code } = parseInstrument(query, assetSource.hkStock);
  const { request } = useRead(ipoList, code === '' ? null : {});
  const offer = offerOf(knownData(request)?.list ?? [], { code, market });
  if (offer === null || offer.purchaseEndDate === null || stageOf(offer, now) === 'listed')
    return <TicketScreen />;
  const inIpoMode = new URLSearchParams(query);
  inIpoMode.set('source', String(assetSource.newStock));
  return <Redirect to={`${pathname}?${inIpoMode.toString()}`} />;
}

function Redirect({ to }: { to: string }): ReactNode {
  const redirect = useRedirect();
  useEffect(() => void redirect(to), [redirect, to]);
  return null;
}
