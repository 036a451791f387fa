import { applyStatus } from '@meridian/api';
import type { PermissionCapability } from '#asset-classes/definition.ts';
import type { Application } from '#domain/application.ts';
import { useNow } from '#platform/ports/use-ports.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { isShut, permissionFacts, permissionOf } from './permission.ts';

/** A result without a message is seen within a minute. */
export const permissionRefreshMs = 60_000;

/** Often enough to turn "under review" into "longer than usual" before anybody's eyes. */
const lookMs = 10_000;

export interface Permission {
  /** Where it is applied for; null where the class asks for none. */
  readonly path: PermissionCapability['path'] | null;
  /** Null while nothing is known of it. */
  readonly application: Application | null;
  /** Until the first answer, whatever it is. */
  readonly isAwaited: boolean;
  /** The brokerage is known to refuse orders. */
  readonly isShut: boolean;
  readonly hasFailed: boolean;
  reload(): void;
}

/** Whether the signed-in customer may order what asks for a permission; changes by itself when the result comes. */
export function usePermission(asked: PermissionCapability | undefined): Permission {
  const now = useNow(lookMs);
  const { request, reload } = useRead(applyStatus, asked ? { serviceType: asked.service } : null, {
    onTopics: ['inbox'],
    refreshMs: permissionRefreshMs,
  });
  const known = knownData(request);
  const application = known && permissionOf(permissionFacts(known), now);
  const hasFailed = known === null && request.phase === 'failed';
  return {
    path: asked?.path ?? null,
    application,
    isAwaited: asked !== undefined && known === null && !hasFailed,
    isShut: application !== null && isShut(application),
    hasFailed,
    reload,
  };
}
