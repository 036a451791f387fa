import { useEffect, useState } from 'react';
import type { Askers } from 'virtual:askers';

/** What is read of the sources when the demo is built: heavy, and wanted by some tools only. Null while it comes. */
export function useAskers(): Askers | 'failed' | null {
  const [askers, setAskers] = useState<Askers | 'failed' | null>(null);
  useEffect(() => {
    import('virtual:askers').then(
      (module) => setAskers(module.askers),
      () => setAskers('failed'),
    );
  }, []);
  return askers;
}
