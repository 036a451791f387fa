import { Banner, Button, Section, Stack, Text, Timeline, type TimelineItem } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { useNow } from '#platform/ports/use-ports.ts';
import { missing, useFormat } from '#platform/words/format.ts';
import { currencyName } from '#platform/words/formatting.ts';
import type { DepositRecord } from '../../deposit-write.ts';
import { confirmationsNeeded, phaseOf, type DepositPhase } from '../../progress.ts';
import { messages } from './Records.messages.ts';

/** Often enough to turn "under way" into "longer than usual" before anybody's eyes. */
const lookMs = 10_000;

interface OfDeposit {
  readonly record: DepositRecord;
  readonly phase: DepositPhase;
}

/** One deposit: what was sent, how far it is, and what to do where that goes badly. */
export function DepositProgress({ record, tag }: { record: DepositRecord; tag: ReactNode }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const phase = phaseOf(record, useNow(lookMs));
  const { type, amount, currency, network, rate } = record;
  return (
    <Section title={format.money(amount, currency)} action={tag}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Text size="s" tone="secondary">
            {type === 'wallet'
              ? intl.formatMessage(messages.byWallet, { currency, network: network ?? missing })
              : intl.formatMessage(messages.byBank)}
          </Text>
          {rate !== null && rate.rate !== '1' && (
            <Text size="s" tone="secondary">
              {intl.formatMessage(messages.rate, {
                from: currencyName(rate.from),
                to: currencyName(rate.to),
                rate: format.price(rate.rate, null),
              })}
            </Text>
          )}
        </Stack>
        <Advice record={record} phase={phase} />
        {phase !== 'unknown' && <Steps record={record} phase={phase} />}
      </Stack>
    </Section>
  );
}

function Advice({ record, phase }: OfDeposit): ReactNode {
  const intl = useIntl();
  if (phase === 'late')
    return (
      <Banner
        tone="waiting"
        title={intl.formatMessage(messages.lateTitle)}
        action={
          <Button size="s" href={links.service('deposits')}>
            {intl.formatMessage(messages.service)}
          </Button>
        }
      >
        {intl.formatMessage(messages.lateBody)}
      </Banner>
    );
  if (phase !== 'failed') return null;
  const { type, currency, network, amount, reason } = record;
  const filled = { currency, amount };
  return (
    <Banner
      tone="negative"
      title={intl.formatMessage(messages.reasonTitle)}
      action={
        <Button
          size="s"
          href={
            type === 'fiat'
              ? links.depositFiat(filled)
              : links.depositWallet({ ...filled, ...(network !== null && { network }) })
          }
        >
          {intl.formatMessage(messages.again)}
        </Button>
      }
    >
      {reason ?? intl.formatMessage(messages.noReason)}
    </Banner>
  );
}

function Steps({ record, phase }: OfDeposit): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const {
    type,
    confirmations,
    createTimeTimestamp: at,
    updateTimeTimestamp,
    arrivalMinutes,
    received,
  } = record;
  const isUnderWay = phase === 'underWay' || phase === 'late';
  const count = confirmations ?? 0;
  const isConfirmed = !isUnderWay || (type === 'wallet' && count >= confirmationsNeeded);
  const timeOf = (ms: number | null): string | undefined => (ms === null ? undefined : format.dateTime(ms));
  const stateLabels = {
    done: messages.done,
    current: messages.current,
    todo: messages.todo,
    failed: messages.stepFailed,
  } as const;
  const item = (
    state: keyof typeof stateLabels,
    rest: Omit<TimelineItem, 'state' | 'stateLabel'>,
  ): TimelineItem => ({ ...rest, state, stateLabel: intl.formatMessage(stateLabels[state]) });
  const due =
    phase === 'underWay' && at !== null && arrivalMinutes !== null
      ? intl.formatMessage(messages.expected, { time: format.dateTime(at + arrivalMinutes * 60_000) })
      : undefined;
  return (
    <Timeline
      label={intl.formatMessage(messages.timeline)}
      items={[
        item('done', { id: 'reported', title: intl.formatMessage(messages.reported), time: timeOf(at) }),
        item(isConfirmed ? 'done' : 'current', {
          id: 'confirmed',
          title:
            type === 'wallet'
              ? intl.formatMessage(messages.confirmations, { count, needed: confirmationsNeeded })
              : intl.formatMessage(messages.matching),
          ...(isUnderWay && count > 0 && { time: timeOf(updateTimeTimestamp) }),
          ...(!isConfirmed && due !== undefined && { detail: due }),
        }),
        phase === 'failed'
          ? item('failed', {
              id: 'end',
              title: intl.formatMessage(messages.notCredited),
              time: timeOf(updateTimeTimestamp),
            })
          : item(phase === 'credited' ? 'done' : isConfirmed ? 'current' : 'todo', {
              id: 'end',
              title:
                received === null
                  ? intl.formatMessage(messages.credited)
                  : intl.formatMessage(messages.creditedAmount, { amount: format.money(received, 'USD') }),
              ...(phase === 'credited' && { time: timeOf(updateTimeTimestamp) }),
            }),
      ]}
    />
  );
}
