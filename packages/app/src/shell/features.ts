/** The features of the app, each with its code and its texts, which are fetched when one of its screens is first opened. */
import type { ComponentType } from 'react';
import type { ScreenSource } from './route.ts';

/** Names of a feature's screens, among what its entry point exports. */
type ScreenName<Entry> = {
  [Name in keyof Entry]: Entry[Name] extends ComponentType ? Name : never;
}[keyof Entry];

/**
 * The screens of a feature, by the names its entry point gives them; the router wants each as a default.
 * @param texts the part of the texts that they show
 */
function featureOf<Entry>(texts: string, load: () => Promise<Entry>) {
  return (name: ScreenName<Entry> & string): ScreenSource => ({
    load: async () => ({ default: (await load())[name] as ComponentType }),
    names: [name],
    texts: [texts],
  });
}

export const auth = featureOf('auth', () => import('#features/auth/index.ts'));
export const deposit = featureOf('deposit', () => import('#features/deposit/index.ts'));
export const follow = featureOf('follow', () => import('#features/follow/index.ts'));
export const home = featureOf('home', () => import('#features/home/index.ts'));
export const inbox = featureOf('inbox', () => import('#features/inbox/index.ts'));
export const ipo = featureOf('ipo', () => import('#features/ipo/index.ts'));
export const kyc = featureOf('kyc', () => import('#features/kyc/index.ts'));
export const loan = featureOf('loan', () => import('#features/loan/index.ts'));
export const markets = featureOf('markets', () => import('#features/markets/index.ts'));
export const news = featureOf('news', () => import('#features/news/index.ts'));
export const payout = featureOf('payout', () => import('#features/payout/index.ts'));
export const permission = featureOf('permission', () => import('#features/permission/index.ts'));
export const portfolio = featureOf('portfolio', () => import('#features/portfolio/index.ts'));
export const product = featureOf('product', () => import('#features/product/index.ts'));
export const profile = featureOf('profile', () => import('#features/profile/index.ts'));
export const quote = featureOf('quote', () => import('#features/quote/index.ts'));
export const search = featureOf('search', () => import('#features/search/index.ts'));
export const service = featureOf('service', () => import('#features/service/index.ts'));
export const settings = featureOf('settings', () => import('#features/settings/index.ts'));
export const statement = featureOf('statement', () => import('#features/statement/index.ts'));
export const ticket = featureOf('ticket', () => import('#features/ticket/index.ts'));
export const transfer = featureOf('transfer', () => import('#features/transfer/index.ts'));
export const watchlist = featureOf('watchlist', () => import('#features/watchlist/index.ts'));
export const withdraw = featureOf('withdraw', () => import('#features/withdraw/index.ts'));
export const webpage = featureOf('webpage', () => import('#features/webpage/index.ts'));
