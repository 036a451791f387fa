import type { ScreenDock } from '@meridian/design-system';
import { Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from '#platform/ports/use-ports.ts';
import { useTexts } from '#platform/words/intl.tsx';
import { lazyPart } from '#presentation/late/lazy-part.tsx';
import { routes } from '../routes.ts';
import { BlotterLink } from './BlotterLink.tsx';
import { blotterMessages } from './blotter.messages.ts';
import type { DeskPane } from './desk-plan.ts';
import type { DeskLayouts } from './layouts/use-layouts.ts';
import type { Room } from './panes.ts';

/** For a window that has room for it, and somebody who trades. */
const Blotter = lazyPart(
  async () => ({ default: (await import('#features/portfolio/index.ts')).Blotter }),
  blotterMessages.what,
);

const Messages = lazyPart(
  async () => ({ default: (await import('#features/inbox/index.ts')).OwnInbox }),
  blotterMessages.messagesWhat,
);

/** Whether the texts of the strip have come; not asked for before it is shown. */
function useTextsOf(part: string, isShown: boolean): boolean {
  const texts = useTexts();
  const [areHere, setHere] = useState(false);
  useEffect(() => {
    let isCurrent = isShown;
    if (isShown)
      void texts.need(part).then(() => {
        if (isCurrent) setHere(true);
      });
    return () => {
      isCurrent = false;
    };
  }, [texts, part, isShown]);
  return areHere;
}

/** The strip under a quote of a wide desk: what one holds stays in sight whatever is looked at. */
export function useBlotter(
  panes: readonly DeskPane[],
  room: Room,
  { blotter: choice, onBlotter: onChange }: Pick<DeskLayouts, 'blotter' | 'onBlotter'>,
): ScreenDock | undefined {
  const intl = useIntl();
  const { isSignedIn } = useSession();
  const isQuoted = panes.some(({ name, place }) => place === 'room' && routes[name].desk === 'quote');
  const isShown = room === 'three' && isSignedIn && isQuoted;
  const areTextsHere = useTextsOf('portfolio', isShown);
  const areMessagesShown = isShown && choice.tab === 'messages' && !choice.isFolded;
  const areMessageTextsHere = useTextsOf('inbox', areMessagesShown);
  if (!isShown) return undefined;
  return {
    label: intl.formatMessage(blotterMessages.title),
    resizeLabel: intl.formatMessage(blotterMessages.height),
    height: choice.height,
    isFolded: choice.isFolded,
    onHeight: (height) => onChange({ height }),
    content: areTextsHere && (
      <Suspense fallback={null}>
        <Blotter
          choice={choice}
          onChange={onChange}
          link={BlotterLink}
          messages={
            areMessageTextsHere && (
              <Suspense fallback={null}>
                <Messages isInLines />
              </Suspense>
            )
          }
        />
      </Suspense>
    ),
  };
}
