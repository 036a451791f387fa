import { followFuturesStatus, type closeFollowFutures, type ResponseOf } from '@meridian/api';
import { Banner, FigureRow, Stack, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { OwnProfit } from '#presentation/positions/OwnProfit.tsx';
import { UnsettledNotice } from '#submission/DoubtView.tsx';
import { RefusalBanner } from '#submission/RefusalBanner.tsx';
import { SubmissionFlow } from '#submission/SubmissionFlow.tsx';
import { useSubmission } from '#submission/useSubmission.ts';
import { doubtWords, type SubmissionWords } from '#submission/words.ts';
import { closeModel, type CopiedOrder } from '../../copying/copy-model.ts';
import { closeWrite } from '../../copying/copy-write.ts';
import { messages } from './Copy.messages.ts';

type Receipt = ResponseOf<typeof closeFollowFutures>;

/** The way to close an order early while it runs (DECISIONS 23), and what became of that. */
export function Closing({ order }: { order: CopiedOrder }): ReactNode {
  const intl = useIntl();
  const words = useWords();
  const controls = useSubmission({
    model: closeModel,
    write: closeWrite,
    draftKey: `copy-close:${order.id}`,
    place: `copy-close:${order.id}`,
    initial: {},
    facts: { id: order.id },
  });
  const isRunning = order.status === followFuturesStatus.inProgress;
  if (!isRunning && controls.submission.phase === 'editing') return null;
  const profit = (
    <FigureRow
      label={intl.formatMessage(messages.profit)}
      value={<OwnProfit value={order.profit} currency="USD" />}
      isTotal
    />
  );
  return (
    <SubmissionFlow
      controls={controls}
      words={words}
      press={{
        what: intl.formatMessage(messages.close),
        tone: 'primary',
        figure: profit,
        isBlocked: false,
      }}
      confirmation={
        <Stack gap={3}>
          <Text tone="secondary">{intl.formatMessage(messages.closeNote)}</Text>
          {profit}
        </Stack>
      }
      record={() => <Banner tone="positive" isLive title={intl.formatMessage(messages.closeDone)} />}
      form={(refusal) => (
        <Stack gap={4}>
          <RefusalBanner title={intl.formatMessage(messages.closeRefused)} problem={refusal} />
          <UnsettledNotice words={words} controls={controls} />
        </Stack>
      )}
    />
  );
}

function useWords(): SubmissionWords<Receipt> {
  const intl = useIntl();
  return {
    ...doubtWords(intl, messages),
    otherReceipt: ({ name }) => intl.formatMessage(messages.otherReceipt, { name }),
    list: null,
  };
}
