import type { AuctionQuote } from '@meridian/api';
import { ChangeTag, Inline, Price, Section, Skeleton, Stack, StatGrid, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { takesOrders, type AuctionPhase } from '#domain/auction.ts';
import { trendOf, useFormat } from '#platform/words/format.ts';
import { RequestView } from '../RequestView.tsx';
import { moveOf, useImbalanceText } from './auction-figures.ts';
import { messages } from './auction.messages.ts';
import { AuctionWindow } from './AuctionWindow.tsx';
import type { Auction } from './useAuction.ts';

/** The auction of one share: how far it is, what it would end with or has ended with, and what that means for orders. */
export function AuctionPanel({ auction }: { auction: Auction }): ReactNode {
  const intl = useIntl();
  const { request, reload, quote, phase } = auction;
  return (
    <Section
      title={intl.formatMessage(messages.title)}
      isBusy={request.phase === 'loading' && request.last === null}
    >
      <RequestView
        request={request}
        reload={reload}
        what={intl.formatMessage(messages.what)}
        skeleton={<Skeleton shape="text" count={5} />}
      >
        {() =>
          quote === null ? (
            <Text tone="secondary">{intl.formatMessage(messages.notListed)}</Text>
          ) : (
            <Stack gap={3}>
              <AuctionWindow quote={quote} phase={phase} isHalted={quote.isHalted && takesOrders(phase)} />
              <Indicated quote={quote} phase={phase} />
            </Stack>
          )
        }
      </RequestView>
    </Section>
  );
}

function Indicated({ quote, phase }: { quote: AuctionQuote; phase: AuctionPhase | null }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const imbalanceText = useImbalanceText();
  const { indicativePrice, indicativeVolume, imbalance, priceDecimals } = quote;
  const hasEnded = phase === 'ended';
  const move = moveOf(quote);
  const note = noteOf(quote, phase);
  return (
    <Stack gap={2}>
      {indicativePrice !== null && (
        <>
          <div>
            <Text size="xs" tone="tertiary">
              {intl.formatMessage(hasEnded ? messages.auctionPrice : messages.indicativePrice)}
            </Text>
            <Inline gap={3} align="baseline" isWrapping>
              <Price
                text={format.price(indicativePrice, priceDecimals)}
                trend={trendOf(move?.change ?? null)}
                size="l"
                flashKey={indicativePrice}
              />
              {move && (
                <ChangeTag
                  text={`${format.change(move.change, priceDecimals)} (${format.percent(move.ratio)})`}
                  trend={trendOf(move.change)}
                  size="m"
                />
              )}
            </Inline>
          </div>
          <StatGrid
            columns={1}
            items={[
              {
                id: 'volume',
                label: intl.formatMessage(hasEnded ? messages.auctionVolume : messages.indicativeVolume),
                value: format.quantity(indicativeVolume),
              },
              ...(hasEnded
                ? []
                : [
                    {
                      id: 'imbalance',
                      label: intl.formatMessage(messages.imbalance),
                      value: imbalanceText(imbalance),
                    },
                  ]),
            ]}
          />
        </>
      )}
      <Text size="xs" tone="tertiary">
        {intl.formatMessage(note)}
      </Text>
    </Stack>
  );
}

function noteOf({ isHalted, indicativePrice }: AuctionQuote, phase: AuctionPhase | null) {
  if (phase === 'ended') return indicativePrice === null ? messages.noAuction : messages.explainedEnded;
  if (isHalted) return messages.haltedBody;
  return indicativePrice === null ? messages.noPriceYet : messages.explained;
}
