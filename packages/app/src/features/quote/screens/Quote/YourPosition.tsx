import { Section, Skeleton } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { LivePositionRow } from '#presentation/positions/LivePositionRow.tsx';
import { RequestView } from '#presentation/RequestView.tsx';
import type { Held } from '../../held.ts';
import { messages } from './Quote.messages.ts';

/** What the user holds of this product. Nothing where nothing is held; where nobody can say, that. */
export function YourPosition({ held: { position, reading } }: { held: Held }) {
  const intl = useIntl();
  if (position === null && reading.request.phase !== 'failed') return null;
  return (
    <Section title={intl.formatMessage(messages.yourPosition)}>
      <RequestView
        {...reading}
        what={intl.formatMessage(messages.positionWhat)}
        skeleton={<Skeleton shape="row" count={1} />}
      >
        {() =>
          position && (
            <LivePositionRow
              position={position}
              profit="sinceOpening"
              profitName={intl.formatMessage(messages.sinceOpening)}
            />
          )
        }
      </RequestView>
    </Section>
  );
}
