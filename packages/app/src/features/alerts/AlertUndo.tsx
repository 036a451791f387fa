import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { UndoBanner } from '#presentation/UndoBanner.tsx';
import { messages } from './alerts.messages.ts';
import type { AlertRemoval } from './useAlertRemoval.ts';

/** What was removed last, as long as it can be put back. */
export function AlertUndo({ last }: Pick<AlertRemoval, 'last'>): ReactNode {
  const intl = useIntl();
  if (last === null) return null;
  return (
    <UndoBanner title={last.title} undoLabel={intl.formatMessage(messages.undo)} onUndo={() => last.undo()} />
  );
}
