import { KeyboardIcon, LayoutsIcon, RailFoot } from '@meridian/design-system';
import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './desk.messages.ts';
import type { DeskPlan } from './desk-plan.ts';
import { messages as layoutMessages } from './layouts/layouts.messages.ts';
import type { DeskLayouts } from './layouts/use-layouts.ts';
import type { Address } from './panes.ts';
import { useHeldHere, useProductHere } from './ordering-keys.ts';
import { useLetterKeys, useShortcuts } from './shortcuts.ts';
import { useLayoutKeys, type LayoutKeys } from './layouts/layout-keys.ts';
import { useWalk } from './walk.ts';

/** For who asks for it. */
const KeysDialog = lazy(() => import('./KeysDialog.tsx').catch(() => ({ default: () => null })));
const LayoutsDialog = lazy(() =>
  import('./layouts/LayoutsDialog.tsx').catch(() => ({ default: () => null })),
);

interface DeskKeysProps extends Pick<DeskPlan, 'list' | 'subject'> {
  readonly layouts: DeskLayouts;
}

/** The keys of the desk, and the buttons in the rail that list them and the layouts. */
export function DeskKeys({ list, subject, layouts }: DeskKeysProps): ReactNode {
  const intl = useIntl();
  const [isChoosing, setChoosing] = useState<boolean | null>(null);
  const { showNext } = layouts;
  const onLayouts = useCallback(() => setChoosing(true), [setChoosing]);
  const { hasLetters, onHelp, dialog } = useKeys(subject, { onChoose: onLayouts, onNext: showNext });
  useWalk(list?.id, subject, hasLetters);
  return (
    <>
      <RailFoot
        items={[
          {
            label: intl.formatMessage(layoutMessages.show),
            icon: <LayoutsIcon size={22} aria-hidden />,
            onPress: onLayouts,
          },
          {
            label: intl.formatMessage(messages.keysShow),
            icon: <KeyboardIcon size={22} aria-hidden />,
            onPress: onHelp,
          },
        ]}
      />
      {isChoosing !== null && (
        <Suspense fallback={null}>
          <LayoutsDialog layouts={layouts} isOpen={isChoosing} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
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
function useKeys(subject: Address, layouts?: LayoutKeys) {
  const [hasLetters, onLetters] = useLetterKeys();
  const [help, setHelp] = useState<'never' | 'open' | 'closed'>('never');
  const onHelp = useCallback(() => setHelp('open'), [setHelp]);
  const { position, closable, isAwaited } = useHeldHere(subject);
  const held = useMemo(() => ({ position, closable, isAwaited }), [position, closable, isAwaited]);
  const product = useProductHere(subject);
  useShortcuts({ subject, product, held, hasLetters, onHelp });
  useLayoutKeys(hasLetters, layouts);
  const dialog = help !== 'never' && (
    <Suspense fallback={null}>
      <KeysDialog
        isOpen={help === 'open'}
        onClose={() => setHelp('closed')}
        hasLayouts={layouts !== undefined}
        {...{ hasLetters, onLetters }}
      />
    </Suspense>
  );
  return { hasLetters, onHelp, dialog };
}
