import { auctionWindow, type AuctionQuote } from '@meridian/api';
import { Inline, Stack, StatusTag, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { endOfPhase, type AuctionPhase } from '#domain/auction.ts';
import { usePorts } from '#platform/ports/context.ts';
import { useFormat } from '#platform/words/format.ts';
import { auctionPresentation } from '../status/auction.messages.ts';
import { useStatusTag } from '../status/status.ts';
import { messages } from './auction.messages.ts';
import { TimeLeft } from './TimeLeft.tsx';

/** Nearer than this, an instant is named by its time alone. */
const dayMs = 86_400_000;

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
  const { clock } = usePorts();
  const tag = useStatusTag()(auctionPresentation, phase === null ? null : auctionWindow[phase]);
  const until = endOfPhase(quote, phase);
  const at = phase === 'ended' ? quote.closesAtTimestamp : until;
  const isToday = at !== null && Math.abs(at - clock.now()) < dayMs;
  return (
    <Stack gap={1}>
      <Inline gap={2} isWrapping>
        {isHalted ? (
          <StatusTag tone="waiting" text={intl.formatMessage(messages.halted)} />
        ) : (
          <StatusTag {...tag} />
        )}
        {until !== null && (
          <Text size="s" isStrong>
            <TimeLeft until={until} />
          </Text>
        )}
      </Inline>
      {phase !== null && at !== null && (
        <Text size="s" tone="secondary">
          {intl.formatMessage(sentences[phase], {
            time: isToday ? format.time(at) : format.dateTime(at),
            zone: format.timeZoneName(at),
          })}
        </Text>
      )}
    </Stack>
  );
}
