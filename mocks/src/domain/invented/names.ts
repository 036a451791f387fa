/**
 * Names of people by where they come from, each in three scripts. Hand-written: faker's English is American, its zh_TW
 * Taiwanese, and its three lists know nothing of each other, so that one person had another name in every language.
 */
import type { Localised } from '../localised.ts';

export const regions = ['hongKong', 'mainland', 'unitedStates'] as const;
export type Region = (typeof regions)[number];

type Name = readonly [en: string, zhHans: string, zhHant: string];

export interface NamesOfRegion {
  readonly female: readonly Name[];
  readonly male: readonly Name[];
  readonly family: readonly Name[];
  /** A given and a family name as one, as each language writes it. */
  readonly whole: { readonly [L in keyof Localised]: (given: string, family: string) => string };
}

const familyFirst = (given: string, family: string) => family + given;
const withDot = (given: string, family: string) => `${given}·${family}`;
const givenFirst = (given: string, family: string) => `${given} ${family}`;

export const names: Readonly<Record<Region, NamesOfRegion>> = {
  /** Cantonese romanisation for family names, an English given name, as most people there sign. */
  hongKong: {
    female: [
      ['Carmen', '嘉敏', '嘉敏'],
      ['Phoebe', '佩雯', '佩雯'],
      ['Queenie', '君怡', '君怡'],
      ['Mandy', '敏仪', '敏儀'],
      ['Vivian', '慧贤', '慧賢'],
      ['Fiona', '凯琳', '凱琳'],
      ['Cherry', '芷晴', '芷晴'],
      ['Doris', '绮文', '綺文'],
      ['Bernice', '宝仪', '寶儀'],
      ['Corinne', '可盈', '可盈'],
      ['Denise', '颖诗', '穎詩'],
      ['Yvette', '奕彤', '奕彤'],
    ],
    male: [
      ['Desmond', '德明', '德明'],
      ['Clement', '启明', '啟明'],
      ['Alvin', '永健', '永健'],
      ['Kelvin', '家荣', '家榮'],
      ['Barry', '伟伦', '偉倫'],
      ['Horace', '浩然', '浩然'],
      ['Godfrey', '国辉', '國輝'],
      ['Wilfred', '宏业', '宏業'],
      ['Ambrose', '安邦', '安邦'],
      ['Cyrus', '梓轩', '梓軒'],
      ['Felix', '志恒', '志恒'],
      ['Jasper', '俊贤', '俊賢'],
    ],
    family: [
      ['Wong', '黄', '黃'],
      ['Chan', '陈', '陳'],
      ['Cheung', '张', '張'],
      ['Leung', '梁', '梁'],
      ['Lam', '林', '林'],
      ['Ng', '吴', '吳'],
      ['Tsang', '曾', '曾'],
      ['Yip', '叶', '葉'],
      ['Mak', '麦', '麥'],
      ['Tse', '谢', '謝'],
      ['Fung', '冯', '馮'],
      ['Poon', '潘', '潘'],
      ['Tam', '谭', '譚'],
      ['Yuen', '袁', '袁'],
      ['Chow', '周', '周'],
      ['Kwan', '关', '關'],
      ['Szeto', '司徒', '司徒'],
      ['Au Yeung', '欧阳', '歐陽'],
    ],
    whole: { en: givenFirst, 'zh-Hans': familyFirst, 'zh-Hant': familyFirst },
  },
  /** Pinyin, the family name first in every language. */
  mainland: {
    female: [
      ['Yating', '雅婷', '雅婷'],
      ['Xiaohui', '晓慧', '曉慧'],
      ['Jingyi', '静怡', '靜怡'],
      ['Siqi', '思琪', '思琪'],
      ['Yuxin', '雨欣', '雨欣'],
      ['Jianing', '佳宁', '佳寧'],
      ['Wenjing', '文静', '文靜'],
      ['Mengjie', '梦洁', '夢潔'],
    ],
    male: [
      ['Zhiyuan', '志远', '志遠'],
      ['Bowen', '博文', '博文'],
      ['Haoyu', '浩宇', '浩宇'],
      ['Mingzhe', '明哲', '明哲'],
      ['Yonggang', '永刚', '永剛'],
      ['Guodong', '国栋', '國棟'],
      ['Licheng', '立诚', '立誠'],
      ['Jiawei', '嘉伟', '嘉偉'],
    ],
    family: [
      ['Wang', '王', '王'],
      ['Li', '李', '李'],
      ['Zhang', '张', '張'],
      ['Liu', '刘', '劉'],
      ['Zhao', '赵', '趙'],
      ['Sun', '孙', '孫'],
      ['Zhou', '周', '周'],
      ['Xu', '徐', '徐'],
      ['Gao', '高', '高'],
      ['Lin', '林', '林'],
      ['Luo', '罗', '羅'],
      ['Song', '宋', '宋'],
      ['Tang', '唐', '唐'],
      ['Han', '韩', '韓'],
      ['Feng', '冯', '馮'],
      ['Deng', '邓', '鄧'],
    ],
    whole: {
      en: (given, family) => `${family} ${given}`,
      'zh-Hans': familyFirst,
      'zh-Hant': familyFirst,
    },
  },
  unitedStates: {
    female: [
      ['Dana', '达娜', '達娜'],
      ['Allison', '艾莉森', '艾莉森'],
      ['Meredith', '梅雷迪思', '梅雷迪思'],
      ['Joanna', '乔安娜', '喬安娜'],
      ['Paige', '佩奇', '佩奇'],
      ['Marisa', '玛丽莎', '瑪麗莎'],
      ['Leah', '莉娅', '莉亞'],
      ['Tessa', '泰莎', '泰莎'],
      ['Bridget', '布丽奇特', '布麗吉特'],
      ['Heather', '希瑟', '希瑟'],
      ['Naomi', '内奥米', '娜奧米'],
      ['Clara', '克拉拉', '克拉拉'],
    ],
    male: [
      ['Colin', '科林', '科林'],
      ['Everett', '埃弗里特', '埃弗里特'],
      ['Grant', '格兰特', '格蘭特'],
      ['Nolan', '诺兰', '諾蘭'],
      ['Preston', '普雷斯顿', '普雷斯頓'],
      ['Reid', '里德', '里德'],
      ['Russell', '拉塞尔', '羅素'],
      ['Stuart', '斯图尔特', '斯圖爾特'],
      ['Theo', '西奥', '西奧'],
      ['Wesley', '韦斯利', '韋斯利'],
      ['Marcus', '马库斯', '馬庫斯'],
      ['Owen', '欧文', '歐文'],
    ],
    family: [
      ['Whitfield', '惠特菲尔德', '惠特菲爾德'],
      ['Calloway', '卡洛韦', '卡洛韋'],
      ['Hargrove', '哈格罗夫', '哈格羅夫'],
      ['Lindqvist', '林奎斯特', '林奎斯特'],
      ['Ostrander', '奥斯特兰德', '奧斯特蘭德'],
      ['Pemberton', '彭伯顿', '彭伯頓'],
      ['Sandoval', '桑多瓦尔', '桑多瓦爾'],
      ['Thackeray', '萨克雷', '薩克雷'],
      ['Vandermeer', '范德米尔', '范德米爾'],
      ['Winslow', '温斯洛', '溫斯洛'],
      ['Ashworth', '阿什沃思', '阿什沃思'],
      ['Bellamy', '贝拉米', '貝拉米'],
      ['Castellano', '卡斯特拉诺', '卡斯特拉諾'],
      ['Delacroix', '德拉克鲁瓦', '德拉克魯瓦'],
      ['Fairbanks', '费尔班克斯', '費爾班克斯'],
      ['Kowalski', '科瓦尔斯基', '科瓦爾斯基'],
      ['Novak', '诺瓦克', '諾瓦克'],
      ['Prescott', '普雷斯科特', '普雷斯科特'],
    ],
    whole: { en: givenFirst, 'zh-Hans': withDot, 'zh-Hant': withDot },
  },
};
