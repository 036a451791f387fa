import {
  AuctionIcon,
  BankIcon,
  BlockTradeIcon,
  CryptoIcon,
  DepositIcon,
  EnergyIcon,
  FollowIcon,
  GlobeIcon,
  NewShareIcon,
  Section,
  TradeIcon,
  type Icon,
} from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { routePaths } from '../../../../platform/links.ts';
import { doorMessages, messages } from './Home.messages.ts';
import { Door, Doors } from './Home.styles.ts';

/** Where quick access leads, in order (spec §2, product screens and funds). */
const doors: readonly { id: keyof typeof doorMessages; href: string; Symbol: Icon }[] = [
  { id: 'crypto', href: routePaths.productCrypto, Symbol: CryptoIcon },
  { id: 'hkStocks', href: routePaths.hkStocks, Symbol: BankIcon },
  { id: 'forex', href: routePaths.productForex, Symbol: GlobeIcon },
  { id: 'futures', href: routePaths.productFuture, Symbol: EnergyIcon },
  { id: 'ipo', href: routePaths.productNewStock, Symbol: NewShareIcon },
  { id: 'blockTrade', href: routePaths.productBlockTrade, Symbol: BlockTradeIcon },
  { id: 'auction', href: routePaths.productAuctionStock, Symbol: AuctionIcon },
  { id: 'follow', href: routePaths.productFollow, Symbol: FollowIcon },
  { id: 'deposit', href: routePaths.deposit, Symbol: DepositIcon },
  { id: 'transfer', href: routePaths.transfer, Symbol: TradeIcon },
];

export function QuickAccess() {
  const intl = useIntl();
  return (
    <Section title={intl.formatMessage(messages.quickAccess)}>
      <Doors>
        {doors.map(({ id, href, Symbol }) => (
          <li key={id}>
            <Door href={href}>
              <Symbol aria-hidden />
              <span>{intl.formatMessage(doorMessages[id])}</span>
            </Door>
          </li>
        ))}
      </Doors>
    </Section>
  );
}
