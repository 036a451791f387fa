import { positionByStock, type AssetSource, type QuoteDetail } from '@meridian/api';
import { Section } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { useSession } from '#platform/provider.tsx';
import { knownData } from '#platform/request.ts';
import { useRead } from '#platform/use-read.ts';
import { LivePositionRow } from '#presentation/LivePositionRow.tsx';
import { messages } from './Quote.messages.ts';

interface Props {
  readonly detail: QuoteDetail;
  /** Of the class, as the instrument's address says it. */
  readonly source: AssetSource;
}

/** Where the user stands in this product. Nothing is shown while nothing is known or held. */
export function YourPosition({ detail, source }: Props) {
  const intl = useIntl();
  const { isSignedIn } = useSession();
  const { request } = useRead(
    positionByStock,
    isSignedIn ? { stockCode: detail.stock_code, market: detail.market, source } : null,
    { subject: 'position', onTopics: ['orders'] },
  );
  const position = knownData(request)?.position;
  if (!position) return null;
  return (
    <Section title={intl.formatMessage(messages.yourPosition)}>
      <LivePositionRow position={position} />
    </Section>
  );
}
