import preview from '../../../../../.storybook/preview.tsx';
import { StarIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Patterns/EmptyState',
  component: EmptyState,
  parameters: { layout: 'padded' },
  args: {
    title: 'No open positions',
    body: 'What you buy shows here.',
    action: <Button href="#/pages/market/index">See the markets</Button>,
  },
  tags: ['autodocs'],
});

export const WithAction = meta.story();
export const OwnIcon = meta.story({
  args: { icon: <StarIcon />, title: 'Your watchlist is empty', body: undefined },
});
export const Words = meta.story({ args: { action: undefined } });
