import { lazy, Suspense, type ReactNode } from 'react';
import { useSession } from '#platform/provider.tsx';
import { storageKeys } from '#platform/storage.ts';
import { useStoredText } from '#platform/use-stored-text.ts';
import { Prefetch, type PrefetchProps } from './Prefetch.tsx';

/** For who has set price alerts on this device. */
const AlertWatch = lazy(() =>
  import('#presentation/alerts/AlertWatch.tsx').catch(() => ({ default: () => null })),
);

/** What goes on beside the screens once the first picture stands: it draws nothing. */
export default function Afterwards(props: PrefetchProps): ReactNode {
  const { user, isAwaited } = useSession();
  const hasAlerts = useStoredText(storageKeys.priceAlerts) !== null;
  return (
    <>
      <Prefetch {...props} />
      {hasAlerts && !isAwaited && (
        <Suspense fallback={null}>
          <AlertWatch key={user?.userLoginId} />
        </Suspense>
      )}
    </>
  );
}
