import { Toast as Base } from '@base-ui/react/toast';
import { useEffect, useRef, type ReactNode } from 'react';
import { CloseIcon, FailureIcon, SuccessIcon, WaitingIcon, type Icon } from '#icons/index.ts';
import { toastDurationMs } from '#tokens/scale.ts';
import { useThemeScope } from '#theme/ThemeScope.tsx';
import type { ToastAction, ToastMessage } from './ToastContext.ts';
import type { QueuedToast } from './ToastProvider.tsx';
import {
  Action,
  Content,
  Description,
  Dismiss,
  Root,
  Title,
  Viewport,
  Words,
} from './ToastViewport.styles.ts';

interface ToastViewportProps {
  label: string;
  queue: readonly QueuedToast[];
  onTaken: (lastId: number) => void;
}

interface ToastData {
  tone: NonNullable<ToastMessage['tone']>;
  action: ToastAction | undefined;
  dismissLabel: string | undefined;
}

/** Notices seen at once: more would hide the screen they speak of. */
const mostShown = 2;

const icons: Record<ToastData['tone'], Icon | null> = {
  neutral: null,
  positive: SuccessIcon,
  negative: FailureIcon,
  waiting: WaitingIcon,
};

function Toasts({ label, queue, onTaken }: ToastViewportProps): ReactNode {
  const { toasts, add, close } = Base.useToastManager<ToastData>();
  const { portal } = useThemeScope();
  const room = mostShown - toasts.filter((toast) => toast.transitionStatus !== 'ending').length;

  // A queue may be seen again before it is known to be taken: each notice is shown once.
  const lastTaken = useRef(0);
  useEffect(() => {
    const news = queue.filter(({ id }) => id > lastTaken.current).slice(0, Math.max(0, room));
    const last = news.at(-1);
    if (!last) return;
    lastTaken.current = last.id;
    for (const { title, description, tone = 'neutral', action, dismissLabel } of news) {
      const timeout = dismissLabel === undefined ? toastDurationMs : 0;
      add({ title, description, data: { tone, action, dismissLabel }, timeout });
    }
    onTaken(last.id);
  }, [queue, room, add, onTaken]);

  return (
    <Base.Portal container={portal}>
      <Viewport aria-label={label}>
        {toasts.map((toast) => {
          const { tone = 'neutral', action, dismissLabel } = toast.data ?? {};
          const ToneIcon = icons[tone];
          return (
            <Root key={toast.id} toast={toast} swipeDirection="up" data-tone={tone}>
              <Content>
                {ToneIcon && <ToneIcon aria-hidden="true" />}
                <Words>
                  <Title />
                  <Description />
                </Words>
                {action && (
                  <Action
                    type="button"
                    onClick={() => {
                      action.onPress();
                      close(toast.id);
                    }}
                  >
                    {action.label}
                  </Action>
                )}
                {dismissLabel !== undefined && (
                  <Dismiss type="button" aria-label={dismissLabel} onClick={() => close(toast.id)}>
                    <CloseIcon aria-hidden="true" />
                  </Dismiss>
                )}
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
    <Base.Provider limit={mostShown}>
      <Toasts {...props} />
    </Base.Provider>
  );
}
