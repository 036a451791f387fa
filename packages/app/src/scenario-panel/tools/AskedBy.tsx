import { List, ListRow, Section, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useAskers } from '../useAskers.ts';
import { messages } from './AskedBy.messages.ts';

interface Props {
  readonly endpointId: string;
  /** It was made since the screen of the address is shown. */
  readonly isOfThisScreen: boolean;
}

/** Which components make a call, as the code says: of the screen that made it, else of the whole app. */
export function AskedBy({ endpointId, isOfThisScreen }: Props): ReactNode {
  const intl = useIntl();
  const { pathname } = useLocation();
  const askers = useAskers();
  if (askers === null) return null;
  const ofThisScreen = isOfThisScreen && askers !== 'failed' ? askers[pathname]?.[endpointId] : undefined;
  const found = askers === 'failed' ? [] : (ofThisScreen ?? askers['*']?.[endpointId] ?? []);
  return (
    <Section title={intl.formatMessage(messages.askedBy)} headingLevel={3}>
      {found.length === 0 ? (
        <Text size="s" tone="secondary">
          {intl.formatMessage(askers === 'failed' ? messages.failed : messages.nobody)}
        </Text>
      ) : (
        <List
          label={intl.formatMessage(messages.askedBy)}
          items={found}
          keyOf={({ component, file }) => `${file} ${component}`}
          renderRow={({ component, file }) => <ListRow title={component} subtitle={file} />}
        />
      )}
    </Section>
  );
}
