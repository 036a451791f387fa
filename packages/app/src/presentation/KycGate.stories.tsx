import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { KycGate } from './KycGate.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';

const withdraw = '/pages/withdraw/vm';

function Gated() {
  return (
    <ScreenFrame title="Withdraw">
      <KycGate feature="withdraw">
        <p>{'Withdraw here.'}</p>
      </KycGate>
    </ScreenFrame>
  );
}

const meta = preview.meta({
  title: 'Presentation/KycGate',
  component: Gated,
  parameters: { path: withdraw, scenario: 'kyc-not-submitted' },
});

/** Says what is missing and leads there, with the way back. */
export const NotSubmitted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Withdraw here.')).toBeNull();
    await userEvent.click(await canvas.findByRole('link', { name: 'Go to verification' }));
    await expect(
      await canvas.findByText(/Went to \/pages\/kycverify\/index\?returnTo=%2Fpages%2Fwithdraw%2Fvm/),
    ).toBeVisible();
  },
});

export const UnderReview = meta.story({
  parameters: { scenario: 'kyc-pending' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your documents are under review/)).toBeVisible();
    await expect(canvas.queryByText('Verify your identity first')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'See where it stands' })).toBeVisible();
  },
});

export const Open = meta.story({
  parameters: { scenario: 'kyc-approved' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Withdraw here.')).toBeVisible();
  },
});
