import {
  AgricultureIcon,
  AuctionIcon,
  BankIcon,
  BlockTradeIcon,
  Button,
  CryptoIcon,
  DepositIcon,
  EnergyIcon,
  FollowIcon,
  GlobeIcon,
  LinkGrid,
  NewShareIcon,
  ReceiptIcon,
  Section,
  StarIcon,
  TradeIcon,
  WithdrawIcon,
  type Icon,
} from '@meridian/design-system';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ListedClass } from '#platform/address/asset-paths.ts';
import { links, routePaths } from '#platform/address/links.ts';
import { usePorts } from '#platform/ports/context.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { readJson, storageKeys } from '#platform/device/storage.ts';
import { linkNames, messages } from './Home.messages.ts';
import { arrangedIn, inOrder, shownOf } from './quick-links/arranged-links.ts';

interface Link {
  readonly id: keyof typeof linkNames;
  readonly icon: Icon;
}

/** Every class that has a list, in the order it is offered; a class that is missing here does not compile. */
const products: Readonly<Record<ListedClass, Link>> = {
  crypto: { id: 'crypto', icon: CryptoIcon },
  hkStock: { id: 'hkStocks', icon: BankIcon },
  forex: { id: 'forex', icon: GlobeIcon },
  future: { id: 'futures', icon: EnergyIcon },
  newStock: { id: 'ipo', icon: NewShareIcon },
  blockTrade: { id: 'blockTrade', icon: BlockTradeIcon },
  auctionStock: { id: 'auction', icon: AuctionIcon },
};

/** Where quick access leads, in order (spec §2, product screens and funds). */
const allLinks: readonly (Link & { readonly href: string })[] = [
  ...(Object.keys(products) as ListedClass[]).map((key) => ({ ...products[key], href: links.list(key) })),
  { id: 'agricultural', href: routePaths.productAgricultural, icon: AgricultureIcon },
  { id: 'popular', href: routePaths.productPopular, icon: StarIcon },
  { id: 'follow', href: routePaths.productFollow, icon: FollowIcon },
  { id: 'deposit', href: links.deposit(), icon: DepositIcon },
  { id: 'withdraw', href: links.withdraw(), icon: WithdrawIcon },
  { id: 'transfer', href: links.transfer(), icon: TradeIcon },
  { id: 'loan', href: routePaths.loan, icon: ReceiptIcon },
];

/** Fetched by who wants it. */
const ArrangeQuickLinks = lazy(() =>
  import('./quick-links/ArrangeQuickLinks.tsx').catch(() => ({ default: () => null })),
);

/** Links to whatever has no tab of its own, in the person's own order. */
export function QuickAccess() {
  const intl = useIntl();
  const { storage } = usePorts();
  const owner = useSession().user?.userLoginId ?? '';
  // What the device keeps is there before the first picture: nothing moves later.
  const [kept, setKept] = useState(() => readJson(storage, storageKeys.quickLinks));
  const [isArranging, setArranging] = useState<boolean | null>(null);
  const arranged = arrangedIn(kept, owner);
  const title = intl.formatMessage(messages.quickAccess);
  const quickLinks = inOrder(allLinks, arranged).map((link) => ({
    ...link,
    label: intl.formatMessage(linkNames[link.id]),
  }));
  const shown = shownOf(quickLinks, arranged);
  return (
    <Section
      title={title}
      action={
        <Button tone="quiet" size="s" onPress={() => setArranging(true)}>
          {intl.formatMessage(messages.arrange)}
        </Button>
      }
    >
      <LinkGrid label={title} columns={5} items={shown} />
      {isArranging !== null && (
        <Suspense>
          <ArrangeQuickLinks
            {...{ quickLinks, shown, kept, owner }}
            isOpen={isArranging}
            onClose={() => setArranging(false)}
            onKept={setKept}
          />
        </Suspense>
      )}
    </Section>
  );
}
