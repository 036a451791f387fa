/** New shares: what is offered, and subscriptions to it (spec §2, DECISIONS 37). */
export { default as OfferScreen } from './screens/Offer/Offer.tsx';
export { default as OffersScreen } from './screens/Offers/Offers.tsx';
