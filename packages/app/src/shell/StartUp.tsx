import { appVersion, userInfo } from '@meridian/api';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { rememberConfig } from '#platform/reading/config.ts';
import { usePorts } from '#platform/ports/context.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { useRead } from '#platform/reading/request.ts';
import { storageKeys } from '#platform/device/storage.ts';

/** For whoever signs in on a device that watches something already. */
const JoinWatchlist = lazy(() =>
  import('#features/watchlist/index.ts').then(
    (watchlist) => ({ default: watchlist.JoinWatchlist }),
    () => ({ default: () => null }),
  ),
);

/**
 * Two of the three start-up calls (spec §1), side by side; the third, system info, is at hand (Ports.systemInfo). Nothing
 * waits for them: where one fails, what was remembered or the default stands in, and the app is open (DECISIONS 9).
 */
export default function StartUp(): ReactNode {
  const ports = usePorts();
  const { request: config } = useRead(appVersion, {});
  // An inbox message may bring the outcome of an identity check (spec §4).
  const { request: user } = useRead(userInfo, {}, { onTopics: ['inbox'] });

  useEffect(() => {
    if (config.phase === 'ready') rememberConfig(ports.storage, config.data);
  }, [ports, config]);
  useEffect(() => {
    if (user.phase === 'ready') ports.session.update(user.data);
  }, [ports, user]);

  const { token } = useSession();
  const isJoining = token !== null && ports.storage.get(storageKeys.watchedHere) !== null;
  return (
    isJoining && (
      <Suspense fallback={null}>
        <JoinWatchlist key={token} />
      </Suspense>
    )
  );
}
