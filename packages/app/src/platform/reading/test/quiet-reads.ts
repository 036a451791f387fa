/** By file and call: why a failure needs no words of its own, or where they are. */
export const reasons = {
  'Assets.tsx fundingOverview': 'the total above it is the same read, and reports it',
  'Assets.tsx wallets': 'the list of wallets above it is the same read, and reports it',
  'Assets.tsx walletBalance': 'what cannot be converted is said to be left out',
  'Held.tsx fundingOverview': 'the total above it is the same read, and reports it',
  'Held.tsx wallets': 'the list of wallets above it is the same read, and reports it',
  'use-order-now.ts entrustedOrders':
    'the notice says that the outcome is not known, until the order is found',
  'ContractFacts.tsx summaryDetail':
    'only what one contract delivers: its size in figures, margins and last day are of the ticket itself',
  'HongKongOrder.tsx ipoList':
    'it is a ticket without it, and says for itself that it cannot be read; an address with the source of offers needs no look',
  'Message.tsx messageList': 'only asks for an empty inbox; the list beside it reports the failure',
  'Messages.tsx userInfo': 'the line says that the count is not available',
  'News.tsx articleTags': 'the topics above the list are the same read, and report it',
  'NewsDetail.tsx articleTags': 'names of topics only: the article is complete without them',
  'OfferedShare.tsx ipoList':
    'without it the share is one that the brokerage does not quote, which it said itself',
  'PairFacts.tsx summaryDetail': 'only the size of a lot and of a pip: each shows -- while it is not known',
  'StartUp.tsx appVersion':
    'the app opens with the configuration it remembers (DECISIONS 9); screens show -- for terms unknown',
  'StartUp.tsx userInfo': 'the app opens with the user it remembers (DECISIONS 9)',
  'SubscriptionRecord.tsx walletBalance': 'the transfer is then filled in with all that is due',
  'Together.tsx walletBalance':
    'a sum at a rate, shown where the rate is known; the figures it is made of are above it',
  'UnreadBell.tsx userInfo': 'the bell leads to the messages either way, where the count is reported',
  'api.ts entrustedOrders':
    'the record shows the receipt as it came; an own order in the way is asked about where it is known',
  'api.ts halfOrFullQuantity':
    'a bound only: the ticket calculates the share itself, and the brokerage refuses what is too much',
  'api.ts minCount': 'the ticket says that the smallest quantity is not confirmed (isSizeConfirmed)',
  'api.ts positionByStock':
    'what an order makes of the position is left out while that is not known (isKnown)',
  'config.ts appVersion':
    'the remembered configuration is used; terms that nobody has named block the order in words',
  'useDeposit.ts depositRecords':
    'only finds a screenshot that was used before; the brokerage matches deposits itself',
  'useSubscribing.ts ipoFullQuantity':
    'Full is not offered; the brokerage refuses what the wallet does not pay for',
  'useTransfer.ts walletBalance':
    'the rate alone: the screen says that it is not known, and that the receipt has it',
  'useFound.ts searchStock':
    'search on the device is ahead of the answer only; the answer itself reports its failure',
  'use-own-orders.ts entrustedOrders':
    'draws waiting orders and fills on the chart; the list of orders reports its failure',
  'useWatched.ts watchlist': 'marks rows only; the watchlist itself reports its failure',
} as const satisfies Readonly<Record<string, string>>;
