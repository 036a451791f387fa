import { tradeTab, type Position } from '@meridian/api';
import { Badge, TradeIcon, useToast } from '@meridian/design-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { nearStopOut } from '#domain/near-stop-out.ts';
import { links } from '#platform/address/links.ts';
import { useNewestPrice } from '#platform/live/live-price.ts';
import { useSentences } from '#platform/words/sentences.ts';
import { usePositionsAtRisk } from '../positions/holdings.ts';
import { messages } from './near-stop-out.messages.ts';
import { useStopOutTexts } from './useStopOutTexts.ts';

export interface StopOutWatchProps {
  /** The person has just signed in: what is at risk is said at once. */
  readonly isAfterSignIn: boolean;
  /** Called with the icon of the trade tab, with a mark while a position is at risk; null for the plain one. */
  onIcon(icon: ReactNode): void;
}

/** Watches the holdings of who is signed in, on whichever screen: positions at risk are counted on the trade tab. */
export default function StopOutWatch({ isAfterSignIn, onIcon }: StopOutWatchProps): ReactNode {
  const intl = useIntl();
  const positions = usePositionsAtRisk();
  const count = positions.length;
  useEffect(() => {
    onIcon(
      count === 0 ? null : (
        <Badge tone="negative" srText={intl.formatMessage(messages.count, { count })}>
          <TradeIcon size={22} aria-hidden />
        </Badge>
      ),
    );
  }, [count, intl, onIcon]);
  useEffect(() => () => onIcon(null), [onIcon]);
  const [nearest] = positions;
  return isAfterSignIn && nearest !== undefined && <Notice position={nearest} />;
}

/** Said once, and it stays until it is put away: the nearest of them, with the way to it. */
function Notice({ position }: { position: Position }): ReactNode {
  const intl = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const near = nearStopOut(position, useNewestPrice(position).price);
  const texts = useStopOutTexts(position);
  const sentences = useSentences();
  const isSaid = useRef(false);
  useEffect(() => {
    if (isSaid.current || near === null) return;
    isSaid.current = true;
    toast.show({
      tone: 'negative',
      title: intl.formatMessage(messages.titleOf, { name: position.name }),
      description: sentences(texts.used(near), texts.closesAt(near)),
      action: {
        label: intl.formatMessage(messages.open),
        onPress: () => void navigate(links.position({ ...position, type: tradeTab.holdings })),
      },
      dismissLabel: intl.formatMessage(messages.dismiss),
    });
  });
  return null;
}
