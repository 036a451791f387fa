import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  title: 'Patterns/ErrorState',
  component: ErrorState,
  parameters: { layout: 'padded' },
  args: {
    title: 'Positions could not be loaded',
    body: 'Network Error',
    stillTrue: 'Your positions are safe and stay as they are.',
    retryLabel: 'Try again',
    onRetry: fn(),
  },
  tags: ['autodocs'],
});

export const Failed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Positions could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Retrying = meta.story({ args: { isRetrying: true } });
export const Offline = meta.story({
  args: {
    tone: 'waiting',
    title: 'You are offline',
    body: 'It goes on by itself when the network is back.',
    retryLabel: undefined,
  },
});
export const NoWayBack = meta.story({ args: { retryLabel: undefined, title: 'The URL does not exist' } });
