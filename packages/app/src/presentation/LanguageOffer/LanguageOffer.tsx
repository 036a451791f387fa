import type { LocaleTag } from '@meridian/api';
import { Button, CloseIcon, IconButton, Inline } from '@meridian/design-system';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { loadTexts } from '#platform/words/catalogues.ts';
import { useSettings } from '#platform/ports/use-ports.ts';
import { appPart, type Catalogue } from '#platform/words/texts.ts';
import { messages } from './LanguageOffer.messages.ts';

/**
 * One line in the language that it offers (DECISIONS 33). Putting it away keeps the language that is shown, which counts as
 * chosen. Without the texts of that language there is no line. Answered it goes, and reading goes on at the next heading.
 */
export default function LanguageOffer({ locale: offered }: { locale: LocaleTag }): ReactNode {
  const { locale, change } = useSettings();
  const [texts, setTexts] = useState<Catalogue>({});
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    loadTexts(offered, appPart).then(
      (came) => isGone || setTexts(came),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [offered]);
  const [offer, away] = [texts[messages.languageOffer.id], texts[messages.languageOfferAway.id]];
  if (typeof offer !== 'string' || typeof away !== 'string') return null;
  const choose = (chosen: LocaleTag): void => {
    if (line.current !== null) readOnAfter(line.current);
    change({ locale: chosen });
  };
  return (
    <div ref={line} lang={offered}>
      <Inline gap={1} justify="center">
        <Button tone="quiet" size="s" onPress={() => choose(offered)}>
          {offer}
        </Button>
        <IconButton label={away} icon={<CloseIcon aria-hidden />} onPress={() => choose(locale)} />
      </Inline>
    </div>
  );
}

/** Moves the focus on from what is about to go, so that neither a reader nor the Tab key begins at the page's top again. */
function readOnAfter(left: HTMLElement): void {
  const headings = Array.from(document.querySelectorAll<HTMLElement>('main :is(h1, h2)'));
  const isAfter = (heading: HTMLElement): boolean =>
    (left.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const next = headings.find(isAfter) ?? headings[0];
  if (next === undefined) return;
  next.tabIndex = -1;
  next.focus({ preventScroll: true });
}
