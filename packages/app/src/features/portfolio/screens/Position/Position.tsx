import { tradeTab, type Position } from '@meridian/api';
import { Button, EmptyState, Skeleton, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links, usePositionParams } from '#platform/address/links.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { feedOf } from '#platform/live/live-price.ts';
import { knownData } from '#platform/reading/request.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { useProductName } from '#presentation/product-name.ts';
import { SignInGate } from '#presentation/SignInGate.tsx';
import { usePosition } from '../../api.ts';
import { CloseBar } from './CloseBar.tsx';
import { PositionView } from './PositionView.tsx';
import { messages } from './Position.messages.ts';

/** One position in full: its profit, its figures, what happened to it, the way out (spec §2, /pages/trade/detail). */
export default function PositionScreen(): ReactNode {
  const intl = useIntl();
  const address = usePositionParams();
  const { isSignedIn } = useSession();
  const productName = useProductName()(address.source);
  const { request, reload, listed } = usePosition(address);
  const known = knownData(request);
  const position: Position | null = known?.position ?? null;
  const frame = {
    title: position?.name ?? (address.name || address.code),
    subtitle: [address.code, listed?.market, productName].filter(Boolean).join(' · '),
    backTo: links.trade(address.type),
  };

  if (!isSignedIn) {
    return (
      <ScreenFrame {...frame} hasBack>
        <SignInGate title={intl.formatMessage(messages.signInTitle)} />
      </ScreenFrame>
    );
  }
  const isOpen = position !== null && position.closeTimeTimestamp === null;
  return (
    <ScreenFrame {...frame} hasBack priceOf={isOpen ? listed && feedOf(listed) : null}>
      <RequestView
        request={request}
        reload={reload}
        what={intl.formatMessage(messages.what)}
        skeleton={
          <Stack gap={5}>
            <Skeleton shape="block" width="60%" height="96px" />
            <Skeleton shape="text" count={9} />
          </Stack>
        }
        isEmpty={(data) => data.position === null}
        empty={
          <EmptyState
            title={intl.formatMessage(messages.notFoundTitle)}
            body={intl.formatMessage(messages.notFoundBody)}
            action={
              <Button href={links.trade(tradeTab.holdings)}>
                {intl.formatMessage(messages.seeHoldings)}
              </Button>
            }
          />
        }
      >
        {(data) => data.position && <PositionView position={data.position} events={data.events} />}
      </RequestView>
      {isOpen && known !== null && <CloseBar position={position} closable={known.positionNum} />}
    </ScreenFrame>
  );
}
