import { useIntl, type IntlShape } from 'react-intl';
import type { LocaleTag } from '@meridian/api';
import { usePorts } from '../ports/context.ts';
import { createFormat, type Format } from './formatting.ts';
import { useNow, useSettings } from '../ports/use-ports.ts';

export { missing, trendOf, type Format, type Trend } from './formatting.ts';

/** Made at the first use, so that the entry, which formats nothing, need not carry the formats. */
const formats = { given: new WeakMap<IntlShape, Format>(), language: new WeakMap<IntlShape, Format>() };

/** Numbers, money and times as text in the user's language. */
export function useFormat(): Format {
  const intl = useIntl();
  const { clock, systemInfo } = usePorts();
  const { dates } = useSettings();
  const made = formats[dates].get(intl);
  if (made !== undefined) return made;
  const format = createFormat({
    locale: intl.locale as LocaleTag,
    timeZone: systemInfo().timeZone,
    dates,
    now: () => clock.now(),
  });
  formats[dates].set(intl, format);
  return format;
}

/** How long ago an instant (ms) was, in words that grow while they are looked at: counted again every `everyMs`. */
export function useAge(ms: number, everyMs: number): string {
  return useFormat().age(ms, useNow(everyMs));
}
