import type { Position } from '@meridian/api';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './contract-end.messages.ts';
import { useContractEnd } from './useContractEnd.ts';

/** On a position's own row: when its contract trades for the last time, once that is near. Else nothing. */
export function ContractEndNote({ position }: { position: Position }): ReactNode {
  const intl = useIntl();
  const end = useContractEnd(position);
  return end === null ? null : intl.formatMessage(messages[end.when], { moment: end.moment, time: end.time });
}
