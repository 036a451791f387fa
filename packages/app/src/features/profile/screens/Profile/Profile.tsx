import {
  DepositIcon,
  IconButton,
  InstrumentLogo,
  ReceiptIcon,
  Section,
  SettingsIcon,
  TradeIcon,
  WithdrawIcon,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { links } from '../../../../platform/links.ts';
import { useSession } from '../../../../platform/provider.tsx';
import { LookChoices } from '../../../../presentation/LookChoices/LookChoices.tsx';
import { ScreenFrame } from '../../../../presentation/ScreenFrame.tsx';
import { SignInGate } from '../../../../presentation/SignInGate.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import { messages } from './Profile.messages.ts';
import {
  Column,
  Columns,
  Door,
  Doors,
  Page,
  Person,
  PersonId,
  PersonName,
  PersonNames,
} from './Profile.styles.ts';
import { SignOut } from './SignOut.tsx';
import { Totals } from './Totals.tsx';
import { Wallets } from './Wallets.tsx';

/** The account tab: what one has, who one is, how the app looks. Its looks are there for visitors too. */
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
      {isSignedIn ? (
        <Account />
      ) : (
        <Page>
          <SignInGate
            title={intl.formatMessage(messages.gateTitle)}
            body={intl.formatMessage(messages.gateBody)}
          />
          <Looks />
        </Page>
      )}
    </ScreenFrame>
  );
}

function Account(): ReactNode {
  return (
    <Page>
      <WhoIsIn />
      <Columns>
        <Column>
          <Totals />
          <MoneyDoors />
          <Wallets />
        </Column>
        <Column>
          <AccountLinks />
          <Looks />
          <SignOut />
        </Column>
      </Columns>
    </Page>
  );
}

function WhoIsIn(): ReactNode {
  const intl = useIntl();
  const { user } = useSession();
  if (user === null) return null;
  return (
    <Person>
      <InstrumentLogo code={user.name ?? user.userLoginId} size="l" />
      <PersonNames>
        <PersonName>{user.name ?? user.email ?? user.userLoginId}</PersonName>
        <PersonId>{intl.formatMessage(messages.userId, { id: user.userLoginId })}</PersonId>
      </PersonNames>
    </Person>
  );
}

const doors = [
  { id: 'deposit', href: links.deposit(), Symbol: DepositIcon },
  { id: 'withdraw', href: links.withdraw(), Symbol: WithdrawIcon },
  { id: 'transfer', href: links.transfer(), Symbol: TradeIcon },
  { id: 'statement', href: links.statement(), Symbol: ReceiptIcon },
] as const;

/** What can be done with the money. */
function MoneyDoors(): ReactNode {
  const intl = useIntl();
  return (
    <Doors aria-label={intl.formatMessage(messages.money)}>
      {doors.map(({ id, href, Symbol }) => (
        <Door key={id} href={href}>
          <Symbol aria-hidden="true" size={22} />
          <span>{intl.formatMessage(messages[id])}</span>
        </Door>
      ))}
    </Doors>
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
