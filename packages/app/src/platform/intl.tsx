import type { LocaleTag } from '@meridian/api';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  createIntl,
  createIntlCache,
  RawIntlProvider,
  type IntlShape,
  type MessageDescriptor,
  type MessageFormatElement,
} from 'react-intl';
import { usePorts } from './context.ts';
import { useSettings } from './provider.tsx';

/** Texts by id: words, or the syntax tree of a text with placeholders. */
export type Catalogue = Record<string, string | MessageFormatElement[]>;

/** react-intl's type knows catalogues of words and catalogues of trees, but none of both; it reads both. */
type Trees = Record<string, MessageFormatElement[]>;

export interface LoadedCatalogue {
  readonly locale: LocaleTag;
  readonly messages: Catalogue;
}

/** Loads the texts of one language; English has none to load, since the code carries them (messages.ts). */
export type LoadCatalogue = (locale: LocaleTag) => Promise<Catalogue>;

/** The first wait before texts that did not come are asked for again, and the longest, in ms. */
const catalogueWaitMs = { first: 5_000, longest: 60_000 } as const;

/** The texts that are always here. */
const english: LoadedCatalogue = { locale: 'en', messages: {} };

export interface IntlScopeProps {
  readonly load: LoadCatalogue;
  /** Texts already here; without them English stands in until they have come. */
  readonly initial?: LoadedCatalogue | undefined;
  readonly children: ReactNode;
}

/**
 * Texts of the chosen language. Each language's texts are a file of their own, loaded when it is chosen; the old language
 * stays until they are there. Where they cannot be loaded, English stands in (spec §1), and they are asked for again:
 * after growing waits, and when the network is back.
 */
export function IntlScope({ load, initial = english, children }: IntlScopeProps): ReactNode {
  const { network, systemInfo } = usePorts();
  const { locale } = useSettings();
  const [loaded, setLoaded] = useState(initial);
  const hasTexts = loaded.locale === locale;
  const [cache] = useState(createIntlCache);

  useEffect(() => {
    if (hasTexts) return;
    return keepTrying(
      () => load(locale).then((messages) => () => setLoaded({ locale, messages })),
      () => setLoaded(english),
      network.subscribe,
    );
  }, [load, locale, hasTexts, network]);

  const timeZone = systemInfo().timeZone;
  const intl = useMemo(() => {
    const messages = loaded.messages as Trees;
    const setting = { locale: loaded.locale, messages, defaultLocale: english.locale, timeZone, onError };
    return withPlainTexts(createIntl(setting, cache));
  }, [loaded, timeZone, cache]);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

/** Loads until it has succeeded once; what came is shown by calling it. Returns the way to stop. */
function keepTrying(
  loadOnce: () => Promise<() => void>,
  onFailure: () => void,
  onNews: (listener: () => void) => () => void,
): () => void {
  let waitMs: number = catalogueWaitMs.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let isUnderWay = false;
  const attempt = (): void => {
    if (isOver || isUnderWay) return;
    isUnderWay = true;
    clearTimeout(timer);
    loadOnce()
      .then(
        (show) => {
          if (isOver) return;
          stop();
          show();
        },
        () => {
          if (isOver) return;
          onFailure();
          timer = setTimeout(attempt, waitMs);
          waitMs = Math.min(waitMs * 2, catalogueWaitMs.longest);
        },
      )
      .finally(() => {
        isUnderWay = false;
      });
  };
  const endNews = onNews(attempt);
  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    endNews();
  }
  attempt();
  return stop;
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
