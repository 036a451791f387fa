import type { Decimal, QuoteDetail } from '@meridian/api';
import {
  AmountInput,
  Button,
  FormLayout,
  ListRow,
  SegmentedControl,
  Sheet,
  Stack,
  useToast,
} from '@meridian/design-system';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { hasMoneyPrice } from '#asset-classes/money-price.ts';
import { useAssetClasses } from '#asset-classes/registry.ts';
import { parseAmount } from '#domain/money.ts';
import type { Problem } from '#forms/fields.ts';
import { optional } from '#forms/rules.ts';
import { useFields } from '#forms/useFields.ts';
import { useFormat } from '#platform/words/format.ts';
import { currencySymbol } from '#platform/words/formatting.ts';
import { useLive } from '#platform/live/live-price.ts';
import type { Message } from '#platform/words/messages.ts';
import { usePorts } from '#platform/ports/context.ts';
import { LiveChange } from '#presentation/quotes/LiveChange.tsx';
import { LivePrice } from '#presentation/quotes/LivePrice.tsx';
import { checkDraft, moveDecimals, mostValue, type AlertDraft, type AlertProblem } from './alert-draft.ts';
import { AlertNotes } from './AlertNotes.tsx';
import { AlertRows } from './AlertRows.tsx';
import { AlertUndo } from './AlertUndo.tsx';
import { messages, problemMessages } from './alerts.messages.ts';
import {
  alertConditions,
  hasFired,
  isAbout,
  mostAlerts,
  newestFirst,
  type AlertCondition,
  type PriceAlert,
} from './price-alerts.ts';
import { useAlertRemoval } from './useAlertRemoval.ts';
import { useAlerts } from './useAlerts.ts';
import { useAlertedPrice, useAlertTexts } from './useAlertTexts.ts';

export interface AlertSheetProps {
  readonly detail: QuoteDetail;
  readonly isOpen: boolean;
  onClose(): void;
}

/** Sets an alert on one instrument, below its live price, and lists those it has. */
export function AlertSheet({ detail, isOpen, onClose }: AlertSheetProps): ReactNode {
  const intl = useIntl();
  const formId = useId();
  const { alerts } = useAlerts();
  const { last, remove } = useAlertRemoval();
  const own = alerts.filter((alert) => isAbout(alert, detail));
  const waiting = own.filter((alert) => !hasFired(alert));
  const fired = newestFirst(own);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={intl.formatMessage(messages.titleOf, { code: detail.stock_code })}
      closeLabel={intl.formatMessage(messages.close)}
      actions={
        <Button tone="primary" type="submit" form={formId} isFullWidth>
          {intl.formatMessage(messages.set)}
        </Button>
      }
    >
      <Stack gap={4}>
        <ListRow
          title={detail.name}
          subtitle={<LiveChange quote={detail} size="s" />}
          trailing={<LivePrice quote={detail} size="l" />}
        />
        <AlertForm id={formId} detail={detail} alerts={alerts} onDone={onClose} />
        <AlertNotes />
        <AlertUndo last={last} />
        {waiting.length > 0 && (
          <AlertRows
            hasHeader
            label={intl.formatMessage(messages.waiting)}
            alerts={waiting}
            onRemove={(alert) => remove([alert])}
          />
        )}
        {fired.length > 0 && (
          <AlertRows
            hasHeader
            label={intl.formatMessage(messages.fired)}
            alerts={fired}
            onRemove={(alert) => remove([alert])}
          />
        )}
      </Stack>
    </Sheet>
  );
}

const hints: Readonly<Record<AlertCondition, Message>> = {
  above: messages.aboveHint,
  below: messages.belowHint,
  move: messages.moveHint,
};

interface AlertFormProps {
  /** Of the form: its submit button is at the foot of the sheet. */
  readonly id: string;
  readonly detail: QuoteDetail;
  readonly alerts: readonly PriceAlert[];
  onDone(): void;
}

function AlertForm({ id, detail, alerts, onDone }: AlertFormProps): ReactNode {
  const intl = useIntl();
  const toast = useToast();
  const texts = useAlertTexts();
  const { clock, newId } = usePorts();
  const { add } = useAlerts();
  const live = useLive(detail);
  const isMoney = hasMoneyPrice(useAssetClasses().of(detail.source));
  const price = live.price_nominal;
  const now = price === null ? null : { price, ratio: live.change_ratio };
  const check = (draft: AlertDraft) => checkDraft(draft, detail, now, alerts);
  const problemOf = useProblem(detail);
  const fields = useFields<AlertDraft>({
    initial: { condition: 'above', typed: '' },
    rules: {
      condition: optional,
      typed: {
        problemOf(_, draft) {
          const checked = check(draft);
          return 'problem' in checked ? problemOf(checked.problem, draft) : null;
        },
      },
    },
  });
  const { condition } = fields.values;

  const set = (draft: AlertDraft): void => {
    const checked = check(draft);
    if ('problem' in checked) return;
    const { stock_code, market, source, name, currency, localLogoUrl, priceDecimals, isDelayed } = detail;
    const alert: PriceAlert = {
      ...{ id: newId(), stock_code, market, source, name, currency, localLogoUrl, priceDecimals, isDelayed },
      ...{
        condition,
        value: checked.value,
        setAt: clock.now(),
        priceAt: live.quoteTimestamp,
        fired: null,
        adjusted: null,
      },
    };
    add(alert);
    toast.show({
      tone: 'positive',
      title: intl.formatMessage(messages.wasSet, { what: texts.what(alert) }),
    });
    onDone();
  };

  const isMove = condition === 'move';
  return (
    <FormLayout id={id} {...fields.submit(set)}>
      <Stack gap={3}>
        <SegmentedControl
          label={intl.formatMessage(messages.condition)}
          value={condition}
          onChange={(next) => fields.begin({ condition: next, typed: '' })}
          options={alertConditions.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
        />
        <AmountInput
          key={isMove ? 'move' : 'price'}
          {...fields.bind('typed')}
          label={intl.formatMessage(isMove ? messages.percent : messages.price)}
          decimals={isMove ? moveDecimals : detail.priceDecimals}
          prefix={isMove || !isMoney ? undefined : currencySymbol(detail.currency)}
          suffix={isMove ? '%' : undefined}
          hint={intl.formatMessage(hints[condition])}
        />
      </Stack>
    </FormLayout>
  );
}

const reachedMessages: Readonly<Record<AlertCondition, Message>> = {
  above: problemMessages.isAbove,
  below: problemMessages.isBelow,
  move: problemMessages.hasMoved,
};

/** What is in the way, in words, with the price as it is now. */
function useProblem(detail: QuoteDetail): (problem: AlertProblem, draft: AlertDraft) => Problem {
  const format = useFormat();
  const live = useLive(detail);
  const { stock_code: code } = detail;
  const priceOf = useAlertedPrice();
  const written = (price: Decimal | null): string => priceOf(detail, price);
  return (problem, { condition, typed }) => ({
    message: problem === 'isReached' ? reachedMessages[condition] : problemMessages[problem],
    values: {
      code,
      price: written(live.price_nominal),
      value: written(parseAmount(typed)),
      ratio: format.percent(live.change_ratio),
      most:
        problem === 'full'
          ? mostAlerts
          : condition === 'move'
            ? format.percent(mostValue[condition], { signed: false })
            : written(mostValue[condition]),
    },
  });
}
