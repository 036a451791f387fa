import preview from '../../../../../.storybook/preview.tsx';
import { IdentityIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Gate } from './Gate.tsx';

const meta = preview.meta({
  title: 'Patterns/Gate',
  component: Gate,
  parameters: { layout: 'padded' },
  args: {
    title: 'Sign in to trade',
    body: 'Your ticket is kept and waits for you.',
    action: (
      <Button tone="primary" href="#/pages/auth/login">
        Sign in
      </Button>
    ),
  },
  tags: ['autodocs'],
});

export const SignIn = meta.story();
export const Identity = meta.story({
  args: {
    icon: <IdentityIcon />,
    title: 'Verify your identity first',
    body: 'The law asks for it before money leaves the account. It takes about three minutes.',
    action: <Button tone="primary">Verify identity</Button>,
  },
});
