import type { WalletBillLine } from '@meridian/api';
import { useIntl } from 'react-intl';
import { missing } from '#platform/words/format.ts';
import { walletNames } from '#presentation/wallet.messages.ts';
import type { Unmoved } from '../../model.ts';
import { kindNames, statusNames, unmovedNames } from './Statement.messages.ts';

/** A transfer, withdrawal or follow: the line itself says how far it is (DECISIONS 34). */
export const hasOwnRecord = ({ recordId, status }: WalletBillLine): boolean =>
  recordId !== null || status !== null;

/** What kind of movement a line is, and of which instrument. */
export function useLineName(): (line: Pick<WalletBillLine, 'kind' | 'stock_code'>) => string {
  const intl = useIntl();
  return ({ kind, stock_code: code }) => {
    const name = kind === null ? missing : intl.formatMessage(kindNames[kind]);
    return code === null ? name : `${name} · ${code}`;
  };
}

export interface LineWords {
  status(line: WalletBillLine): string | null;
  unmoved(unmoved: Unmoved): string;
  /** One side of a movement: a wallet of the customer's, or an account outside. */
  end(wallet: WalletBillLine['fromWallet'], account: string | null): string | null;
}

export function useLineWords(): LineWords {
  const intl = useIntl();
  return {
    status: ({ status }) => (status === null ? null : intl.formatMessage(statusNames[status])),
    unmoved: ({ state }) => intl.formatMessage(unmovedNames[state]),
    end: (wallet, account) => (wallet === null ? account : intl.formatMessage(walletNames[wallet])),
  };
}
