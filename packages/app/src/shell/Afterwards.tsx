import { lazy, Suspense, type ReactNode } from 'react';
import { useSession } from '#platform/ports/use-ports.ts';
import { storageKeys } from '#platform/device/storage.ts';
import { useStoredText } from '#platform/device/use-stored-text.ts';
import { Prefetch, type PrefetchProps } from './loading/Prefetch.tsx';
import { routes } from './routes.ts';
import { Progress } from './loading/Progress.tsx';
import { RedUpOffer } from './RedUpOffer.tsx';
import { RowMenus } from './row-menu/RowMenus.tsx';

/** For who has set price alerts on this device. */
const AlertWatch = lazy(() =>
  import('#features/alerts/index.ts').then(
    ({ AlertWatch: watch }) => ({ default: watch }),
    () => ({ default: () => null }),
  ),
);

/** For who has a keyboard; a desk brings its own. */
const PageKeys = lazy(() => import('./desk/PageKeys.tsx').catch(() => ({ default: () => null })));

/** Parts of a desk whose page is about one instrument. */
const orderingParts: ReadonlySet<string | undefined> = new Set(['quote', 'ticket', 'position', 'close']);

/** What goes on beside the screens after the first picture: it draws nothing until it is asked to. */
export default function Afterwards(props: PrefetchProps): ReactNode {
  const { user, isAwaited } = useSession();
  const hasAlerts = useStoredText(storageKeys.priceAlerts) !== null;
  return (
    <>
      <Prefetch {...props} />
      <Progress name={props.name} />
      <RedUpOffer />
      <RowMenus frame={props.frame} />
      {orderingParts.has(routes[props.name].desk) && (
        <Suspense fallback={null}>
          <PageKeys />
        </Suspense>
      )}
      {hasAlerts && !isAwaited && (
        <Suspense fallback={null}>
          <AlertWatch key={user?.userLoginId} />
        </Suspense>
      )}
    </>
  );
}
