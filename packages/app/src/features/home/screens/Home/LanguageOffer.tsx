import type { LocaleTag } from '@meridian/api';
import { Button, CloseIcon, IconButton, Inline } from '@meridian/design-system';
import { useEffect, useState } from 'react';
import { loadTexts } from '#platform/catalogues.ts';
import { useSettings } from '#platform/provider.tsx';
import type { Catalogue } from '#platform/texts.ts';
import { messages } from './LanguageOffer.messages.ts';

/**
 * One line in the language that it offers (DECISIONS 33). Putting it away keeps the language that is shown, which counts as
 * chosen. Without the texts of that language there is no line.
 */
export default function LanguageOffer({ locale: offered }: { locale: LocaleTag }) {
  const { locale, change } = useSettings();
  const [texts, setTexts] = useState<Catalogue>({});
  useEffect(() => {
    let isGone = false;
    loadTexts(offered, 'home').then(
      (came) => isGone || setTexts(came),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [offered]);
  const [offer, away] = [texts[messages.languageOffer.id], texts[messages.languageOfferAway.id]];
  if (typeof offer !== 'string' || typeof away !== 'string') return null;
  return (
    <div lang={offered}>
      <Inline gap={1} justify="center">
        <Button tone="quiet" size="s" onPress={() => change({ locale: offered })}>
          {offer}
        </Button>
        <IconButton label={away} icon={<CloseIcon aria-hidden />} onPress={() => change({ locale })} />
      </Inline>
    </div>
  );
}
