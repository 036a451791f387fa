import { expect, waitFor, type screen, type UserEventObject } from 'storybook/test';
import { atWidth, sees } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { ApplicationScreen } from './test/Application.tsx';

const path = '/pages/apply';

/** A form in steps, each with its place in the address. */
const meta = preview.meta({
  title: 'Forms/Steps',
  component: ApplicationScreen,
  parameters: { path, scenario: 'visitor' },
});

type Canvas = Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>;

const isAt = async (canvas: Canvas, title: string, address: string): Promise<void> => {
  await expect(await canvas.findByRole('heading', { level: 2, name: title })).toBeVisible();
  await waitFor(() => expect(canvas.getByText(/^Address: /)).toHaveTextContent(`Address: ${address}`));
};
/** Each step has buttons of its own, which come with it. */
const press = async (canvas: Canvas, user: UserEventObject, name: string): Promise<void> =>
  user.click(await canvas.findByRole('button', { name }));

async function toTheLastStep(canvas: Canvas, user: UserEventObject): Promise<void> {
  await user.type(canvas.getByRole('textbox', { name: 'First name' }), 'Ann');
  await user.type(canvas.getByRole('textbox', { name: 'Last name' }), 'Lee');
  await press(canvas, user, 'Next: contact');
  await isAt(canvas, 'How to reach you', '?step=contact');
  await user.click(canvas.getByRole('textbox', { name: 'Email' }));
  await user.paste(' ann@example.com ');
  await press(canvas, user, 'Next: terms');
  await isAt(canvas, 'Terms', '?step=terms');
}

export const ThroughToTheEnd = meta.story({
  play: async ({ canvas, userEvent }) => {
    await isAt(canvas, 'Your name', 'none');
    await toTheLastStep(canvas, userEvent);
    await expect(canvas.getByRole('heading', { name: 'Terms' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox'));
    await press(canvas, userEvent, 'Send');
    await expect(await canvas.findByText('Applied')).toBeVisible();
  },
});

/** The step says what stops it; its first wrong field has the focus; the steps after it are not checked yet. */
export const Stopped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Ann');
    await press(canvas, userEvent, 'Next: contact');
    await isAt(canvas, 'Your name', 'none');
    const last = canvas.getByRole('textbox', { name: 'Last name' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please Enter Last Name');
    await userEvent.type(last, 'Lee');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await press(canvas, userEvent, 'Next: contact');
    await isAt(canvas, 'How to reach you', '?step=contact');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).not.toHaveAttribute('aria-invalid');
  },
});

/** Back keeps what was typed, also what is wrong; forward again leads on from there. */
export const BackAndOn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await toTheLastStep(canvas, userEvent);
    await press(canvas, userEvent, 'Back');
    await isAt(canvas, 'How to reach you', '?step=contact');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ann@example.com');
    await press(canvas, userEvent, 'Back');
    await isAt(canvas, 'Your name', 'none');
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
    await press(canvas, userEvent, 'Next: contact');
    await press(canvas, userEvent, 'Next: terms');
    await isAt(canvas, 'Terms', '?step=terms');
  },
});

/** The browser's own buttons walk the steps; one that was made wrong stops the way on. */
export const ByTheBrowser = meta.story({
  play: async ({ canvas, userEvent }) => {
    await toTheLastStep(canvas, userEvent);
    await press(canvas, userEvent, 'Browser back');
    await isAt(canvas, 'How to reach you', '?step=contact');
    await press(canvas, userEvent, 'Browser back');
    await isAt(canvas, 'Your name', 'none');
    await press(canvas, userEvent, 'Browser forward');
    await isAt(canvas, 'How to reach you', '?step=contact');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Email' }));
    await press(canvas, userEvent, 'Browser forward');
    await isAt(canvas, 'How to reach you', '?step=contact');
  },
});

/** A reload stays at its step with all that was typed. */
export const Reloaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await toTheLastStep(canvas, userEvent);
    await press(canvas, userEvent, 'Reload');
    await isAt(canvas, 'Terms', '?step=terms');
    await press(canvas, userEvent, 'Back');
    await isAt(canvas, 'How to reach you', '?step=contact');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ann@example.com');
  },
});

/** A link to a step that is not open yet leads to the first open one, and its own back to the step before. */
export const AheadOfWhatIsFilledIn = meta.story({
  parameters: { route: `${path}?step=terms&from=mail` },
  play: async ({ canvas, userEvent }) => {
    await isAt(canvas, 'Your name', '?step=name&from=mail');
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Ann');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'Lee');
    await press(canvas, userEvent, 'Next: contact');
    await isAt(canvas, 'How to reach you', '?step=contact&from=mail');
  },
});

const draft = (value: unknown) => ({ value, at: Date.parse('2026-11-18T15:00:00Z'), owner: null });

/** Opened by its address with a draft, there is no step before it in the history: back leads there all the same. */
export const OpenedInTheMiddle = meta.story({
  parameters: {
    route: `${path}?step=contact`,
    storage: {
      drafts: JSON.stringify({ 'application.first': draft('Ann'), 'application.last': draft('Lee') }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await isAt(canvas, 'How to reach you', '?step=contact');
    await press(canvas, userEvent, 'Back');
    await isAt(canvas, 'Your name', '?step=name');
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toHaveValue('Lee');
  },
});

/** A refusal of what an earlier step holds leads back there, to its field. */
export const RefusedInAnEarlierStep = meta.story({
  args: { refused: 'ann@example.com' },
  play: async ({ canvas, userEvent }) => {
    await toTheLastStep(canvas, userEvent);
    await userEvent.click(canvas.getByRole('checkbox'));
    await press(canvas, userEvent, 'Send');
    await isAt(canvas, 'How to reach you', '?step=contact');
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription('This email has an account.');
    await userEvent.clear(email);
    await userEvent.type(email, 'ann@example.hk');
    await press(canvas, userEvent, 'Next: terms');
    await press(canvas, userEvent, 'Send');
    await expect(await canvas.findByText('Applied')).toBeVisible();
  },
});

export const Narrow = meta.story(atWidth('w320', { shows: sees('heading', 'Your name') }));
