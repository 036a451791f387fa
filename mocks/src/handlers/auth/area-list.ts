import { areaCodes } from '#domain/areas.ts';
import type { Handler } from '../context.ts';

export const areaList: Handler<'auth.areaList'> = ({ language }) => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return areaCodes.map((areaCode) => ({ areaCode, name: names.of(areaCode) ?? areaCode }));
};
