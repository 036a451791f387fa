import type { LocaleTag } from '@meridian/api';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider, type MessageFormatElement } from 'react-intl';
import { usePorts } from './context.ts';
import { createFormat, type Format } from './formatting.ts';
import { useSettings } from './provider.tsx';

export type Catalogue = Record<string, MessageFormatElement[]>;

export interface LoadedCatalogue {
  readonly locale: LocaleTag;
  readonly messages: Catalogue;
}

/** Loads the texts of one language. */
export type LoadCatalogue = (locale: LocaleTag) => Promise<Catalogue>;

const FormatContext = createContext<Format | null>(null);

/** Numbers, money and times as text in the user's language. */
export function useFormat(): Format {
  const format = use(FormatContext);
  if (format === null) throw new Error('no format: render inside IntlScope');
  return format;
}

export interface IntlScopeProps {
  readonly load: LoadCatalogue;
  /** Texts already here; without them nothing is shown until they have come. */
  readonly initial?: LoadedCatalogue | undefined;
  readonly children: ReactNode;
}

/**
 * Texts and formats of the chosen language. Each language's texts are a file of their own, loaded when it is chosen; the
 * old language stays until they are there. Where they cannot be loaded, English stands in (spec §1).
 */
export function IntlScope({ load, initial, children }: IntlScopeProps): ReactNode {
  const { clock, systemInfo } = usePorts();
  const { locale } = useSettings();
  const [loaded, setLoaded] = useState<LoadedCatalogue | null>(initial ?? null);
  const hasTexts = loaded?.locale === locale;
  const [cache] = useState(createIntlCache);

  useEffect(() => {
    if (hasTexts) return;
    let isCurrent = true;
    const show = (messages: Catalogue): void => {
      if (isCurrent) setLoaded({ locale, messages });
    };
    load(locale).then(show, () => load('en').then(show, () => show({})));
    return () => {
      isCurrent = false;
    };
  }, [load, locale, hasTexts]);

  const shownLocale = loaded?.locale ?? locale;
  const timeZone = systemInfo().timeZone;
  const intl = useMemo(
    () =>
      createIntl(
        { locale: shownLocale, defaultLocale: 'en', messages: loaded?.messages ?? {}, timeZone, onError },
        cache,
      ),
    [shownLocale, loaded, timeZone, cache],
  );
  const format = useMemo(
    () => createFormat({ locale: shownLocale, timeZone, now: () => clock.now() }),
    [shownLocale, timeZone, clock],
  );
  if (loaded === null) return null;
  return (
    <RawIntlProvider value={intl}>
      <FormatContext value={format}>{children}</FormatContext>
    </RawIntlProvider>
  );
}

/** A text that one language lacks is shown in English; `npm run check` finds it before a user does. */
function onError(error: { code?: string }): void {
  if (error.code !== 'MISSING_TRANSLATION') reportError(error);
}
