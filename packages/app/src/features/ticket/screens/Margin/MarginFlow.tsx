import { Columns, FigureRow, Inline, OrderSummary, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isForm } from '#submission/submission.ts';
import { SubmissionFlow } from '#submission/SubmissionFlow.tsx';
import { UnsettledNotice } from '#submission/DoubtView.tsx';
import { OldPrices, useOldSince } from '#presentation/old-prices/old-prices.ts';
import { OldPricesNote } from '#presentation/old-prices/OldPricesNote.tsx';
import { LiveChange } from '#presentation/quotes/LiveChange.tsx';
import { LivePrice } from '#presentation/quotes/LivePrice.tsx';
import { AlreadyClosed, type KnownPosition } from '../../held/HeldScreen.tsx';
import { messages } from './Margin.messages.ts';
import { MarginFields } from './MarginFields.tsx';
import { MarginNotices, MarginRefusal, useIsPointless, useMarginObstacle } from './MarginNotices.tsx';
import { MarginPicture } from './MarginPicture.tsx';
import { MarginRecord } from './MarginRecord.tsx';
import { MarginReview } from './MarginReview.tsx';
import { useMargin, type MarginChange } from './useMargin.ts';
import { useChangeName, useMarginRows, useMarginWords } from './words.tsx';

/** The screen from the first choice to the record of what became of it. */
export function MarginFlow({ assetClass, position, isClosed, detail }: KnownPosition): ReactNode {
  const intl = useIntl();
  const change = useMargin(assetClass, position, detail);
  const what = useChangeName(change);
  const words = useMarginWords();
  const { left } = useMarginRows(change);
  const obstacle = useMarginObstacle(change);
  const isPointless = useIsPointless(change);
  if (isClosed && isForm(change.submission))
    return <AlreadyClosed body={intl.formatMessage(messages.closedBody)} />;
  return (
    <SubmissionFlow
      controls={change}
      words={words}
      press={{
        what,
        tone: 'primary',
        figure: <FigureRow {...left} isTotal />,
        obstacle,
        isBlocked: isPointless,
      }}
      confirmation={<MarginReview change={change} />}
      record={({ receipt }) => <MarginRecord change={change} receipt={receipt} />}
      form={(refusal) => (
        <Stack gap={5}>
          <NewestPrice change={change} />
          <MarginRefusal problem={refusal} />
          <UnsettledNotice words={words} controls={change} />
          <MarginNotices change={change} />
          <Columns start={<MarginFields change={change} />} end={<Preview change={change} />} />
        </Stack>
      )}
    />
  );
}

function NewestPrice({ change: { detail } }: { change: MarginChange }): ReactNode {
  const oldSince = useOldSince([detail]);
  return (
    <OldPrices value={oldSince !== null}>
      <Inline gap={3} align="baseline" isWrapping>
        <LivePrice quote={detail} size="l" />
        {oldSince === null ? (
          <LiveChange quote={detail} size="m" />
        ) : (
          <OldPricesNote since={oldSince} isShort />
        )}
      </Inline>
    </OldPrices>
  );
}

function Preview({ change }: { change: MarginChange }): ReactNode {
  const intl = useIntl();
  const { margin, leverage, stopOut } = useMarginRows(change);
  return (
    <Stack gap={4}>
      <MarginPicture change={change} />
      <OrderSummary title={intl.formatMessage(messages.preview)} rows={[margin, leverage, stopOut]} />
    </Stack>
  );
}
