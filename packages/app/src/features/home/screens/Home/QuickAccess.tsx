import {
  AuctionIcon,
  BankIcon,
  BlockTradeIcon,
  CryptoIcon,
  DepositIcon,
  EnergyIcon,
  FollowIcon,
  GlobeIcon,
  LinkGrid,
  NewShareIcon,
  Section,
  TradeIcon,
  type Icon,
} from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { routePaths } from '../../../../platform/links.ts';
import { doorMessages, messages } from './Home.messages.ts';

/** Where quick access leads, in order (spec §2, product screens and funds). */
const doors: readonly { id: keyof typeof doorMessages; href: string; icon: Icon }[] = [
  { id: 'crypto', href: routePaths.productCrypto, icon: CryptoIcon },
  { id: 'hkStocks', href: routePaths.hkStocks, icon: BankIcon },
  { id: 'forex', href: routePaths.productForex, icon: GlobeIcon },
  { id: 'futures', href: routePaths.productFuture, icon: EnergyIcon },
  { id: 'ipo', href: routePaths.productNewStock, icon: NewShareIcon },
  { id: 'blockTrade', href: routePaths.productBlockTrade, icon: BlockTradeIcon },
  { id: 'auction', href: routePaths.productAuctionStock, icon: AuctionIcon },
  { id: 'follow', href: routePaths.productFollow, icon: FollowIcon },
  { id: 'deposit', href: routePaths.deposit, icon: DepositIcon },
  { id: 'transfer', href: routePaths.transfer, icon: TradeIcon },
];

export function QuickAccess() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.quickAccess);
  return (
    <Section title={title}>
      <LinkGrid
        label={title}
        columns={5}
        items={doors.map((door) => ({ ...door, label: intl.formatMessage(doorMessages[door.id]) }))}
      />
    </Section>
  );
}
