import type { Position } from '@meridian/api';
import type { ReactNode } from 'react';
import { nearStopOut } from '#domain/near-stop-out.ts';
import { useNewestPrice } from '#platform/live/live-price.ts';
import { useStopOutTexts } from './useStopOutTexts.ts';

/** On a position's own row: the price it is closed at and how far that is, while it is at risk. Else nothing. */
export function StopOutNote({ position }: { position: Position }): ReactNode {
  const near = nearStopOut(position, useNewestPrice(position).price);
  const texts = useStopOutTexts(position);
  return near === null ? null : texts.closesAt(near);
}
