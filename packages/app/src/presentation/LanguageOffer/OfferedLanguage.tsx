import { Room } from '@meridian/design-system';
import { lazy, Suspense, type ReactNode } from 'react';
import { useOfferedLocale } from '#platform/provider.tsx';

const LanguageOffer = lazy(() => import('./LanguageOffer.tsx').catch(() => ({ default: () => null })));

/** For who has not chosen a language and whose browser asks for another than English: the offer, in room that is kept. */
export function OfferedLanguage(): ReactNode {
  const offered = useOfferedLocale();
  if (offered === null) return null;
  return (
    <Room height="2.75rem">
      <Suspense fallback={null}>
        <LanguageOffer locale={offered} />
      </Suspense>
    </Room>
  );
}
