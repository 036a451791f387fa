import { auditStatus } from '@meridian/api';
import { Button, EmptyState, Skeleton, Stack, StatGrid, type StatItem } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { missing, useFormat } from '#platform/words/format.ts';
import type { Message } from '#platform/words/messages.ts';
import { ApplicationView } from '#presentation/application/ApplicationView.tsx';
import { useRateText } from '#presentation/exchange/useRateText.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { applicationFacts, reviewMs, type Withdrawn } from '../../records.ts';
import { messages as form } from './Withdraw.messages.ts';
import { useArrivalText, useReceivedText, worthShowing } from '../words.ts';
import { useLatest } from './Latest.tsx';
import { messages } from './Record.messages.ts';
import { withdrawalWords } from './words.ts';

/** One withdrawal: how far it is, both ends of it, and what is held, sent or free again. */
export function Record({ id }: { id: string }): ReactNode {
  const intl = useIntl();
  const { request, reload, withdrawn } = useLatest();
  return (
    <RequestView
      request={request}
      reload={reload}
      what={intl.formatMessage(messages.whatOne)}
      skeleton={<Skeleton shape="block" height="20rem" />}
    >
      {() => {
        const found = withdrawn.find((one) => one.id === id);
        return found === undefined ? <Gone /> : <Progress withdrawal={found} />;
      }}
    </RequestView>
  );
}

function Gone(): ReactNode {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage(messages.gone)}
      body={intl.formatMessage(messages.goneBody)}
      action={<Button href={links.statement('BALANCE')}>{intl.formatMessage(messages.all)}</Button>}
    />
  );
}

function Progress({ withdrawal }: { withdrawal: Withdrawn }): ReactNode {
  const intl = useIntl();
  const { record, status } = withdrawal;
  const again = record?.type === 'bankCard' ? links.withdrawCard() : links.withdraw();
  return (
    <Stack gap={6}>
      <ApplicationView
        facts={applicationFacts(withdrawal)}
        promiseMs={reviewMs}
        words={withdrawalWords}
        next={() => <Figures withdrawal={withdrawal} />}
      />
      <Stack gap={2}>
        {status === auditStatus.failed && (
          <Button tone="primary" size="l" isFullWidth href={again}>
            {intl.formatMessage(messages.again)}
          </Button>
        )}
        <Button tone="quiet" isFullWidth href={links.statement('BALANCE')}>
          {intl.formatMessage(messages.cash)}
        </Button>
      </Stack>
    </Stack>
  );
}

function amountLabel(status: Withdrawn['status']): Message {
  if (status === auditStatus.pending) return messages.heldAmount;
  return status === auditStatus.failed ? messages.givenBack : form.amount;
}

function Figures({ withdrawal }: { withdrawal: Withdrawn }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const receivedText = useReceivedText();
  const arrivalText = useArrivalText();
  const { id, amount, currency, account, status, decidedAt, record } = withdrawal;
  const rateText = useRateText(worthShowing(record?.rate ?? null));
  const money = format.money(amount, currency);
  const item = (name: string, label: string, value: string): StatItem => ({ id: name, label, value });
  const { formatMessage: say } = intl;
  const isSent = status === auditStatus.completed;
  const isRefused = status === auditStatus.failed;
  return (
    <StatGrid
      columns={1}
      items={[
        item('from', say(form.from), say(form.cash)),
        item('to', say(form.to), account ?? missing),
        // Once: as what it is while it is held, once it is back, or once it is sent.
        item('amount', say(amountLabel(status)), money),
        ...(record === null || isRefused
          ? []
          : [
              item('fee', say(form.fee), format.money(record.fee, currency)),
              ...(rateText === null ? [] : [item('rate', say(form.rate), rateText)]),
              item(
                'arrives',
                say(form.arrives),
                receivedText({ amount: record.received, currency: record.receivedCurrency }, record.type),
              ),
              item('arrival', say(form.arrival), arrivalText(record.arrivalMinutes)),
            ]),
        ...(decidedAt === null || !(isSent || isRefused)
          ? []
          : [item('decided', say(messages.decided), format.dateTime(decidedAt))]),
        item('number', say(form.number), id),
      ]}
    />
  );
}
