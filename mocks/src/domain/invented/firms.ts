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
    { id: 'kestrel', name: localised('Kestrel Bay Capital', '隼湾资本', '隼灣資本') },
    { id: 'northmoor', name: localised('Northmoor Asset Management', '北沼资产管理', '北沼資產管理') },
    { id: 'ashlar', name: localised('Ashlar Ridge Research', '石岭研究', '石嶺研究') },
    { id: 'hollis', name: localised('Hollis Vane Securities', '霍利斯证券', '霍利斯證券') },
  ],
  hongKong: [
    { id: 'harbourGate', name: localised('Harbour Gate Securities', '海港门证券', '海港門證券') },
    { id: 'taiLongWan', name: localised('Tai Long Wan Capital', '大浪湾资本', '大浪灣資本') },
    { id: 'wingSheung', name: localised('Wing Sheung Securities', '永尚证券', '永尚證券') },
  ],
  mainland: [
    { id: 'yunlan', name: localised('Yunlan Securities', '云岚证券', '雲嵐證券') },
    { id: 'hengyue', name: localised('Hengyue Asset Management', '恒岳资产管理', '恒岳資產管理') },
  ],
};

/** Who speaks for a firm: each role is one person, who keeps it. */
export const roles: readonly Localised[] = [
  localised('strategist', '策略师', '策略師'),
  localised('analyst', '分析师', '分析員'),
  localised('portfolio manager', '基金经理', '基金經理'),
];
