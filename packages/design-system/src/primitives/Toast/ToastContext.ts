import { createContext, use } from 'react';

export interface ToastAction {
  /** "Undo". */
  label: string;
  /** Takes the notice away, too. */
  onPress: () => void;
}

export interface ToastMessage {
  /** What happened: "Added to your watchlist". */
  title: string;
  /** One more line, where the title cannot say it. */
  description?: string | undefined;
  tone?: 'neutral' | 'positive' | 'negative' | 'waiting' | undefined;
  /** A way back, offered in passing: it must be on the screen as well, since the notice goes. */
  action?: ToastAction | undefined;
  /**
   * Name of the cross. With it the notice stays until it is put away or acted on: for what a person must not miss, such as
   * a risk to their money.
   */
  dismissLabel?: string | undefined;
}

export interface ToastApi {
  /**
   * Shows for 2 s (spec §9), longer while pointed at, focused, or while the window is not looked at. Two at a time; more
   * wait for their turn. Never the only place where an outcome is reported.
   */
  show: (message: ToastMessage) => void;
}

export const ToastContext = createContext<ToastApi | null>(null);

/** Short notices. Throws outside a `ToastProvider`: a notice that goes nowhere is a bug. */
export function useToast(): ToastApi {
  const api = use(ToastContext);
  if (api === null) throw new Error('useToast needs a <ToastProvider> above it');
  return api;
}
