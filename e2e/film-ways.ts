/** The ways that are filmed: what a person presses, and what is there when they have arrived. */
import { demoUser } from '@meridian/mocks/names';
import type { Locator, Page } from 'playwright';
import { expect } from './expect.ts';
import type { Language, Say } from './steps/words.ts';

/** In what a way is walked: a window, a theme, a language. */
export interface Look {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
  readonly language: Language;
  /** Screens are side by side: the list stays, and the ticket beside the quote. */
  readonly isDesk: boolean;
}

/** Who walks: their tab, and what things are called there. */
export interface Walker {
  readonly tab: Page;
  readonly say: Say;
  readonly look: Look;
}

/** The parts of a way, each filmed by itself; a part ends when the person is there. */
export type Parts = Readonly<Record<string, () => Promise<void>>>;

export const named = ({ tab }: Walker, title: string | RegExp): Promise<void> =>
  expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible();

/** A share of a list, not its first: on a desk that one is beside the list already. There a list is a table. */
const aShareOf = (list: Locator, { isDesk }: Look): Locator =>
  (isDesk ? list.getByRole('row').getByRole('link') : list.getByRole('link', { name: /NASDAQ/ })).nth(1);

/** A screen that is alone on a phone, and a pane of that name on a desk. */
const screenOf = ({ tab, look }: Walker, title: string): Locator =>
  look.isDesk ? tab.getByRole('region', { name: title, exact: true }) : tab.getByRole('main');

/** By the tab bar, or by the rail of a wide window. */
async function goTo(walker: Walker, place: 'home' | 'markets' | 'watchlist' | 'profile'): Promise<void> {
  const { tab, say } = walker;
  const places = tab.getByRole('navigation', { name: say('shell.tabs') });
  await places.getByRole('link', { name: say(`${place}.title`) }).click();
}

const back = ({ tab, say }: Walker): Promise<void> =>
  tab.getByRole('button', { name: say('presentation.back') }).click();

/** Of the ticket, which comes after a quote that asks for a quantity too: for the cost of a market order. */
const quantityOf = ({ tab, say }: Walker): Locator =>
  tab.getByRole('textbox', { name: say('ticket.quantity') }).last();

/** A quote whose figures are there: what can be done is known, and its chart has been drawn. */
async function quoteShown(walker: Walker): Promise<void> {
  const { tab, say, look } = walker;
  if (look.isDesk) await expect(quantityOf(walker)).toBeVisible();
  await expect(tab.getByRole('heading', { name: say('quote.statistics') })).toBeVisible();
  await expect(tab.getByRole('main').getByRole('figure').first()).toBeVisible();
}

/** From home to a position, the way most orders are made. */
export function buying(walker: Walker): Parts {
  const { tab, say, look } = walker;
  const order = say('ticket.buy', { quantity: '2', unit: 'MSFT' });
  const row = tab.getByRole('list', { name: say('home.usMarkets') }).getByRole('link', { name: /MSFT/ });
  return {
    'home to quote': async () => {
      await row.click();
      await named(walker, /Microsoft|微[软軟]/);
      await quoteShown(walker);
    },
    ...(!look.isDesk && {
      'quote to ticket': async () => {
        await tab.getByRole('link', { name: say('quote.buy'), exact: true }).click();
        // The quote has a field of this name too.
        await expect(tab.getByRole('radio', { name: say('ordering.market'), exact: true })).toBeVisible();
      },
    }),
    [look.isDesk ? 'order beside home' : 'ticket to sent']: async () => {
      await quantityOf(walker).fill('2');
      await tab.getByRole('main').getByRole('button', { name: order, exact: true }).click();
      const password = tab.getByRole('textbox', { name: say('submission.payPassword') });
      await password.fill(demoUser.payPassword);
      await password.press('Enter');
      const bought = say('ticket.bought', { quantity: '2', unit: 'MSFT' });
      await expect(tab.getByRole('heading', { name: bought })).toBeVisible();
      const held = tab.getByRole('list', { name: say('home.holdings') }).getByRole('link', { name: /MSFT/ });
      if (!look.isDesk) return;
      await expect(held).toBeVisible();
      // The quote between them has a read of its own, and makes room for what is held.
      const quote = screenOf(walker, say('routes.quoteStock'));
      await expect(quote.getByRole('heading', { name: say('quote.yourPosition') })).toBeVisible();
    },
    'sent to position': async () => {
      await tab.getByRole('link', { name: say('ticket.viewPosition') }).click();
      await expect(tab.getByRole('list', { name: say('position.events') })).toBeVisible();
    },
    ...(!look.isDesk && {
      'position to the way back': async () => {
        await back(walker);
        await named(walker, /./);
      },
    }),
  };
}

/** To a quote of the ranking and back to it. */
export function lookingAround(walker: Walker): Parts {
  const { tab, say } = walker;
  const list = screenOf(walker, say('markets.title'));
  return {
    'home to markets': async () => {
      await goTo(walker, 'markets');
      await expect(tab.getByRole('radiogroup', { name: say('markets.list') })).toBeVisible();
      await expect(aShareOf(list, walker.look)).toBeVisible();
    },
    'markets to quote': async () => {
      await aShareOf(list, walker.look).click();
      await quoteShown(walker);
    },
    'quote to markets': async () => {
      await (walker.look.isDesk ? goTo(walker, 'markets') : back(walker));
      await named(walker, say('markets.title'));
      await expect(aShareOf(list, walker.look)).toBeVisible();
    },
  };
}

/** What is watched beside an index. */
export function comparing(walker: Walker): Parts {
  const { tab, say } = walker;
  const list = screenOf(walker, say('watchlist.title'));
  const compare = tab.getByRole('button', { name: say('quote.compare'), exact: true });
  return {
    'home to watchlist': async () => {
      await goTo(walker, 'watchlist');
      await named(walker, say('watchlist.title'));
      await expect(aShareOf(list, walker.look)).toBeVisible();
    },
    'watchlist to quote': async () => {
      await aShareOf(list, walker.look).click();
      await quoteShown(walker);
    },
    'quote to compare': async () => {
      await compare.click();
      await expect(tab.getByRole('combobox', { name: say('quote.compareWith') })).toBeVisible();
      await expect(tab.getByRole('main').getByRole('figure').first()).toBeVisible();
    },
    'compare to quote': async () => {
      await compare.click();
      await expect(tab.getByRole('combobox', { name: say('quote.compareWith') })).toBeHidden();
    },
    'quote to watchlist': async () => {
      await (walker.look.isDesk ? goTo(walker, 'watchlist') : back(walker));
      await named(walker, say('watchlist.title'));
      await expect(aShareOf(list, walker.look)).toBeVisible();
    },
  };
}

/** Outcome of the money movement. */
export function accounting(walker: Walker): Parts {
  const { tab, say } = walker;
  const wallets = tab.getByRole('list', { name: say('profile.wallets') });
  const wallet = wallets.getByRole('link', { name: new RegExp(`^${say('wallet.stock')}`) });
  return {
    'home to account': async () => {
      await goTo(walker, 'profile');
      await expect(wallet).toBeAttached();
    },
    'account to statement': async () => {
      await wallet.click();
      await named(walker, say('statement.title'));
      await expect(tab.getByRole('listitem').first()).toBeVisible();
    },
    'statement to account': async () => {
      await back(walker);
      await named(walker, say('profile.title'));
      await expect(wallet).toBeAttached();
    },
  };
}

/** From the bell to a message, to the record it speaks of, and back to where it was read. */
export function reading(walker: Walker): Parts {
  const { tab, say, look } = walker;
  const main = tab.getByRole('main');
  const messages = screenOf(walker, say('inbox.title'));
  const articleOf = (): Locator => main.getByRole('article');
  return {
    'home to messages': async () => {
      await main.getByRole('link', { name: new RegExp(`^${say('home.messages')}`) }).click();
      await named(walker, say('inbox.title'));
      await expect(messages.getByRole('list', { name: say('inbox.own') })).toBeVisible();
    },
    'messages to message': async () => {
      await messages
        .getByRole('link', { name: /SOLUSDT/ })
        .first()
        .click();
      await named(walker, say('inbox.detailTitle'));
      await expect(articleOf()).toBeVisible();
    },
    'message to record': async () => {
      await articleOf().getByRole('link').click();
      await expect(main.getByRole('link', { name: say('position.close') }).first()).toBeVisible();
    },
    'record to message': async () => {
      await back(walker);
      await named(walker, say('inbox.detailTitle'));
      await expect(articleOf()).toBeVisible();
    },
    ...(look.isDesk && {
      'message to the next': async () => {
        await tab.keyboard.press('ArrowDown');
        await expect(articleOf()).toContainText('META');
      },
    }),
  };
}

/** Who has an account. */
export function signingIn(walker: Walker): Parts {
  const { tab, say } = walker;
  return {
    'home to sign-in': async () => {
      await tab
        .getByRole('main')
        .getByRole('link', { name: say('home.signIn'), exact: true })
        .click();
      await named(walker, say('login.title'));
    },
    'sign-in to home': async () => {
      await tab.getByRole('textbox', { name: say('login.user') }).fill(demoUser.loginId);
      const password = tab.getByRole('textbox', { name: say('login.password') });
      await password.fill(demoUser.password);
      await password.press('Enter');
      await named(walker, say('home.title'));
      await expect(tab.getByRole('region', { name: say('home.holdings') })).toBeVisible();
    },
  };
}
