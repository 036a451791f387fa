import { demoUser } from '@meridian/mocks/names';
import { expect, waitFor, type screen, type userEvent as user } from 'storybook/test';
import { inChinese, offline, sees, sessionExpired } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import LoginPasswordScreen from './LoginPassword.tsx';

const meta = preview.meta({
  component: LoginPasswordScreen,
  parameters: { path: '/pages/setting/loginpwd', scenario: 'trader' },
});

interface Acting {
  readonly canvas: Pick<typeof screen, 'findByLabelText' | 'getByLabelText' | 'getByRole'>;
  readonly userEvent: Pick<typeof user, 'type' | 'click'>;
}

const next = 'harbour-light-9';

async function change(
  { canvas, userEvent }: Acting,
  current: string = demoUser.password,
  again = next,
): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Current login password'), current);
  await userEvent.type(canvas.getByLabelText('New login password'), next);
  await userEvent.type(canvas.getByLabelText('New login password again'), again);
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
}

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Change login password' }),
    ).toBeVisible();
    await expect(canvas.getByText('6 to 20 characters of any kind.')).toBeVisible();
  },
});

export const NothingTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByText('Please Enter Password')).toBeVisible();
    await expect(canvas.getByText('Please Enter New Password')).toBeVisible();
    await expect(canvas.getByLabelText('Current login password')).toHaveFocus();
  },
});

export const Different = meta.story({
  play: async ({ canvas, userEvent }) => {
    await change({ canvas, userEvent }, demoUser.password, 'harbour-light-8');
    await expect(await canvas.findByText('The two passwords do not match')).toBeVisible();
    await expect(canvas.getByLabelText('New login password again')).toHaveFocus();
  },
});

export const CurrentOneWrong = meta.story({
  play: async ({ canvas, userEvent }) => {
    await change({ canvas, userEvent }, 'not-the-one');
    await expect(await canvas.findByText('Your login password did not change')).toBeVisible();
    await expect(canvas.getByLabelText('New login password')).toHaveValue(next);
  },
});

export const OutcomeUnknown = meta.story({
  parameters: { faults: ['http=503@auth.updatePassword'] },
  play: async ({ canvas, userEvent }) => {
    await change({ canvas, userEvent });
    await expect(await canvas.findByText('Your login password may have changed')).toBeVisible();
    await expect(canvas.queryByText('Your login password did not change')).toBeNull();
  },
});

/** It was changed, and the answer with the new session is lost: the old session has ended, and the way on is to sign in. */
export const ChangedWithoutAnswer = meta.story({
  parameters: { faults: ['lost@auth.updatePassword'], endsIn: { path: '/pages/auth/login' } },
  play: async ({ canvas, userEvent }) => {
    await change({ canvas, userEvent });
    await expect(await canvas.findByText(/^Went to \/pages\/auth\/login/)).toBeVisible();
  },
});

export const Pending = meta.story({
  parameters: { faults: ['hang@auth.updatePassword'] },
  play: async ({ canvas, userEvent }) => {
    await change({ canvas, userEvent });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Change password' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
});

export const SimplifiedChinese = meta.story(inChinese('zh-Hans'));
export const TraditionalChinese = meta.story(inChinese('zh-Hant'));

export const SessionExpired = meta.story(sessionExpired());

export const Offline = meta.story(offline({ shows: sees('button', 'Change password') }));
