import { depositCurrencies } from '@meridian/api';
import {
  Button,
  EmptyState,
  Inline,
  Section,
  Skeleton,
  Stack,
  StatGrid,
  Text,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isPositive } from '#domain/money.ts';
import { links } from '#platform/address/links.ts';
import { useRead } from '#platform/reading/request.ts';
import { missing, useFormat } from '#platform/words/format.ts';
import { currencyName } from '#platform/words/formatting.ts';
import { HelpLink } from '#presentation/help/HelpLink.tsx';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { depositTypes, type DepositMethod, type DepositType } from '../../deposit-model.ts';
import { messages } from './Deposit.messages.ts';

/** Which way to deposit, with its terms before anything is typed (spec §1, §2). */
export default function DepositScreen(): ReactNode {
  const intl = useIntl();
  const { request, reload } = useRead(depositCurrencies, {});
  const say = (message: keyof typeof messages): string => intl.formatMessage(messages[message]);
  return (
    <ScreenFrame title={say('title')} hasBack backTo={links.profile()}>
      <Stack gap={6}>
        <Text tone="secondary">{say('lead')}</Text>
        <RequestView
          request={request}
          reload={reload}
          what={say('what')}
          skeleton={<Skeleton shape="block" height="24rem" />}
          isEmpty={({ list }) => list.length === 0}
          empty={<NothingOffered />}
        >
          {({ list }) => (
            <Stack gap={8}>
              {depositTypes.map((type) => (
                <Way key={type} type={type} methods={list.filter((method) => method.type === type)} />
              ))}
            </Stack>
          )}
        </RequestView>
        <Button tone="quiet" isFullWidth href={links.depositRecord()}>
          {say('records')}
        </Button>
        <Inline justify="center">
          <HelpLink topic="deposits" />
        </Inline>
      </Stack>
    </ScreenFrame>
  );
}

/** Instead of the ways, where there are none. */
export function NothingOffered(): ReactNode {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage(messages.noneTitle)}
      body={intl.formatMessage(messages.noneBody)}
      action={<Button href={links.service('deposits')}>{intl.formatMessage(messages.service)}</Button>}
    />
  );
}

interface WayProps {
  readonly type: DepositType;
  readonly methods: readonly DepositMethod[];
}

function Way({ type, methods }: WayProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const say = (message: keyof typeof messages): string => intl.formatMessage(messages[message]);
  if (methods.length === 0) return null;
  const times = methods.flatMap(({ arrivalMinutes }) => (arrivalMinutes === null ? [] : [arrivalMinutes]));
  const [least, most] = [Math.min(...times), Math.max(...times)];
  const time =
    times.length === 0
      ? missing
      : least === most
        ? intl.formatMessage(messages.minutes, { count: least })
        : intl.formatMessage(messages.minutesBetween, { least, most });
  const isWallet = type === 'wallet';
  const charged = methods.find(({ fee }) => fee !== null && isPositive(fee));
  return (
    <Section title={say(type)}>
      <Stack gap={4}>
        <StatGrid
          columns={1}
          items={[
            {
              id: 'currencies',
              label: say('currencies'),
              value: [...new Set(methods.map(({ currency }) => currencyName(currency)))].join(' · '),
            },
            { id: 'minimum', label: say('minimum'), value: say('one') },
            {
              id: 'fee',
              label: say('fee'),
              value:
                charged === undefined
                  ? say('free')
                  : intl.formatMessage(messages.feeUpTo, {
                      amount: format.money(charged.fee, charged.currency),
                    }),
            },
            { id: 'time', label: say('time'), value: time },
            { id: 'needs', label: say('needs'), value: say(isWallet ? 'walletNeeds' : 'fiatNeeds') },
          ]}
        />
        <Button
          tone="primary"
          size="l"
          isFullWidth
          href={isWallet ? links.depositWallet() : links.depositFiat()}
        >
          {say(isWallet ? 'chooseWallet' : 'chooseFiat')}
        </Button>
      </Stack>
    </Section>
  );
}
