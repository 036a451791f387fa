import { tradeTab } from '@meridian/api';
import { Stack, TextLink } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { usePositionsAtRisk } from '../positions/holdings.ts';
import { NearStopOut } from './NearStopOut.tsx';
import { messages } from './near-stop-out.messages.ts';

/** More banners than this would be a list, and that list is the holdings. */
const mostShown = 2;

/** Every held position at risk of forced closing, the nearest first. Nothing where there is none. For who is signed in. */
export default function NearStopOuts(): ReactNode {
  const intl = useIntl();
  const positions = usePositionsAtRisk();
  if (positions.length === 0) return null;
  const shown = positions.slice(0, mostShown);
  const more = positions.length - shown.length;
  return (
    <Stack gap={2}>
      {shown.map((position) => (
        <NearStopOut key={position.id} position={position} isNamed />
      ))}
      {more > 0 && (
        <TextLink isStandalone href={links.trade(tradeTab.holdings)}>
          {intl.formatMessage(messages.more, { count: more })}
        </TextLink>
      )}
    </Stack>
  );
}
