import {
  Avatar,
  Columns,
  DepositIcon,
  IconButton,
  LinkGrid,
  ListRow,
  LoanIcon,
  ReceiptIcon,
  Section,
  Skeleton,
  SettingsIcon,
  Stack,
  Text,
  TradeIcon,
  WithdrawIcon,
  WalletIcon,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useAppConfig } from '#platform/reading/config.ts';
import { links, routePaths } from '#platform/address/links.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { LatePart } from '#presentation/late/LatePart.tsx';
import { LookChoices } from '#presentation/LookChoices/LookChoices.tsx';
import NearStopOuts from '#presentation/near-stop-out/NearStopOuts.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { SignInGate } from '#presentation/SignInGate.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import { ChartSpace } from './ChartSpace.tsx';
import { Held } from './Held.tsx';
import { messages } from './Profile.messages.ts';
import { SignOut } from './SignOut.tsx';
import { Totals } from './Totals.tsx';
import { Wallets } from './Wallets.tsx';

/** Heavy, and below the figures. */
const loadCharts = () => import('./AccountCharts.tsx');

/**
 * The account tab: what one has, who one is, how the app looks. Its looks are there for visitors too, in the same place: a
 * session that ends while the user chooses loses nothing.
 */
export default function ProfileScreen(): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const { isSignedIn } = useSession();
  return (
    <ScreenFrame
      title={intl.formatMessage(messages.title)}
      isWide
      actions={
        <IconButton
          label={intl.formatMessage(messages.looks)}
          icon={<SettingsIcon />}
          onPress={() => void navigate(links.settings())}
        />
      }
    >
      <Stack gap={6}>
        <WhoIsIn />
        <Columns
          start={isSignedIn ? <Money /> : <Gate />}
          end={
            <Stack gap={4}>
              {isSignedIn && <AccountLinks />}
              <Looks />
              {isSignedIn && <SignOut />}
              <AppName />
            </Stack>
          }
        />
      </Stack>
    </ScreenFrame>
  );
}

function Gate(): ReactNode {
  const intl = useIntl();
  return (
    <SignInGate title={intl.formatMessage(messages.gateTitle)} body={intl.formatMessage(messages.gateBody)} />
  );
}

function Money(): ReactNode {
  const intl = useIntl();
  return (
    <Stack gap={4}>
      <NearStopOuts />
      <Totals />
      <MoneyLinks />
      <Wallets />
      <Held />
      <LatePart
        load={loadCharts}
        what={intl.formatMessage(messages.chartsWhat)}
        stillTrue={intl.formatMessage(messages.chartsLostBody)}
        awaited={
          <Stack gap={6}>
            <ChartSpace of="donut" />
            <ChartSpace of="bars" />
          </Stack>
        }
      >
        {(AccountCharts) => <AccountCharts />}
      </LatePart>
    </Stack>
  );
}

function WhoIsIn(): ReactNode {
  const intl = useIntl();
  const { user, isSignedIn } = useSession();
  if (user === null) return isSignedIn ? <Skeleton shape="block" height="4.5rem" /> : null;
  return (
    <ListRow
      leading={<Avatar name={user.name ?? user.userLoginId} size="l" />}
      title={
        <Text as="span" size="l" isStrong>
          {user.name ?? user.email ?? user.userLoginId}
        </Text>
      }
      facts={[
        intl.formatMessage(messages.userId, { id: user.userLoginId }),
        ...(user.phone === null ? [] : [intl.formatMessage(messages.phone, { phone: user.phone })]),
        ...(user.inviteCode === null
          ? []
          : [intl.formatMessage(messages.inviteCode, { code: user.inviteCode })]),
      ]}
    />
  );
}

const entries = [
  { id: 'deposit', href: links.deposit(), icon: DepositIcon },
  { id: 'withdraw', href: links.withdrawCard(), icon: WithdrawIcon },
  { id: 'withdrawWallet', href: links.withdraw(), icon: WalletIcon },
  { id: 'transfer', href: links.transfer(), icon: TradeIcon },
  { id: 'statement', href: links.statement(), icon: ReceiptIcon },
  { id: 'loan', href: routePaths.loan, icon: LoanIcon },
] as const;

/** What can be done with the money. */
function MoneyLinks(): ReactNode {
  const intl = useIntl();
  return (
    <LinkGrid
      label={intl.formatMessage(messages.money)}
      columns={3}
      isFilled
      items={entries.map((entry) => ({ ...entry, label: intl.formatMessage(messages[entry.id]) }))}
    />
  );
}

/** The app as its configuration names it (spec §3, Config); the line is there before the name is known. */
function AppName(): ReactNode {
  const intl = useIntl();
  const { title, version } = useAppConfig();
  return (
    <Text size="xs" tone="tertiary">
      {[title, intl.formatMessage(messages.version, { version })].filter(Boolean).join(' · ')}
    </Text>
  );
}

function Looks(): ReactNode {
  const intl = useIntl();
  return (
    <Section title={intl.formatMessage(messages.looks)}>
      <LookChoices />
    </Section>
  );
}
