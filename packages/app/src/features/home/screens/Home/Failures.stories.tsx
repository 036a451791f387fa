/** One part of home did not come, and the others are shown. */
import { expect, within } from 'storybook/test';
import { failed, sees } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import HomeScreen from './Home.tsx';

const meta = preview.meta({
  component: HomeScreen,
  parameters: { path: '/pages/home/index', route: '/pages/home/index', scenario: 'trader' },
});

/** No total is guessed, least of all nought. */
export const BalancesFailed = meta.story(
  failed({
    what: 'your balances',
    call: 'funds.overview',
    unlike: '$0.00',
    shows: async ({ canvas }) => {
      await expect(
        await canvas.findByText(/^\$[\d,]+\.\d\d$/, { selector: '[data-size="hero"]' }),
      ).toBeVisible();
    },
  }),
);

/** Nothing known of what is held does not look like nothing held. */
export const HoldingsFailed = meta.story(
  failed({
    what: 'your holdings',
    call: 'trading.holdings',
    unlike: 'Three steps to your first trade',
    shows: sees('list', 'Your holdings'),
  }),
);

export const IndexesFailed = meta.story(
  failed({ what: 'the indexes', call: 'market.globalIndex', shows: sees('list', 'Global indexes') }),
);

export const MarketsFailed = meta.story(
  failed({ what: 'these markets', call: 'market.homeCustomList', shows: sees('list', 'US stock markets') }),
);

/** Whichever of them does not come: no steps are guessed, and none are waited for in vain. */
export const StepsFailed = meta.story({
  parameters: {
    scenario: 'newcomer',
    faults: ['down@auth.userInfo', 'http=503@trading.closedPositions'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      worldOf(canvasElement).clearFaults();
      const title = canvas.getByText("Couldn't load your next steps");
      const alert = within(title.closest<HTMLElement>('[role=alert]') ?? canvasElement);
      await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
      const steps = await canvas.findByRole('list', { name: 'Three steps to your first trade' });
      await expect(within(steps).getAllByRole('link')).toHaveLength(3);
      await expect(canvas.queryByText("Couldn't load your next steps")).toBeNull();
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load your next steps")).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Three steps to your first trade' })).toBeNull();
  },
});
