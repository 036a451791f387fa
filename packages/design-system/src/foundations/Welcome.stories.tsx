import { expect, within } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '@meridian/storybook/preview.tsx';
import { ChevronRightIcon } from '#icons/index.ts';
import { Stack } from '#primitives/Stack/Stack.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { addressOf, firstSteps, type FirstStep } from './firstSteps.ts';
import { Page, Shelf } from './Page.tsx';
import { page } from './pageSetting.ts';

const Role = styled.section`
  padding-block-start: var(--m-space-4);
  border-block-start: 1px solid var(--m-line-strong);
`;

const Steps = styled.ol`
  display: grid;
`;

/* Leads the whole of Storybook on, not only the frame that this page is drawn in. */
const Step = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--m-space-3);
  min-block-size: var(--m-size-target);
  padding-block: var(--m-space-2);
  color: var(--m-text-accent);
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  li + li > & {
    border-block-start: 1px solid var(--m-line-hairline);
  }
  & > svg {
    flex: none;
  }
`;

function FirstSteps({ role, why, steps }: FirstStep) {
  return (
    <Role aria-label={role}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Text as="h3" size="l" isStrong>
            {role}
          </Text>
          <Text size="s" tone="secondary">
            {why}
          </Text>
        </Stack>
        <Steps>
          {steps.map(({ words, title, story }) => (
            <li key={words}>
              <Step href={addressOf(title, story)} target="_top">
                {words}
                <ChevronRightIcon size={18} aria-hidden />
              </Step>
            </li>
          ))}
        </Steps>
      </Stack>
    </Role>
  );
}

function WelcomePage() {
  return (
    <Page
      title="Meridian"
      lead="An instrument, not a casino. Here are its foundations, its parts, and every state of every screen, each at an address of its own. Theme, language, price colours and density are in the toolbar above. Where to begin depends on what you are here for."
    >
      <Shelf style={{ '--m-least': '28rem' }}>
        {firstSteps.map((role) => (
          <FirstSteps key={role.role} {...role} />
        ))}
      </Shelf>
    </Page>
  );
}

const meta = preview.meta({ title: 'Welcome', component: WelcomePage, ...page });

export const ByRole = meta.story({
  play: async ({ canvas }) => {
    for (const { role, steps } of firstSteps) {
      const links = within(canvas.getByRole('region', { name: role })).getAllByRole('link');
      await expect(links).toHaveLength(steps.length);
      for (const link of links) await expect(link).toHaveAttribute('target', '_top');
    }
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Meridian' })).toBeVisible();
  },
});
