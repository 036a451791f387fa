import type { LocaleTag } from '@meridian/api';
import type { Catalogue } from './intl.tsx';

/** The compiled translations, one file a language (locales/, compiled on build). English stands in the code itself. */
const catalogues: Record<Exclude<LocaleTag, 'en'>, () => Promise<{ default: unknown }>> = {
  'zh-Hans': () => import('../../../../locales/compiled/zh-Hans.json'),
  'zh-Hant': () => import('../../../../locales/compiled/zh-Hant.json'),
};

export async function loadCatalogue(locale: LocaleTag): Promise<Catalogue> {
  if (locale === 'en') return {};
  const { default: catalogue } = await catalogues[locale]();
  return catalogue as Catalogue;
}
