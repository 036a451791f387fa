import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { LockIcon } from '#icons/index.ts';
import { EmptyState } from '#patterns/EmptyState/EmptyState.tsx';
import { Banner } from '#primitives/Banner/Banner.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { InlineMessage } from '#primitives/InlineMessage/InlineMessage.tsx';
import { Stack } from '#primitives/Stack/Stack.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { Facts, Page, Part, Sample, Shelf } from './Page.tsx';
import { page } from './pageSetting.ts';

const retry = (
  <Button tone="quiet" size="s" onPress={() => undefined}>
    Retry
  </Button>
);

function Case({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Sample as="section" aria-label={name}>
      <Stack gap={3}>
        <Text size="xs" tone="tertiary">
          {name}
        </Text>
        {children}
      </Stack>
    </Sample>
  );
}

function NoticesPage() {
  return (
    <Page
      title="Notices"
      lead="Three kinds, chosen by what the message is about: one value or part, the whole screen, or content that does not exist. Each place has one notice at a time, and each cause is reported once."
    >
      <Part title="Which one">
        <Facts
          label="Kinds of notice"
          columns={['About', 'Kind', 'Examples']}
          rows={[
            ['One value, one part', 'InlineMessage', '"2 minutes old", "Couldn\'t load your positions"'],
            ['The whole screen, before going on', 'Banner', 'Market closed, trading halted, order refused'],
            ['Content that does not exist', 'EmptyState', 'No positions yet, sign in first, not built yet'],
            ['All of the app, such as no network', 'status of the Screen', '"You are offline"'],
            ['Something just done', 'useToast', '"Removed from your watchlist", with Undo'],
            ['The end of a flow', 'ResultScreen', 'Order placed, withdrawal under review'],
            ['One field', 'error of the field', '"At least $10.00"'],
            ['A question before going on', 'ConfirmDialog', '"Are you sure to cancel order"'],
          ]}
        />
      </Part>
      <Part
        title="One list, six situations"
        note="None can be taken for another, without colour either: each has its own shape and words."
      >
        <Shelf style={{ '--m-least': '18rem' }}>
          <Case name="Empty">
            <EmptyState
              headingLevel={4}
              title="No open positions"
              body="What you buy shows here."
              action={<Button href="#/pages/market/index">See the markets</Button>}
            />
          </Case>
          <Case name="Signed out">
            <EmptyState
              headingLevel={4}
              icon={<LockIcon />}
              title="Sign in to see your positions"
              body="Markets and news are open to everyone."
              action={<Button tone="primary">Sign in</Button>}
            />
          </Case>
          <Case name="Failed">
            <InlineMessage
              tone="negative"
              isLive
              headingLevel={4}
              title="Couldn't load your positions"
              stillTrue="Your positions stay as they are."
              action={retry}
            />
          </Case>
          <Case name="Out of date">
            <InlineMessage tone="waiting" size="s" title="From 12 minutes ago" />
            <Text>AAPL · 10 shares</Text>
          </Case>
          <Case name="Incomplete">
            <Banner tone="info" title="1 line could not be read" action={retry} />
            <Text>AAPL · 10 shares</Text>
          </Case>
          <Case name="Market closed">
            <Banner tone="waiting" title="The market is closed">
              Orders wait until 09:30.
            </Banner>
          </Case>
        </Shelf>
      </Part>
    </Page>
  );
}

const meta = preview.meta({ title: 'Foundations/Notices', component: NoticesPage, ...page });

export const Notices = meta.story({
  play: async ({ canvas }) => {
    const cases = ['Empty', 'Signed out', 'Failed', 'Out of date', 'Incomplete', 'Market closed'].map(
      (name) => canvas.getByRole('region', { name }),
    );
    // Shapes, so that the difference does not depend on colour.
    const icons = cases.map((each) => each.querySelector('svg')?.innerHTML);
    await expect(icons).not.toContain(undefined);
    const [, , failed, ...others] = cases;
    if (!failed) throw new Error('The failed list is not drawn.');
    await expect(within(failed).getByRole('alert')).toHaveTextContent("Couldn't load your positions");
    for (const other of others) await expect(within(other).queryByRole('alert')).toBeNull();
    await expect(new Set(icons).size).toBe(6);
  },
});
