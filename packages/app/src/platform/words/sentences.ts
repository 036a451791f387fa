import { useIntl } from 'react-intl';

/** Sentences one after the other, those that are missing left out. A Chinese full stop brings its own space. */
export function useSentences(): (...parts: readonly (string | null)[]) => string {
  const { locale } = useIntl();
  return (...parts) => parts.filter(Boolean).join(locale.startsWith('zh') ? '' : ' ');
}
