import {
  Button,
  DepositIcon,
  IconButton,
  InstrumentLogo,
  MoreList,
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
import { Column, Columns, Person, PersonId, PersonName, PersonNames } from './Profile.styles.ts';
import { SignOut } from './SignOut.tsx';
import { Totals } from './Totals.tsx';
import { Wallets } from './Wallets.tsx';
