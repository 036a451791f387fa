import type { Position } from '@meridian/api';
import { Section } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { LivePositionRow } from '#presentation/LivePositionRow.tsx';
import { messages } from './Quote.messages.ts';

/** Where the user stands in this product. */
export function YourPosition({ position }: { position: Position }) {
  const intl = useIntl();
  return (
    <Section title={intl.formatMessage(messages.yourPosition)}>
      <LivePositionRow position={position} />
    </Section>
  );
}
