import type { ReactNode } from 'react';
import { AlertList } from './AlertList.tsx';
import { AlertTextsHere } from './AlertTextsHere.tsx';

/** Every alert of this device, once its texts are here; until then `awaited`. */
export function ManagedAlerts({ awaited }: { readonly awaited: ReactNode }): ReactNode {
  return (
    <AlertTextsHere awaited={awaited}>
      <AlertList />
    </AlertTextsHere>
  );
}
