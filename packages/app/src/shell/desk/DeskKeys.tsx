import { KeyboardIcon, RailFoot } from '@meridian/design-system';
import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './desk.messages.ts';
import type { DeskPlan } from './desk-plan.ts';
import { useHeldHere, useProductHere } from './ordering-keys.ts';
import { useLetterKeys, useShortcuts } from './shortcuts.ts';
import { useWalk } from './walk.ts';

/** For who asks for it. */
const KeysDialog = lazy(() => import('./KeysDialog.tsx').catch(() => ({ default: () => null })));

/** The keys of the desk, and the button in the rail that lists them. */
export function DeskKeys({ list, subject }: Pick<DeskPlan, 'list' | 'subject'>): ReactNode {
  const intl = useIntl();
  const [hasLetters, onLetters] = useLetterKeys();
  const [help, setHelp] = useState<'never' | 'open' | 'closed'>('never');
  const onHelp = useCallback(() => setHelp('open'), [setHelp]);
  const { position, closable, isAwaited } = useHeldHere(subject);
  const held = useMemo(() => ({ position, closable, isAwaited }), [position, closable, isAwaited]);
  useWalk(list?.name, subject, hasLetters);
  const product = useProductHere(subject);
  useShortcuts({ subject, product, held, hasLetters, onHelp });
  return (
    <>
      <RailFoot
        label={intl.formatMessage(messages.keysShow)}
        icon={<KeyboardIcon size={22} aria-hidden />}
        onPress={onHelp}
      />
      {help !== 'never' && (
        <Suspense fallback={null}>
          <KeysDialog
            isOpen={help === 'open'}
            onClose={() => setHelp('closed')}
            {...{ hasLetters, onLetters }}
          />
        </Suspense>
      )}
    </>
  );
}
