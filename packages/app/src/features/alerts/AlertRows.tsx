import { DeleteIcon, Beside, IconButton, InstrumentLogo, List, ListRow } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { links } from '#platform/address/links.ts';
import { useTick } from '#platform/live/live-price.ts';
import { messages } from './alerts.messages.ts';
import { hasFired, type PriceAlert } from './price-alerts.ts';
import { useAlertedPrice, useAlertTexts } from './useAlertTexts.ts';

export interface AlertRowsProps {
  /** Name of the list: spoken, and above it where it `hasHeader`. */
  readonly label: string;
  readonly hasHeader?: boolean;
  readonly alerts: readonly PriceAlert[];
  /** Leads to their quotes; on a quote's own screen there is nowhere to lead to. */
  readonly isLinked?: boolean;
  onRemove(alert: PriceAlert): void;
}

/** Alerts below one another, each with the way to remove it: what it waits for, or why it fired. */
export function AlertRows(props: AlertRowsProps): ReactNode {
  const { label, hasHeader = false, alerts, isLinked = false, onRemove } = props;
  const intl = useIntl();
  const texts = useAlertTexts();
  return (
    <List
      label={label}
      items={alerts}
      keyOf={(alert) => alert.id}
      isPlain
      hasHeader={hasHeader}
      renderRow={(alert) => (
        <Beside
          end={
            <IconButton
              label={intl.formatMessage(messages.remove, { what: texts.what(alert) })}
              icon={<DeleteIcon />}
              onPress={() => onRemove(alert)}
            />
          }
        >
          <ListRow
            leading={
              isLinked && <InstrumentLogo code={alert.stock_code} src={alert.localLogoUrl ?? undefined} />
            }
            title={hasFired(alert) ? texts.why(alert) : texts.what(alert)}
            subtitle={<Second alert={alert} />}
            href={isLinked ? links.quote(alert) : undefined}
          />
        </Beside>
      )}
    />
  );
}

/** The day it fired; of one that waits, the price now, as it ticks. */
function Second({ alert }: { readonly alert: PriceAlert }): ReactNode {
  const format = useFormat();
  if (hasFired(alert)) return format.date(alert.fired.at);
  return <PriceNow alert={alert} />;
}

function PriceNow({ alert }: { readonly alert: PriceAlert }): ReactNode {
  const intl = useIntl();
  const written = useAlertedPrice();
  const format = useFormat();
  const price = written(alert, useTick(alert)?.price_nominal ?? null);
  if (alert.adjusted === null) return intl.formatMessage(messages.now, { price });
  const { from, ratio } = alert.adjusted;
  return intl.formatMessage(messages.nowAdjusted, {
    price,
    before: written(alert, from),
    ratio: format.quantity(ratio),
  });
}
