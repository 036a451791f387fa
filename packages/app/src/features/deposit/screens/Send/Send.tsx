import { depositCurrencies } from '@meridian/api';
import { Button, FigureRow, ResultScreen, Skeleton, Stack, StatGrid } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { useRead } from '#platform/reading/request.ts';
import { useFormat } from '#platform/words/format.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { UnsettledNotice } from '#submission/DoubtView.tsx';
import { RefusalBanner } from '#submission/RefusalBanner.tsx';
import { SubmissionFlow } from '#submission/SubmissionFlow.tsx';
import { doubtWords, type SubmissionWords } from '#submission/words.ts';
import type { DepositFacts, DepositType } from '../../deposit-model.ts';
import type { DepositRecord } from '../../deposit-write.ts';
import { NothingOffered } from '../Deposit/Deposit.tsx';
import { DepositFields } from './DepositFields.tsx';
import { messages } from './Send.messages.ts';
import { useDeposit, type DepositChange } from './useDeposit.ts';

/** Currency, network and address; then the report with its proof (spec §1, §5). */
export function WalletScreen(): ReactNode {
  return <SendScreen type="wallet" />;
}

/** Bank particulars, reference and the bank certificate; then the report with its proof (spec §1, §5). */
export function FiatScreen(): ReactNode {
  return <SendScreen type="fiat" />;
}

function SendScreen({ type }: { type: DepositType }): ReactNode {
  const intl = useIntl();
  const { request, reload } = useRead(depositCurrencies, {});
  return (
    <ScreenFrame
      title={intl.formatMessage(messages[type === 'wallet' ? 'walletTitle' : 'fiatTitle'])}
      hasBack
      backTo={links.deposit()}
    >
      <RequestView
        request={request}
        reload={reload}
        what={intl.formatMessage(messages.what)}
        skeleton={<Skeleton shape="block" height="24rem" />}
        isEmpty={({ list }) => !list.some((method) => method.type === type)}
        empty={<NothingOffered />}
      >
        {({ list }) => <DepositFlow type={type} methods={list.filter((method) => method.type === type)} />}
      </RequestView>
    </ScreenFrame>
  );
}

function DepositFlow(facts: DepositFacts): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const change = useDeposit(facts);
  const words = useDepositWords();
  const [acceptedProof, setAcceptedProof] = useState<string | null>(null);
  const { form, summary, isProofUsed } = change;
  const { method, amount, received } = summary;
  const isAsking = isProofUsed && acceptedProof !== form.proof;
  return (
    <SubmissionFlow
      controls={change}
      words={words}
      press={{
        what:
          amount === null || method === null
            ? intl.formatMessage(messages.press)
            : intl.formatMessage(messages.pressAmount, { amount: format.money(amount, method.currency) }),
        tone: 'primary',
        figure: (
          <FigureRow
            label={intl.formatMessage(messages.received)}
            value={format.money(received, 'USD')}
            isTotal
          />
        ),
        isBlocked: false,
      }}
      question={
        isAsking
          ? {
              title: intl.formatMessage(messages.samePictureTitle),
              body: intl.formatMessage(messages.samePictureBody),
              acceptLabel: intl.formatMessage(messages.samePictureAccept),
              onAccept: () => setAcceptedProof(form.proof),
            }
          : undefined
      }
      confirmation={<Review change={change} />}
      record={({ receipt }) => <Reported receipt={receipt} onAnother={change.startAnother} />}
      form={(refusal) => (
        <Stack gap={6}>
          <RefusalBanner title={intl.formatMessage(messages.refused)} problem={refusal} />
          <UnsettledNotice words={words} controls={change} />
          <DepositFields change={change} />
        </Stack>
      )}
    />
  );
}

function Review({ change }: { change: DepositChange }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { method, amount, received } = change.summary;
  if (method === null) return null;
  return (
    <div>
      <StatGrid
        columns={1}
        items={[
          {
            id: 'amount',
            label: intl.formatMessage(messages.amount),
            value: format.money(amount, method.currency),
          },
          ...(method.network === null
            ? []
            : [{ id: 'network', label: intl.formatMessage(messages.network), value: method.network }]),
        ]}
      />
      <FigureRow
        label={intl.formatMessage(messages.received)}
        value={format.money(received, 'USD')}
        isTotal
      />
    </div>
  );
}

/** What the brokerage's receipt says, and where to see how it goes on. */
function Reported({ receipt, onAnother }: { receipt: DepositRecord; onAnother: () => void }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { type, amount, currency, network } = receipt;
  return (
    <ResultScreen
      tone="waiting"
      title={intl.formatMessage(messages.doneTitle)}
      body={intl.formatMessage(messages[type === 'fiat' ? 'doneFiat' : 'doneWallet'])}
      facts={[
        { id: 'amount', label: intl.formatMessage(messages.amount), value: format.money(amount, currency) },
        ...(network === null
          ? []
          : [{ id: 'network', label: intl.formatMessage(messages.network), value: network }]),
      ]}
      actions={
        <>
          <Button tone="primary" size="l" isFullWidth href={links.depositRecord()}>
            {intl.formatMessage(messages.seeDeposits)}
          </Button>
          <Button tone="quiet" isFullWidth onPress={onAnother}>
            {intl.formatMessage(messages.another)}
          </Button>
        </>
      }
    />
  );
}

function useDepositWords(): SubmissionWords<DepositRecord> {
  const intl = useIntl();
  const format = useFormat();
  const say = (message: keyof typeof messages): string => intl.formatMessage(messages[message]);
  return {
    ...doubtWords(intl, messages),
    otherReceipt: ({ amount, currency }) =>
      intl.formatMessage(messages.otherReceipt, { amount: format.money(amount, currency) }),
    list: { label: say('listLabel'), href: links.depositRecord(), advice: say('listAdvice') },
  };
}
