import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { ToastContext, type ToastApi, type ToastMessage } from './ToastContext.ts';

const loadViewport = () => import('./ToastViewport.tsx');
const ToastViewport = lazy(loadViewport);

export interface QueuedToast extends ToastMessage {
  id: number;
}

export interface ToastProviderProps {
  /** Name of the region where notices appear, for screen readers. */
  label?: string | undefined;
  children: ReactNode;
}

/** Time in ms after which the viewport is fetched, well after the first picture and well before the first notice. */
const viewportDelayMs = 1500;

/** Lets everything below show notices. The part that draws them loads when the first picture is done, or with the first notice. */
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
    const timer = setTimeout(() => setNeeded(true), viewportDelayMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <ToastContext value={api}>
      {children}
      {isNeeded && (
        <Suspense fallback={null}>
          <ToastViewport
            label={label}
            queue={queue}
            onTaken={(id) => setQueue((before) => before.filter((toast) => toast.id > id))}
          />
        </Suspense>
      )}
    </ToastContext>
  );
}
