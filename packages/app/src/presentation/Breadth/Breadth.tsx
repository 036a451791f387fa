import { toDecimal, type UsExchange } from '@meridian/api';
import { Beside, BreadthBar, IconButton, RetryIcon, Room, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { messages as problems } from '#platform/words/problems.messages.ts';
import { useBreadth } from './breadth.ts';
import { messages } from './Breadth.messages.ts';

/** Figures, bar and note. */
const height = '3rem';

/** Advancers, unchanged and decliners of whole exchanges. What did not come is said in its room. */
export function Breadth({ exchanges }: { readonly exchanges: readonly UsExchange[] }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { breadth, isClosed, hasFailed, reload } = useBreadth(exchanges);
  if (breadth === null && hasFailed) {
    return (
      <Room height={height}>
        <Beside
          end={
            <IconButton label={intl.formatMessage(messages.retry)} icon={<RetryIcon />} onPress={reload} />
          }
        >
          <Text size="s" tone="secondary">
            {intl.formatMessage(problems.title, { what: intl.formatMessage(messages.what) })}
          </Text>
        </Beside>
      </Room>
    );
  }
  return (
    <Room height={height}>
      <BreadthBar
        label={intl.formatMessage(messages.label)}
        counts={breadth}
        labels={{
          up: intl.formatMessage(messages.up),
          unchanged: intl.formatMessage(messages.unchanged),
          down: intl.formatMessage(messages.down),
        }}
        formatCount={(count) => format.quantity(toDecimal(String(count)))}
        note={
          breadth === null
            ? undefined
            : intl.formatMessage(isClosed ? messages.tradedLast : messages.traded, { count: breadth.traded })
        }
      />
    </Room>
  );
}
