import { auctionWindow, type AuctionQuote } from '@meridian/api';
import { Inline, StatusTag, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { endOfPhase, type AuctionPhase } from '#domain/auction.ts';
import { useFormat } from '#platform/words/format.ts';
import { auctionPresentation } from '../status/auction.messages.ts';
import { useStatusTag } from '../status/status.ts';
import { messages } from './auction.messages.ts';
import { TimeLeft } from './TimeLeft.tsx';

const sentences = {
  upcoming: messages.opensAt,
  open: messages.cancelUntil,
  noCancel: messages.closesAt,
  ended: messages.endedAt,
} as const satisfies Record<AuctionPhase, unknown>;

/** How far an auction is, until when that holds, and how long that is. */
export function AuctionWindow({
  quote,
  phase,
  isHalted = false,
}: {
  quote: AuctionQuote;
  phase: AuctionPhase | null;
  /** Of one instrument, whose halt outweighs the window. */
  isHalted?: boolean;
}): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const tag = useStatusTag()(auctionPresentation, phase === null ? null : auctionWindow[phase]);
  const until = endOfPhase(quote, phase);
  const at = phase === 'ended' ? quote.closesAtTimestamp : until;
  return (
    <Inline gap={2} isWrapping>
      {isHalted ? (
        <StatusTag tone="waiting" text={intl.formatMessage(messages.halted)} />
      ) : (
        <StatusTag {...tag} />
      )}
      <Text size="s" tone="secondary">
        {phase !== null &&
          at !== null &&
          intl.formatMessage(sentences[phase], { time: format.dateTime(at), zone: format.timeZoneName(at) })}
      </Text>
      {until !== null && (
        <Text size="s" isStrong>
          <TimeLeft until={until} />
        </Text>
      )}
    </Inline>
  );
}
