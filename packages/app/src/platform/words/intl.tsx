import {
  createContext,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import {
  createIntl,
  createIntlCache,
  RawIntlProvider,
  type IntlShape,
  type MessageDescriptor,
  type MessageFormatElement,
} from 'react-intl';
import { usePorts } from '../ports/context.ts';
import { useSettings } from '../ports/use-ports.ts';
import type { Texts } from './texts.ts';

const TextsContext = createContext<Texts | null>(null);

/** The running app's texts: who shows a part of the app asks for those of that part. */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (texts === null) throw new Error('no texts: render inside IntlScope');
  return texts;
}

/** react-intl's type knows catalogues of words and catalogues of trees, but none of both; it reads both. */
type Trees = Record<string, MessageFormatElement[]>;

/** Words and formats of the chosen language. English, which the code carries, stands in for what has not come. */
export function IntlScope({ texts, children }: { texts: Texts; children: ReactNode }): ReactNode {
  const { systemInfo } = usePorts();
  const { locale: chosen } = useSettings();
  const { locale, messages } = useSyncExternalStore(texts.subscribe, texts.get);
  const [cache] = useState(createIntlCache);
  const { timeZone } = systemInfo();

  useEffect(() => texts.choose(chosen), [texts, chosen]);

  const intl = useMemo(() => {
    const setting = { locale, messages: messages as Trees, defaultLocale: 'en', timeZone, onError };
    return withPlainTexts(createIntl(setting, cache));
  }, [locale, messages, timeZone, cache]);
  return (
    <TextsContext value={texts}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </TextsContext>
  );
}

/** Most texts are plain words, and strings: they need no formatting. Only those with placeholders are syntax trees. */
function withPlainTexts(intl: IntlShape): IntlShape {
  const formatMessage = (
    descriptor: MessageDescriptor,
    ...rest: [values?: never, options?: never]
  ): unknown => {
    const { id = '', defaultMessage } = descriptor;
    const text = Object.hasOwn(intl.messages, id) ? intl.messages[id] : defaultMessage;
    return typeof text === 'string' ? text : intl.formatMessage(descriptor, ...rest);
  };
  return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] };
}

/** A text that one language lacks is shown in English; `npm run check` finds it before a user does. */
function onError(error: { code?: string }): void {
  if (error.code !== 'MISSING_TRANSLATION') reportError(error);
}
