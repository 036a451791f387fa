import { InstrumentLogo, List, ListRow, Section, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { useFormat } from '#platform/words/format.ts';
import type { FollowOffer } from '../../model.ts';
import { messages } from './Follow.messages.ts';

/** What an institution holds now, the largest first; each leads to its quote. */
export function Holdings({ offer: { holdings } }: { offer: FollowOffer }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  return (
    <Section
      title={intl.formatMessage(messages.holdings)}
      action={
        <Text size="s" tone="secondary">
          {intl.formatMessage(messages.holdingsNote)}
        </Text>
      }
    >
      {holdings.length === 0 ? (
        <Text tone="secondary">{intl.formatMessage(messages.noHoldings)}</Text>
      ) : (
        <List
          label={intl.formatMessage(messages.holdings)}
          items={holdings}
          keyOf={({ market, stock_code: code }) => `${market}:${code}`}
          renderRow={({ stock_code: code, market, name, source, share }) => (
            <ListRow
              leading={<InstrumentLogo code={code} />}
              title={name}
              subtitle={code}
              trailing={<Text isNumeric>{format.percent(share, { signed: false })}</Text>}
              {...(source !== null && {
                href: links.quote({ stock_code: code, market, name, source }),
              })}
            />
          )}
        />
      )}
    </Section>
  );
}
