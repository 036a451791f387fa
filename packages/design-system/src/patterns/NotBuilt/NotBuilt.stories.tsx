import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { NotBuilt } from './NotBuilt.tsx';

const meta = preview.meta({
  title: 'Patterns/NotBuilt',
  component: NotBuilt,
  parameters: { layout: 'padded' },
  args: { title: 'Bank card withdrawal' },
  tags: ['autodocs'],
});

export const Named = meta.story();
export const WithWayOut = meta.story({
  args: { body: 'This screen is not built yet.', action: <Button href="#/">Home</Button> },
});
