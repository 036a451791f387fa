/** Research firms that do not exist, by where they are. */
import { localised } from '../localised.ts';
import type { Localised } from '../localised.ts';
import type { Region } from './names.ts';

interface Firm {
  readonly id: string;
  readonly name: Localised;
}

export const firms: Readonly<Record<Region, readonly Firm[]>> = {
  unitedStates: [
    {
      id: 'kestrel',
      name: localised({ en: 'Kestrel Bay Capital', 'zh-Hans': '隼湾资本', 'zh-Hant': '隼灣資本' }),
    },
    {
      id: 'northmoor',
      name: localised({
        en: 'Northmoor Asset Management',
        'zh-Hans': '北沼资产管理',
        'zh-Hant': '北沼資產管理',
      }),
    },
    {
      id: 'ashlar',
      name: localised({ en: 'Ashlar Ridge Research', 'zh-Hans': '石岭研究', 'zh-Hant': '石嶺研究' }),
    },
    {
      id: 'hollis',
      name: localised({ en: 'Hollis Vane Securities', 'zh-Hans': '霍利斯证券', 'zh-Hant': '霍利斯證券' }),
    },
  ],
  hongKong: [
    {
      id: 'harbourGate',
      name: localised({ en: 'Harbour Gate Securities', 'zh-Hans': '海港门证券', 'zh-Hant': '海港門證券' }),
    },
    {
      id: 'taiLongWan',
      name: localised({ en: 'Tai Long Wan Capital', 'zh-Hans': '大浪湾资本', 'zh-Hant': '大浪灣資本' }),
    },
    {
      id: 'wingSheung',
      name: localised({ en: 'Wing Sheung Securities', 'zh-Hans': '永尚证券', 'zh-Hant': '永尚證券' }),
    },
  ],
  mainland: [
    {
      id: 'yunlan',
      name: localised({ en: 'Yunlan Securities', 'zh-Hans': '云岚证券', 'zh-Hant': '雲嵐證券' }),
    },
    {
      id: 'hengyue',
      name: localised({
        en: 'Hengyue Asset Management',
        'zh-Hans': '恒岳资产管理',
        'zh-Hant': '恒岳資產管理',
      }),
    },
  ],
};

/** Who speaks for a firm: each role is one person, who keeps it. */
export const roles: readonly Localised[] = [
  localised({ en: 'strategist', 'zh-Hans': '策略师', 'zh-Hant': '策略師' }),
  localised({ en: 'analyst', 'zh-Hans': '分析师', 'zh-Hant': '分析員' }),
  localised({ en: 'portfolio manager', 'zh-Hans': '基金经理', 'zh-Hant': '基金經理' }),
];
