import { fundingOverview, type FundingOverview } from '@meridian/api';
import {
  BalanceText,
  Beside,
  Button,
  FactLine,
  HideIcon,
  IconButton,
  Inline,
  ShowIcon,
  Skeleton,
  Stack,
  Text,
  WalletCard,
} from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { todayProfitOf } from '#domain/today-profit.ts';
import { useFormat } from '#platform/format.ts';
import { links } from '#platform/links.ts';
import { useSession, useSettings } from '#platform/provider.tsx';
import { useRead } from '#platform/use-read.ts';
import { useRefreshable } from '#presentation/Refresh/refreshing.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { SignedMoney } from '#presentation/SignedMoney.tsx';
import { messages } from './Home.messages.ts';

/** "Where do I stand?" in one number; a visitor is asked in instead. */
export function Assets() {
  const { isSignedIn } = useSession();
  return isSignedIn ? <Balances /> : <SignInInvitation />;
}

function SignInInvitation() {
  const intl = useIntl();
  return (
    <Beside
      end={
        <Button tone="primary" href={links.login()}>
          {intl.formatMessage(messages.signIn)}
        </Button>
      }
    >
      <Text>{intl.formatMessage(messages.signedOutTitle)}</Text>
    </Beside>
  );
}

function Balances() {
  const intl = useIntl();
  const settings = useSettings();
  const { request, reload } = useRefreshable(
    useRead(fundingOverview, {}, { subject: 'overview', onTopics: ['wallets', 'orders'] }),
  );
  const isHidden = settings.areBalancesHidden;
  return (
    <WalletCard
      title={intl.formatMessage(messages.assets)}
      action={
        <IconButton
          label={intl.formatMessage(isHidden ? messages.showBalances : messages.hideBalances)}
          icon={isHidden ? <ShowIcon /> : <HideIcon />}
          onPress={() => settings.change({ areBalancesHidden: !isHidden })}
        />
      }
      amount={
        <RequestView
          request={request}
          reload={reload}
          what={intl.formatMessage(messages.assetsWhat)}
          skeleton={<Skeleton shape="text" width="12rem" height="2.5rem" />}
        >
          {(overview) => <Totals overview={overview} isHidden={isHidden} />}
        </RequestView>
      }
    />
  );
}

/** One total a currency, the largest part first; currencies are never added up (DECISIONS 25). */
function Totals({ overview, isHidden }: { overview: FundingOverview; isHidden: boolean }) {
  const intl = useIntl();
  const format = useFormat();
  const hiddenLabel = intl.formatMessage(messages.balanceHidden);
  return (
    <Stack gap={4}>
      {overview.totals.list.map(({ currency, totalAssets }, index) => {
        const profit = todayProfitOf(overview, currency);
        return (
          <Inline key={currency} gap={2} align="baseline" isWrapping>
            <BalanceText
              text={format.money(totalAssets, currency)}
              isHidden={isHidden}
              hiddenLabel={hiddenLabel}
              size={index === 0 ? 'hero' : 'm'}
            />
            {profit !== null && !isHidden && (
              <FactLine
                facts={[
                  {
                    id: currency,
                    label: intl.formatMessage(messages.todayProfit),
                    value: <SignedMoney value={profit} currency={currency} />,
                  },
                ]}
              />
            )}
          </Inline>
        );
      })}
    </Stack>
  );
}
