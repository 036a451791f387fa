import { Toast as Base } from '@base-ui/react/toast';
import { useEffect, useRef, type ReactNode } from 'react';
import { FailureIcon, SuccessIcon, WaitingIcon, type Icon } from '../../icons/index.ts';
import { toastDurationMs } from '../../tokens/scale.ts';
import { useThemeScope } from '../../theme/ThemeScope.tsx';
import type { ToastMessage } from './ToastContext.ts';
import type { QueuedToast } from './ToastProvider.tsx';
import { Content, Description, Root, Title, Viewport } from './ToastViewport.styles.ts';

interface ToastViewportProps {
  label: string | undefined;
  queue: readonly QueuedToast[];
  onTaken: (lastId: number) => void;
}

const icons: Record<NonNullable<ToastMessage['tone']>, Icon | null> = {
  neutral: null,
  positive: SuccessIcon,
  negative: FailureIcon,
  waiting: WaitingIcon,
};

function Toasts({ label, queue, onTaken }: ToastViewportProps): ReactNode {
  const { toasts, add } = Base.useToastManager<{ tone: NonNullable<ToastMessage['tone']> }>();
  const { portal } = useThemeScope();

  // A queue may be seen again before it is known to be taken: each notice is shown once.
  const lastTaken = useRef(0);
  useEffect(() => {
    const last = queue.at(-1);
    if (!last) return;
    const news = queue.filter(({ id }) => id > lastTaken.current);
    lastTaken.current = last.id;
    for (const { title, description, tone = 'neutral' } of news) {
      add({ title, description, data: { tone }, timeout: toastDurationMs });
    }
    onTaken(last.id);
  }, [queue, add, onTaken]);

  return (
    <Base.Portal container={portal}>
      <Viewport aria-label={label}>
        {toasts.map((toast) => {
          const ToneIcon = icons[toast.data?.tone ?? 'neutral'];
          return (
            <Root key={toast.id} toast={toast} swipeDirection="up">
              <Content>
                {ToneIcon && <ToneIcon aria-hidden="true" />}
                <div>
                  <Title />
                  <Description />
                </div>
              </Content>
            </Root>
          );
        })}
      </Viewport>
    </Base.Portal>
  );
}

/** Draws the notices. A module of its own, so that the first screen does not carry it. */
export default function ToastViewport(props: ToastViewportProps): ReactNode {
  return (
    <Base.Provider limit={2}>
      <Toasts {...props} />
    </Base.Provider>
  );
}
