import { tables } from 'virtual:states';
import { expect, waitFor } from 'storybook/test';
import preview from '../preview.tsx';
import { StatesPage } from './StatesPage.tsx';

/** What there is to see of each screen: for designers who review a state, and for QA who looks for one. */
const meta = preview.meta({
  title: 'Tools/States',
  component: StatesPage,
  parameters: { layout: 'padded' },
  globals: { viewport: { value: '100pct-100pct', isRotated: false } },
  args: { tables },
});

export const OfEveryScreen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^ticket\/Close\s?\d/ }));
    // A story may show several states.
    const [story] = await canvas.findAllByRole('link', { name: 'Ready' });
    await expect(story).toHaveAttribute('href', './?path=/story/screens-ticket-close--ready');
    await expect(story).toHaveAttribute('target', '_top');
  },
});

export const Searched = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'close payPasswordWrong');
    await expect(await canvas.findByRole('status')).toHaveTextContent(/^[1-9]\d? of \d{4} states/);
    const [shown] = canvas.getAllByRole('term');
    await expect(shown).toHaveTextContent(/payPasswordWrong/);
  },
});

export const NothingFound = meta.story({
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'no such state');
    await waitFor(() => expect(canvas.getByText('No state has these words')).toBeVisible());
  },
});
