import type { Decimal } from '@meridian/api';
import { ResultScreen, Stack, TextField, type ReviewQuestion } from '@meridian/design-system';
import { useState } from 'react';
import { expect, screen, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import type { Consent } from './ConfirmSheet.tsx';
import { UnsettledNotice } from './DoubtView.tsx';
import { RefusalBanner } from './RefusalBanner.tsx';
import { SubmissionFlow } from './SubmissionFlow.tsx';
import type { Canvas, User } from './test/acting.ts';
import { transferModel, transferWrite } from './test/transfer.ts';
import { useSubmission } from './useSubmission.ts';
import type { SubmissionWords } from './words.ts';

const words: SubmissionWords<unknown> = {
  lookingUp: 'Checking what became of your transfer',
  unknown: 'We do not know yet whether your transfer arrived',
  notFound: 'The brokerage does not have your transfer so far',
  unsettled: 'The same transfer again counts once.',
  otherReceipt: () => 'The answer was about another transfer.',
  list: null,
};

interface TransferProps {
  readonly consents?: readonly Consent[];
  /** Until it is accepted. */
  readonly question?: Omit<ReviewQuestion, 'onAccept'>;
}

/** The smallest form of this layer: no password, and no list that shows its outcome. */
function Transfer({ consents = [], question }: TransferProps) {
  const [hasAccepted, setAccepted] = useState(false);
  const transfer = useSubmission({
    model: transferModel,
    write: transferWrite,
    draftKey: 'transfer',
    initial: { from: 'BALANCE', to: 'STOCK', amount: '' },
    facts: { free: '500' as Decimal },
  });
  const what = transfer.form.amount === '' ? 'Transfer' : `Transfer $${transfer.form.amount}`;
  return (
    <ScreenFrame title="Transfer">
      <SubmissionFlow
        controls={transfer}
        words={words}
        press={{ what, tone: 'primary', figure: null, isBlocked: false }}
        confirmation={<p>{'From BALANCE to STOCK'}</p>}
        consents={consents}
        question={question && !hasAccepted ? { ...question, onAccept: () => setAccepted(true) } : undefined}
        record={() => <ResultScreen tone="positive" title="Transferred" actions={null} />}
        form={(refusal) => (
          <Stack gap={5}>
            <RefusalBanner title="Transfer rejected; no money was moved" problem={refusal} />
            <UnsettledNotice words={words} controls={transfer} />
            <TextField
              label="Amount"
              value={transfer.form.amount}
              onChange={(text) => transfer.dispatch({ type: 'amountTyped', text })}
              error={transfer.hasTried ? transfer.problems[0] : undefined}
            />
          </Stack>
        )}
      />
    </ScreenFrame>
  );
}

/** A money write that no list shows (DECISIONS 35): asking again is safe, and the only way to learn its outcome. */
const meta = preview.meta({
  title: 'Submission/Transfer',
  component: Transfer,
  parameters: { path: '/pages/transfer', scenario: 'funded' },
});

async function sendHundred(canvas: Canvas, user: User): Promise<void> {
  await user.type(await canvas.findByRole('textbox', { name: 'Amount' }), '100');
  await user.click(canvas.getByRole('button', { name: 'Transfer $100' }));
  await confirm(user);
}

async function confirm(user: User): Promise<void> {
  const sheet = within(await screen.findByRole('dialog', { name: 'Transfer $100' }));
  await user.click(sheet.getByRole('button', { name: 'Transfer $100' }));
}

/** No transaction password confirms it, so none is asked. */
export const Reviewed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '100');
    await userEvent.click(canvas.getByRole('button', { name: 'Transfer $100' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Transfer $100' }));
    await expect(sheet.getByText('From BALANCE to STOCK')).toBeVisible();
    await expect(sheet.queryByLabelText('Transaction password')).toBeNull();
  },
});

/** On a wide window it takes the form's own place; Escape leads back to the button that opened it. */
export const ReviewedInPlace = meta.story({
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '100{Enter}');
    const review = within(await canvas.findByRole('region', { name: 'Transfer $100' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: 'Amount' })).toBeNull();
    await expect(review.getByText('From BALANCE to STOCK')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('100');
    await expect(canvas.getByRole('button', { name: 'Transfer $100' })).toHaveFocus();
  },
});

/** What has to be agreed to is asked in the review, each time anew; nothing is sent without it. */
export const Consenting = meta.story({
  parameters: { faults: ['hang@funds.transfer'] },
  args: { consents: [{ id: 'final', label: 'I know that this transfer cannot be cancelled.' }] },
  play: async ({ canvas, userEvent }) => {
    await sendHundred(canvas, userEvent);
    const consent = await screen.findByRole('checkbox', { name: /cannot be cancelled/ });
    await expect(consent).toHaveFocus();
    await expect(consent).toHaveAccessibleDescription('Tick this to continue');
    await userEvent.keyboard(' {Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Transfer $100' }));
    await expect(await screen.findByRole('checkbox', { name: /cannot be cancelled/ })).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: /cannot be cancelled/ }));
    await confirm(userEvent);
    await expect(screen.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** What has changed since the form was filled in is accepted before anything is sent. */
export const Asked = meta.story({
  parameters: { faults: ['hang@funds.transfer'] },
  args: {
    question: { title: 'The rate is now 7.81', body: 'It was 7.80.', acceptLabel: 'Use 7.81' },
  },
  play: async ({ canvas, userEvent }) => {
    await sendHundred(canvas, userEvent);
    await expect(screen.getByRole('button', { name: 'Use 7.81' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('button', { name: 'Use 7.81' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Sending…' })).toBeNull();
    await confirm(userEvent);
    await expect(screen.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const NothingFilledIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Transfer' }));
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
    await expect(canvas.getByText('amountMissing')).toBeVisible();
  },
});

export const Sending = meta.story({
  parameters: { faults: ['hang@funds.transfer'] },
  play: async ({ canvas, userEvent }) => {
    await sendHundred(canvas, userEvent);
    const sheet = within(await screen.findByRole('dialog', { name: 'Transfer $100' }));
    await expect(sheet.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-busy', 'true');
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeDisabled();
  },
});

export const Refused = meta.story({
  parameters: { faults: ['code=30001@funds.transfer'] },
  play: async ({ canvas, userEvent }) => {
    await sendHundred(canvas, userEvent);
    await expect(await canvas.findByText('Transfer rejected; no money was moved')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('100');
  },
});

export const OutcomeUnknown = meta.story({
  parameters: {
    faults: ['down@funds.transfer'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      worldOf(canvasElement).clearFaults();
      worldOf(canvasElement).addFault('code=30001@funds.transfer');
      await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
      await confirm(userEvent);
      await expect(await canvas.findByText(/Sent again, it was refused/)).toBeVisible();
      await expect(canvas.getByText(/The first one may have been carried out/)).toBeVisible();
    },
  },
  play: async ({ canvas, userEvent }) => {
    await sendHundred(canvas, userEvent);
    await expect(await canvas.findByRole('heading', { name: words.unknown })).toBeVisible();
    await expect(canvas.getByText(/Sending it again is safe/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Check again' })).toBeNull();
  },
});

export const BackToTheForm = meta.story({
  parameters: { faults: ['down@funds.transfer'] },
  play: async ({ canvas, userEvent }) => {
    await sendHundred(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to the form' }));
    await expect(canvas.getByText('The same transfer again counts once.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'See what became of it' }));
    await expect(await canvas.findByRole('heading', { name: words.unknown })).toBeVisible();
  },
});

export const Chinese = meta.story({
  globals: { locale: 'zh-Hans' },
  parameters: { faults: ['down@funds.transfer'] },
  play: async ({ canvas, userEvent }) => {
    await sendHundred(canvas, userEvent);
    await expect(await canvas.findByText(/重新发送即可得知结果/)).toBeVisible();
  },
});
