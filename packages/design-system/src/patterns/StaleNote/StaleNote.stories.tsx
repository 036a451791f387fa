import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { OfflineBanner, StaleNote } from './StaleNote.tsx';

const meta = preview.meta({
  title: 'Patterns/StaleNote',
  component: StaleNote,
  parameters: { layout: 'padded' },
  args: { text: '2 minutes old' },
  tags: ['autodocs'],
});

export const BesideAValue = meta.story();

export const Offline = meta.story({
  render: () => <OfflineBanner text="You are offline. Prices are from 10:42." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline');
  },
});

export const Online = meta.story({
  render: () => <OfflineBanner text={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
