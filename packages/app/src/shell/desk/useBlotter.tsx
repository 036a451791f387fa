import type { ScreenDock } from '@meridian/design-system';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from '#platform/ports/use-ports.ts';
import { routes } from '../routes.ts';
import { useBlotterChoice } from './blotter-choice.ts';
import { blotterMessages } from './blotter.messages.ts';
import type { DeskPane } from './desk-plan.ts';
import type { Room } from './panes.ts';

/** For a window that has room for it, and somebody who trades. */
const Blotter = lazy(() => import('./Blotter.tsx').catch(() => ({ default: () => null })));

/** The strip under a quote of a wide desk: what one holds stays in sight whatever is looked at. */
export function useBlotter(panes: readonly DeskPane[], room: Room): ScreenDock | undefined {
  const intl = useIntl();
  const { isSignedIn } = useSession();
  const [choice, onChange] = useBlotterChoice();
  const isQuoted = panes.some(({ name, place }) => place === 'room' && routes[name].desk === 'quote');
  if (room !== 'three' || !isSignedIn || !isQuoted) return undefined;
  return {
    label: intl.formatMessage(blotterMessages.title),
    resizeLabel: intl.formatMessage(blotterMessages.height),
    height: choice.height,
    isFolded: choice.isFolded,
    onHeight: (height) => onChange({ height }),
    content: (
      <Suspense fallback={null}>
        <Blotter choice={choice} onChange={onChange} />
      </Suspense>
    ),
  };
}
