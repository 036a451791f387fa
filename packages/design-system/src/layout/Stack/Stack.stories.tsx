import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { Inline, Stack } from './Stack.tsx';

const meta = preview.meta({
  title: 'Layout/Stack',
  component: Stack,
  parameters: { layout: 'padded' },
  args: { children: 'Children' },
  tags: ['autodocs'],
});

export const Below = meta.story({
  render: () => (
    <Stack gap={3}>
      <Button>One</Button>
      <Divider />
      <Button>Two</Button>
    </Stack>
  ),
});

export const Beside = meta.story({
  render: () => (
    <Inline gap={3} isEven>
      <Button>One</Button>
      <Button>Two</Button>
    </Inline>
  ),
});

export const Wrapping = meta.story({
  globals: { viewport: { value: 'w320' } },
  render: () => (
    <Inline gap={2} isWrapping>
      <Button>Deposit by wallet</Button>
      <Button>Deposit by bank</Button>
      <Button>Transfer</Button>
    </Inline>
  ),
});
