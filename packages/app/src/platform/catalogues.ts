import type { LocaleTag } from '@meridian/api';
import type { Catalogue } from './intl.tsx';

/** The compiled texts of each language, one file a language (locales/, compiled on build). */
const catalogues: Record<LocaleTag, () => Promise<{ default: unknown }>> = {
  en: () => import('../../../../locales/compiled/en.json'),
  'zh-Hans': () => import('../../../../locales/compiled/zh-Hans.json'),
  'zh-Hant': () => import('../../../../locales/compiled/zh-Hant.json'),
};

export async function loadCatalogue(locale: LocaleTag): Promise<Catalogue> {
  const { default: catalogue } = await catalogues[locale]();
  return catalogue as Catalogue;
}
