import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  brand: { id: 'shell.brand', defaultMessage: 'Meridian' },
  windowTitle: { id: 'shell.windowTitle', defaultMessage: '{title} · Meridian' },
  tabs: { id: 'shell.tabs', defaultMessage: 'Main places' },
  toasts: { id: 'shell.toasts', defaultMessage: 'Notices' },
  loadingScreen: { id: 'shell.loadingScreen', defaultMessage: 'Loading {title}' },
  timedOutTitle: { id: 'shell.timedOutTitle', defaultMessage: 'This screen is taking too long' },
  timedOutBody: {
    id: 'shell.timedOutBody',
    defaultMessage:
      'It did not arrive within {seconds} seconds. Your connection may be slow. Nothing you entered is lost.',
  },
  /** In the words of the spec (§8), for any code of a screen; what it means is below. */
  notLoadedTitle: { id: 'shell.notLoadedTitle', defaultMessage: 'Unable to preload CSS' },
  notLoadedBody: {
    id: 'shell.notLoadedBody',
    defaultMessage:
      'Part of the app did not arrive, so this screen cannot be shown. Check your connection. Nothing you entered is lost.',
  },
  brokenTitle: { id: 'shell.brokenTitle', defaultMessage: 'This screen ran into a problem' },
  brokenBody: {
    id: 'shell.brokenBody',
    defaultMessage: 'The rest of the app works. Orders and balances are not affected by this.',
  },
  /** The same as everywhere, which the shell has at hand before the screens' own texts. */
  retry: { id: 'presentation.retry', defaultMessage: 'Retry' },
  reload: { id: 'shell.reload', defaultMessage: 'Reload the app' },
  saveWhatHappened: { id: 'shell.saveWhatHappened', defaultMessage: 'Save what happened' },
  notSaved: {
    id: 'shell.notSaved',
    defaultMessage: 'The file could not be made. Check your connection and try again.',
  },
  toHome: { id: 'shell.toHome', defaultMessage: 'Go to Home' },
  notFoundTitle: { id: 'shell.notFoundTitle', defaultMessage: 'The URL does not exist' },
  notFoundBody: { id: 'shell.notFoundBody', defaultMessage: 'There is no screen at this address: {address}' },
  sessionExpired: { id: 'shell.sessionExpired', defaultMessage: 'Login Expired' },
  passwordChangedBody: {
    id: 'shell.passwordChangedBody',
    defaultMessage: 'Your login password was changed. Sign in with the new one.',
  },
  sessionExpiredBody: {
    id: 'shell.sessionExpiredBody',
    defaultMessage: 'Sign in again. You will be back where you were.',
  },
});
