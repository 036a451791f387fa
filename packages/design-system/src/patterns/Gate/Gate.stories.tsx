import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { IdentityIcon, KeyIcon } from '#icons/index.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { Gate } from './Gate.tsx';

const onVerify = fn();

const meta = preview.meta({
  title: 'Patterns/Gate',
  component: Gate,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Something that is not open to this person yet: what opens it, why it is asked for, and the way there.',
      whenToUse: [
        'Somebody who is not signed in comes to a screen of their own (DECISIONS 15).',
        'An identity check or a transaction password is needed first (DECISIONS 16, 28).',
      ],
      whenNotToUse: [
        'The login expired, or a permission is asked for and reviewed: `StateNotice`.',
        'Nothing there yet: `EmptyState`.',
        'One control that cannot be used now: keep it in sight and say why beside it.',
      ],
      anatomy: {
        story: 'identity',
        parts: {
          Mark: 'svg',
          'Title: what is needed': 'h2',
          'Why, and how long it takes': 'h2 + *',
          'Action that leads there': 'button, a',
        },
      },
      keyboard: { Tab: 'To the action.', Enter: 'Goes there.' },
      accessibility: [
        'A heading at the level of the page. Not announced: the person came to it.',
        'The action comes back to where one was, with the draft kept; say so in the words.',
      ],
      content: [
        'The title is the next step: "Verify your identity first".',
        'The sentence says why and how long, not what is forbidden.',
      ],
      pairs: [
        {
          kept: (
            <Gate
              headingLevel={3}
              title="Verify your identity first"
              body="It takes about three minutes; most checks are done within a day."
              action={<Button tone="primary">Verify identity</Button>}
            />
          ),
          keptWhy: 'What is needed, how long it takes, and the way there.',
          broken: (
            <Gate
              headingLevel={3}
              title="Access denied"
              body="You lack the permission WITHDRAW_CARD."
              action={<Button>OK</Button>}
            />
          ),
          brokenWhy: 'Blame in our words, and no way on.',
        },
      ],
      related: ['StateNotice', 'EmptyState', 'ErrorState', 'PasswordSheet'],
    }),
  },
  args: {
    title: 'Sign in to trade',
    body: 'Your ticket is kept and waits for you.',
    action: (
      <Button tone="primary" href="#/pages/auth/login">
        Sign in
      </Button>
    ),
  },
  beforeEach: () => {
    onVerify.mockClear();
  },
  tags: ['autodocs'],
});

export const SignIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Sign in to trade' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveFocus();
  },
});

export const Identity = meta.story({
  args: {
    icon: <IdentityIcon />,
    title: 'Verify your identity first',
    body: 'The law asks for it before money leaves the account. It takes about three minutes.',
    action: (
      <Button tone="primary" onPress={onVerify}>
        Verify identity
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onVerify).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Verify identity' })).toHaveFocus();
  },
});

export const TransactionPassword = meta.story({
  args: {
    icon: <KeyIcon />,
    title: 'Set a transaction password first',
    body: 'It confirms every order and withdrawal. You come back to this ticket, with what you typed.',
    action: <Button tone="primary">Set the password</Button>,
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    title: 'Verify your identity before you subscribe to new shares in Hong Kong',
    body: 'The exchange’s registrar allots shares to people it can name. Have your ID card or passport at hand; the check takes up to 24 hours and your subscription is kept.',
    action: <Button tone="primary">Verify identity and come back here</Button>,
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    icon: <IdentityIcon />,
    title: '请先完成身份认证',
    body: '根据监管要求，提现前须核实您的身份，大约需要三分钟。',
    action: <Button tone="primary">去认证</Button>,
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    title: '登入後即可買賣',
    body: '你已填寫的訂單會保留。',
    action: <Button tone="primary">登入</Button>,
  },
});
