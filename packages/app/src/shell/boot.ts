import { appVersion, userInfo, type AppConfig, type User } from '@meridian/api';
import { useEffect, useState } from 'react';
import { rememberConfig } from '../platform/config.ts';
import type { SystemInfo } from '../platform/ports.ts';
import { usePorts } from '../platform/provider.tsx';
import { useRead, type Request } from '../platform/request.ts';

export interface StartUp {
  readonly systemInfo: SystemInfo;
  readonly config: Request<AppConfig>;
  readonly user: Request<User>;
}

/**
 * The start-up (spec §1): system info, configuration, user info, all at once. Nothing waits for them: where one fails,
 * what was remembered or the default stands in, and the app is open (DECISIONS 9).
 */
export function useStartUp(): StartUp {
  const ports = usePorts();
  const [systemInfo] = useState(() => ports.systemInfo());
  const { request: config } = useRead(appVersion, {});
  // An inbox message may bring the outcome of an identity check (spec §4).
  const { request: user } = useRead(userInfo, {}, { onTopics: ['inbox'] });

  useEffect(() => {
    if (config.phase === 'ready') rememberConfig(ports.storage, config.data);
  }, [ports, config]);
  useEffect(() => {
    if (user.phase === 'ready') ports.session.update(user.data);
  }, [ports, user]);

  return { systemInfo, config, user };
}
