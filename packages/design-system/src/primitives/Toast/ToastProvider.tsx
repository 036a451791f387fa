import { useEffect, useState, type ReactNode } from 'react';
import { ToastContext, type ToastApi, type ToastMessage } from './ToastContext.ts';

const loadViewport = async () => (await import('./ToastViewport.tsx')).default;
type Viewport = Awaited<ReturnType<typeof loadViewport>>;

export interface QueuedToast extends ToastMessage {
  id: number;
}

export interface ToastProviderProps {
  /** Name of the region where notices appear, for screen readers: "Notifications". */
  label: string;
  children: ReactNode;
}

/** What a person does first: notices follow from it. */
const firstTouches = ['pointerdown', 'keydown'] as const;

/** Lets everything below show notices. The part that draws them loads when a person first does something, or with the first notice. */
export function ToastProvider({ label, children }: ToastProviderProps): ReactNode {
  const [isNeeded, setNeeded] = useState(false);
  const [queue, setQueue] = useState<readonly QueuedToast[]>([]);
  const [api] = useState<ToastApi>(() => {
    let lastId = 0;
    return {
      show: (message) => {
        lastId += 1;
        const toast: QueuedToast = { ...message, id: lastId };
        setQueue((before) => [...before, toast]);
        setNeeded(true);
      },
    };
  });

  useEffect(() => {
    const touched = new AbortController();
    for (const kind of firstTouches) {
      document.addEventListener(kind, () => setNeeded(true), { once: true, signal: touched.signal });
    }
    return () => touched.abort();
  }, []);

  // Without a network it does not come: notices wait, and the next one asks for it again.
  const [loaded, setLoaded] = useState<{ readonly Viewport: Viewport } | null>(null);
  const isMissing = isNeeded && loaded === null;
  const waiting = queue.length;
  useEffect(() => {
    if (!isMissing) return;
    loadViewport().then(
      (Viewport) => setLoaded({ Viewport }),
      () => {},
    );
  }, [isMissing, waiting]);

  return (
    <ToastContext value={api}>
      {children}
      {loaded !== null && (
        <loaded.Viewport
          label={label}
          queue={queue}
          onTaken={(id) => setQueue((before) => before.filter((toast) => toast.id > id))}
        />
      )}
    </ToastContext>
  );
}
