import type { ExchangeRate } from '@meridian/api';
import {
  AmountInput,
  Banner,
  Chip,
  CopyField,
  FieldGroup,
  Inline,
  QrCode,
  Section,
  Select,
  Stack,
  StatGrid,
  Text,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isPositive } from '#domain/money.ts';
import { UploadField } from '#forms/upload/UploadField.tsx';
import { missing, useAge, useFormat } from '#platform/words/format.ts';
import { currencyName } from '#platform/words/formatting.ts';
import type { DepositMethod, DepositProblem } from '../../deposit-model.ts';
import { inGroups } from '../../progress.ts';
import { messages } from './Send.messages.ts';
import type { DepositChange } from './useDeposit.ts';

/** Often enough for an age in minutes. */
const lookMs = 10_000;

/** What is sent, where to, on which terms; then how much it was, with its proof. */
export function DepositFields({ change }: { change: DepositChange }): ReactNode {
  const { type, summary } = change;
  const { method } = summary;
  return (
    <Stack gap={6}>
      <Choice change={change} />
      {method !== null && type === 'wallet' && method.address === null && <NoAddress method={method} />}
      {method !== null && (type === 'fiat' || method.address !== null) && (
        <>
          {type === 'wallet' ? <WalletAddress method={method} /> : <BankParticulars method={method} />}
          <Terms change={change} method={method} />
          <Report change={change} method={method} />
        </>
      )}
    </Stack>
  );
}

function Choice({ change }: { change: DepositChange }): ReactNode {
  const intl = useIntl();
  const { form, methods, problems, hasTried, dispatch } = change;
  const currencies = [...new Set(methods.map(({ currency }) => currency))];
  const networks = methods.filter(({ currency, network }) => currency === form.currency && network !== null);
  const isMissing = hasTried && problems.some(({ kind }) => kind === 'currencyMissing');
  return (
    <Stack gap={5}>
      <Select
        label={intl.formatMessage(messages.currency)}
        placeholder={intl.formatMessage(messages.chooseCurrency)}
        value={form.currency}
        onChange={(currency) => {
          const first = methods.find((method) => method.currency === currency);
          dispatch({ type: 'currencyChosen', currency, network: first?.network ?? null });
        }}
        options={currencies.map((currency) => ({ value: currency, label: currencyName(currency) }))}
        error={isMissing ? intl.formatMessage(messages.currencyMissing) : undefined}
      />
      {networks.length > 0 && (
        <FieldGroup label={intl.formatMessage(messages.network)}>
          <Inline gap={2} isWrapping>
            {networks.map(({ network }) => (
              <Chip
                key={network}
                isSelected={network === form.network}
                onPress={() => dispatch({ type: 'networkChosen', network: network ?? '' })}
              >
                {network}
              </Chip>
            ))}
          </Inline>
        </FieldGroup>
      )}
    </Stack>
  );
}

interface OfMethod {
  readonly method: DepositMethod;
}

function NoAddress({ method: { currency, network } }: OfMethod): ReactNode {
  const intl = useIntl();
  return (
    <Banner
      tone="waiting"
      title={intl.formatMessage(messages.noAddressTitle, { currency, network: network ?? missing })}
    >
      {intl.formatMessage(messages.noAddressBody)}
    </Banner>
  );
}

function useCopying() {
  const intl = useIntl();
  return {
    copyLabel: intl.formatMessage(messages.copy),
    copiedLabel: intl.formatMessage(messages.copied),
    failedLabel: intl.formatMessage(messages.copyFailed),
  };
}

function WalletAddress({ method: { currency, network, address, memo } }: OfMethod): ReactNode {
  const intl = useIntl();
  const copying = useCopying();
  if (address === null) return null;
  const named = { currency, network: network ?? missing };
  return (
    <Section title={intl.formatMessage(messages.sendTo)}>
      <Stack gap={4}>
        <Banner tone="negative" title={intl.formatMessage(messages.onlyTitle, named)} />
        <QrCode value={address} label={intl.formatMessage(messages.qr, named)} size="m" />
        <CopyField
          label={intl.formatMessage(messages.address, named)}
          value={address}
          shownValue={inGroups(address)}
          {...copying}
        />
        {memo !== null && (
          <CopyField
            label={intl.formatMessage(messages.memo)}
            value={memo}
            hint={intl.formatMessage(messages.memoHint)}
            {...copying}
          />
        )}
      </Stack>
    </Section>
  );
}

function BankParticulars({ method: { bankDetails, reference } }: OfMethod): ReactNode {
  const intl = useIntl();
  const copying = useCopying();
  return (
    <>
      <Section title={intl.formatMessage(messages.sendTo)}>
        <Stack gap={4}>
          {(bankDetails ?? []).map(({ label, value }) => (
            <CopyField key={label} label={label} value={value} {...copying} />
          ))}
          {reference !== null && (
            <CopyField
              label={intl.formatMessage(messages.reference)}
              value={reference}
              hint={intl.formatMessage(messages.referenceHint)}
              {...copying}
            />
          )}
        </Stack>
      </Section>
      <Section title={intl.formatMessage(messages.certificate)}>
        <Stack gap={2}>
          {(['certificateChannel', 'certificateMatch', 'certificateTime'] as const).map((message) => (
            <Text key={message} tone="secondary">
              {intl.formatMessage(messages[message])}
            </Text>
          ))}
        </Stack>
      </Section>
    </>
  );
}

function Terms({ change, method }: OfMethod & { change: DepositChange }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { currency, minimum, maximum, fee, arrivalMinutes, rate } = method;
  const time = change.type === 'wallet' ? messages.walletTime : messages.fiatTime;
  return (
    <Section title={intl.formatMessage(messages.terms)}>
      <StatGrid
        columns={1}
        items={[
          {
            id: 'minimum',
            label: intl.formatMessage(messages.minimum),
            value: format.money(minimum, currency),
          },
          {
            id: 'maximum',
            label: intl.formatMessage(messages.maximum),
            value: format.money(maximum, currency),
          },
          {
            id: 'fee',
            label: intl.formatMessage(messages.fee),
            value:
              fee === null || !isPositive(fee)
                ? intl.formatMessage(messages.free)
                : format.money(fee, currency),
          },
          {
            id: 'time',
            label: intl.formatMessage(messages.time),
            value: arrivalMinutes === null ? missing : intl.formatMessage(time, { count: arrivalMinutes }),
          },
          // A coin that counts as a dollar is exchanged at no rate worth saying.
          ...(rate === null || /^1(\.0*)?$/.test(rate.rate)
            ? []
            : [{ id: 'rate', label: intl.formatMessage(messages.rate), value: <RateText rate={rate} /> }]),
        ]}
      />
    </Section>
  );
}

/** A rate with its age. */
function RateText({ rate: { from, to, rate, timestamp } }: { rate: ExchangeRate }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const age = useAge(timestamp, lookMs);
  return intl.formatMessage(messages.rateText, {
    from: currencyName(from),
    to: currencyName(to),
    rate: format.price(rate, null),
    age,
  });
}

function Report({ change, method }: OfMethod & { change: DepositChange }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { type, form, problems, hasTried, dispatch } = change;
  const { currency, minimum } = method;
  const errorOf = (...kinds: DepositProblem['kind'][]): string | undefined => {
    const problem = problems.find(({ kind }) => kinds.includes(kind));
    return problem && hasTried ? problemText(problem) : undefined;
  };
  const problemText = (problem: DepositProblem): string =>
    'limit' in problem
      ? intl.formatMessage(messages[problem.kind], { limit: format.money(problem.limit, problem.currency) })
      : intl.formatMessage(messages[problem.kind === 'noAddress' ? 'currencyMissing' : problem.kind]);
  return (
    <Section title={intl.formatMessage(messages.report)}>
      <Stack gap={5}>
        <AmountInput
          label={intl.formatMessage(messages.amount)}
          name="amount"
          value={form.amount}
          onChange={(text) => dispatch({ type: 'amountTyped', text })}
          suffix={currencyName(currency)}
          hint={intl.formatMessage(messages.amountHint, { least: format.money(minimum, currency) })}
          error={errorOf('amountWrong', 'amountNotPositive', 'tooSmall', 'tooLarge')}
        />
        <UploadField
          label={intl.formatMessage(messages.proof)}
          place={`deposit.${type}.proof`}
          value={form.proof}
          onChange={(proof) => dispatch({ type: 'proofChosen', proof })}
          error={errorOf('proofMissing')}
        />
      </Stack>
    </Section>
  );
}
