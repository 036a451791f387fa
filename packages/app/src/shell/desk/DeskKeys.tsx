import { KeyboardIcon, RailFoot } from '@meridian/design-system';
import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './desk.messages.ts';
import type { DeskPlan } from './desk-plan.ts';
import type { Address } from './panes.ts';
import { useHeldHere, useProductHere } from './ordering-keys.ts';
import { useLetterKeys, useShortcuts } from './shortcuts.ts';
import { useWalk } from './walk.ts';

/** For who asks for it. */
const KeysDialog = lazy(() => import('./KeysDialog.tsx').catch(() => ({ default: () => null })));

/** The keys of the desk, and the button in the rail that lists them. */
export function DeskKeys({ list, subject }: Pick<DeskPlan, 'list' | 'subject'>): ReactNode {
  const intl = useIntl();
  const { hasLetters, onHelp, dialog } = useKeys(subject);
  useWalk(list?.name, subject, hasLetters);
  return (
    <>
      <RailFoot
        label={intl.formatMessage(messages.keysShow)}
        icon={<KeyboardIcon size={22} aria-hidden />}
        onPress={onHelp}
      />
      {dialog}
    </>
  );
}

/** The keys of a page that is alone, and the list of them that its own key opens. */
export function KeysOf({ pathname, search }: Address): ReactNode {
  const subject = useMemo(() => ({ pathname, search }), [pathname, search]);
  return useKeys(subject).dialog;
}

/** Everything but walking a list. */
function useKeys(subject: Address) {
  const [hasLetters, onLetters] = useLetterKeys();
  const [help, setHelp] = useState<'never' | 'open' | 'closed'>('never');
  const onHelp = useCallback(() => setHelp('open'), [setHelp]);
  const { position, closable, isAwaited } = useHeldHere(subject);
  const held = useMemo(() => ({ position, closable, isAwaited }), [position, closable, isAwaited]);
  const product = useProductHere(subject);
  useShortcuts({ subject, product, held, hasLetters, onHelp });
  const dialog = help !== 'never' && (
    <Suspense fallback={null}>
      <KeysDialog isOpen={help === 'open'} onClose={() => setHelp('closed')} {...{ hasLetters, onLetters }} />
    </Suspense>
  );
  return { hasLetters, onHelp, dialog };
}
