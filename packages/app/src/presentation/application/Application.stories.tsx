import { Button, Inline } from '@meridian/design-system';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import type { ApplicationStatus } from '#domain/application.ts';
import { usePorts } from '#platform/ports/context.ts';
import { defineMessages } from '#platform/words/messages.ts';
import { ScreenFrame } from '../ScreenFrame.tsx';
import { ApplicationView } from './ApplicationView.tsx';
import type { ApplicationWords } from './words.ts';

const minuteMs = 60_000;
const messages = defineMessages({
  notAppliedTitle: { id: 'story.deposit.notAppliedTitle', defaultMessage: 'Make a deposit' },
  notAppliedBody: { id: 'story.deposit.notAppliedBody', defaultMessage: 'Send what you want to add.' },
  underReviewTitle: { id: 'story.deposit.underReviewTitle', defaultMessage: 'Your deposit is on its way' },
  underReviewBody: { id: 'story.deposit.underReviewBody', defaultMessage: 'There is nothing for you to do.' },
  refusedTitle: { id: 'story.deposit.refusedTitle', defaultMessage: 'Audit failure' },
  refusedBody: { id: 'story.deposit.refusedBody', defaultMessage: 'Your deposit was not credited.' },
  approvedTitle: { id: 'story.deposit.approvedTitle', defaultMessage: 'Completed' },
  approvedBody: { id: 'story.deposit.approvedBody', defaultMessage: 'The amount is in your cash account.' },
  unknownBody: {
    id: 'story.deposit.unknownBody',
    defaultMessage: 'Ask customer service about this deposit.',
  },
  lateTitle: { id: 'story.deposit.lateTitle', defaultMessage: 'Your deposit takes longer than usual' },
  lateBody: {
    id: 'story.deposit.lateBody',
    defaultMessage: 'Deposits arrive within 5 minutes; yours was sent {age}.',
  },
  label: { id: 'story.deposit.label', defaultMessage: 'Progress of your deposit' },
  toSend: { id: 'story.deposit.toSend', defaultMessage: 'Send a deposit' },
  toSendDetail: { id: 'story.deposit.toSendDetail', defaultMessage: 'With a screenshot of your payment.' },
  sent: { id: 'story.deposit.sent', defaultMessage: 'Proof sent' },
  review: { id: 'story.deposit.review', defaultMessage: '3 confirmations' },
  soon: { id: 'story.deposit.soon', defaultMessage: 'Usually within 5 minutes.' },
  due: { id: 'story.deposit.due', defaultMessage: 'By {time} ({zone}) at the latest.' },
  late: {
    id: 'story.deposit.late',
    defaultMessage: 'This takes longer than usual. It was expected by {time} ({zone}).',
  },
  approved: { id: 'story.deposit.approved', defaultMessage: 'In your cash account' },
  approvedDetail: { id: 'story.deposit.approvedDetail', defaultMessage: 'You can trade with it.' },
  refused: { id: 'story.deposit.refused', defaultMessage: 'Audit failure' },
});

/** A deposit by wallet, which is promised within 5 minutes (DECISIONS 21). */
const depositWords: ApplicationWords = {
  headlines: {
    notApplied: { title: messages.notAppliedTitle, body: messages.notAppliedBody },
    underReview: { title: messages.underReviewTitle, body: messages.underReviewBody },
    refused: { title: messages.refusedTitle, body: messages.refusedBody },
    approved: { title: messages.approvedTitle, body: messages.approvedBody },
    unknown: { body: messages.unknownBody },
  },
  late: {
    title: messages.lateTitle,
    body: messages.lateBody,
  },
  timeline: {
    label: messages.label,
    toSend: messages.toSend,
    toSendDetail: messages.toSendDetail,
    sent: messages.sent,
    review: messages.review,
    soon: messages.soon,
    due: messages.due,
    late: messages.late,
    approved: messages.approved,
    approvedDetail: messages.approvedDetail,
    refused: messages.refused,
  },
};

interface DepositProps {
  status?: ApplicationStatus | null;
  reason?: string | null;
  /** Null: the backend does not say when it was sent. */
  sentMinutesAgo?: number | null;
}

function Deposit({ status = 'pending', reason = null, sentMinutesAgo = 2 }: DepositProps) {
  const { clock } = usePorts();
  const [openedAt] = useState(() => clock.now());
  const submittedAt = sentMinutesAgo === null ? null : openedAt - sentMinutesAgo * minuteMs;
  return (
    <ScreenFrame title="Deposit">
      <ApplicationView
        facts={{ status, submittedAt, reason }}
        promiseMs={5 * minuteMs}
        words={depositWords}
        next={({ canApplyAgain }) =>
          canApplyAgain && (
            <Inline gap={3}>
              <Button tone="primary">{'Deposit again'}</Button>
            </Inline>
          )
        }
      />
    </ScreenFrame>
  );
}

/** What identity, block permission, loan and the audits of deposits and withdrawals look like on their own screen. */
const meta = preview.meta({
  title: 'Presentation/Application',
  component: Deposit,
  parameters: { path: '/pages/deposit/record', scenario: 'funded' },
});

export const UnderReview = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Your deposit is on its way' }),
    ).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Progress of your deposit' }));
    const [sent, review] = list.getAllByRole('listitem');
    await expect(sent).toHaveTextContent(/^Proof sent done/);
    await expect(review).toHaveAttribute('aria-current', 'step');
    await expect(review).toHaveTextContent(/By \d\d-\d\d-\d{4} .* at the latest/);
  },
});

/** The promised time passes while one looks: what to do then is said. */
export const BecomesLate = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Your deposit is on its way' });
    const world = worldOf(canvasElement);
    await world.advance(3 * minuteMs);
    await expect(canvas.queryByText('Your deposit takes longer than usual')).toBeNull();
    await world.advance(minuteMs);
    await expect(await canvas.findByText('Your deposit takes longer than usual')).toBeVisible();
    await expect(canvas.getByText(/yours was sent 6 minutes ago/)).toBeVisible();
    await expect(canvas.getByText(/It was expected by \d\d-\d\d-\d{4}/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
  },
});

/** Of a review whose beginning nobody knows, no instant is promised, and none is missed. */
export const BeginningUnknown = meta.story({
  args: { sentMinutesAgo: null },
  play: async ({ canvas, canvasElement }) => {
    await worldOf(canvasElement).advance(60 * minuteMs);
    await expect(await canvas.findByText('Usually within 5 minutes.')).toBeVisible();
    await expect(canvas.queryByText('Your deposit takes longer than usual')).toBeNull();
  },
});

export const Refused = meta.story({
  args: { status: 'failed', reason: 'The amount on the screenshot is another one.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The amount on the screenshot is another one.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Deposit again' })).toBeVisible();
  },
});

export const RefusedWithoutAReason = meta.story({
  args: { status: 'refused' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No reason was given/)).toBeVisible();
  },
});

export const Approved = meta.story({
  args: { status: 'completed' },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Progress of your deposit' }));
    for (const step of list.getAllByRole('listitem')) await expect(step).toHaveTextContent(/ done/);
    await expect(canvas.queryByRole('button', { name: 'Deposit again' })).toBeNull();
  },
});

export const NotApplied = meta.story({
  args: { status: 'notOpened' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('With a screenshot of your payment.')).toBeVisible();
  },
});

export const UnknownStatus = meta.story({
  args: { status: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: '--' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Progress of your deposit' })).toBeNull();
  },
});
