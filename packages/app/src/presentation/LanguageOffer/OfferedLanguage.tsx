import { Room } from '@meridian/design-system';
import { lazy, Suspense, type ReactNode } from 'react';
import { useOfferedLocale } from '#platform/ports/use-ports.ts';

const LanguageOffer = lazy(() => import('./LanguageOffer.tsx').catch(() => ({ default: () => null })));

/** Offers the browser's language while none was chosen, in reserved room. */
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
