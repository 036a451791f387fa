import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Inline } from '#primitives/Stack/Stack.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Gate } from '../Gate/Gate.tsx';
import { Price } from '../Price/Price.tsx';
import { OfflineBanner, StaleNote } from '../StaleNote/StaleNote.tsx';
import { StateNotice } from '../StateNotice/StateNotice.tsx';
import { Root } from './Notice.styles.ts';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: var(--m-space-6);
`;

const Cell = styled.section`
  min-inline-size: 0;
  & > h2 {
    padding-block-end: var(--m-space-2);
    border-block-end: 1px solid var(--m-line-hairline);
    font-size: var(--m-type-12);
    color: var(--m-text-tertiary);
  }
`;

function Case({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Cell aria-label={name}>
      <h2>{name}</h2>
      {children}
    </Cell>
  );
}

const meta = preview.meta({
  title: 'Patterns/Notice',
  component: Root,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'The one skeleton under every screen that has no content to show: mark, title, words, action. This page tells which pattern to take.',
      whenToUse: [
        'Nothing there, and that is all right: `EmptyState`.',
        'A request failed: `ErrorState`, in the place of what failed.',
        'Something is needed first: `Gate`. The login expired, a permission is missing, or nothing was ever loaded: `StateNotice`.',
        'It has ended: `ResultScreen`.',
        'There is content, but old: `StaleNote` beside it; without network, `OfflineBanner` at the foot.',
      ],
      whenNotToUse: ['By itself: take one of the patterns above. About a part of a full screen: `Banner`.'],
      anatomy: {
        story: 'no-two-alike',
        parts: {
          Mark: 'section > div > [aria-hidden]',
          Title: 'section > div > h3',
          Words: 'section > div > h3 + *',
          Action: 'section > div a',
        },
      },
      keyboard: {},
      accessibility: [
        'Title and mark differ for each state, so that none is told by colour.',
        'What is announced, and how urgently, is the pattern’s business, not the skeleton’s.',
      ],
      content: ['One title that says what is the case, and at most one primary action.'],
      related: ['EmptyState', 'ErrorState', 'Gate', 'StateNotice', 'ResultScreen', 'StaleNote'],
    }),
  },
  tags: ['autodocs'],
});

/** Every way a list of positions can be without its positions. None may be taken for another. */
export const NoTwoAlike = meta.story({
  globals: { viewport: { value: 'w1280' } },
  render: () => (
    <Grid>
      <Case name="Empty">
        <EmptyState
          headingLevel={3}
          title="No open positions"
          body="What you buy shows here."
          action={<Button href="#/pages/market/index">See the markets</Button>}
        />
      </Case>
      <Case name="Failed">
        <ErrorState
          headingLevel={3}
          title="Couldn't load your positions"
          body="Network Error"
          stillTrue="Your positions are safe and stay as they are."
          retryLabel="Retry"
          onRetry={() => undefined}
        />
      </Case>
      <Case name="Offline, nothing loaded">
        <StateNotice
          kind="offline"
          headingLevel={3}
          title="You are offline"
          body="Your positions show as soon as the network is back."
        />
      </Case>
      <Case name="Offline, with older data">
        <OfflineBanner text="You are offline. Prices are from 10:42." />
        <Inline gap={3} align="baseline" isWrapping>
          <Price text="$189.84" trend="up" size="l" isStale />
          <StaleNote text="12 minutes old" />
        </Inline>
      </Case>
      <Case name="Session expired">
        <StateNotice
          kind="sessionExpired"
          headingLevel={3}
          title="Your login has expired"
          kept="What you typed is kept."
          action={<Button tone="primary">Sign in again</Button>}
        />
      </Case>
      <Case name="Not permitted">
        <StateNotice
          kind="notOpened"
          headingLevel={3}
          title="Block trading is not opened"
          body="For single orders of at least 10,000 shares."
          action={<Button tone="primary">Apply for block trading</Button>}
        />
      </Case>
      <Case name="Gated">
        <Gate
          headingLevel={3}
          title="Sign in to see your positions"
          body="Markets and news are open to everyone."
          action={<Button tone="primary">Sign in</Button>}
        />
      </Case>
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    const empty = canvas.getByRole('region', { name: 'Empty' });
    const failed = canvas.getByRole('region', { name: 'Failed' });
    await expect(empty.querySelector('[role=alert]')).toBeNull();
    await expect(failed.querySelector('[role=alert]')).toHaveTextContent("Couldn't load your positions");
    // Shapes, so that the difference stays without colour.
    const marks = [...canvasElement.querySelectorAll('h3')].map(
      (title) => title.previousElementSibling?.querySelector('svg')?.innerHTML,
    );
    await expect(marks).toHaveLength(6);
    await expect(new Set(marks).size).toBe(6);
  },
});
