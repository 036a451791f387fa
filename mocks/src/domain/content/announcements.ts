/** What was announced: stories that say nothing of a price, so that no price can say otherwise. */
import { localised } from '../localised.ts';
import type { Localised } from '../localised.ts';
import type { InstrumentKey } from '../market/index.ts';

export interface Announcement {
  readonly title: Localised;
  readonly summary: Localised;
  /** Instruments it speaks of; none where it is about an economy or an industry. */
  readonly about: readonly InstrumentKey[];
}

const announcement = (
  title: Localised,
  summary: Localised,
  about: readonly InstrumentKey[] = [],
): Announcement => ({ title, summary, about });

export const announcements = {
  appleServices: announcement(
    localised({
      en: 'Apple widens services bundle in Europe ahead of the holiday quarter',
      'zh-Hans': '苹果在假日季前扩大欧洲服务套餐',
      'zh-Hant': '蘋果於節日季前擴大歐洲服務組合',
    }),
    localised({
      en: 'The bundle of music, video, storage and fitness reaches eleven more countries. Where it is already sold, its price stays as it is.',
      'zh-Hans': '包含音乐、视频、云存储和健身的订阅套餐新增十一个国家；已上线地区的价格维持不变。',
      'zh-Hant': '集音樂、影視、雲端儲存及健身於一身的訂閱組合新增十一個國家；現有地區的收費維持不變。',
    }),
    ['US:AAPL'],
  ),
  fedPatience: announcement(
    localised({
      en: 'Fed officials signal patience on rates ahead of their next meeting',
      'zh-Hans': '美联储官员在下次会议前释放耐心信号',
      'zh-Hant': '聯儲局官員在下次議息會議前釋出耐性訊號',
    }),
    localised({
      en: 'Two officials said in separate speeches that they want to see more data on prices and jobs before they decide. Neither ruled out a change.',
      'zh-Hans': '两位官员在不同场合表示，希望看到更多物价和就业数据再作决定，但均未排除调整的可能。',
      'zh-Hant': '兩名官員在不同場合表示，希望看到更多物價及就業數據才作決定，但均未排除調整利率的可能。',
    }),
  ),
  oracleCloud: announcement(
    localised({
      en: 'Microsoft and Oracle deepen cloud link for enterprise databases',
      'zh-Hans': '微软与甲骨文深化企业数据库云合作',
      'zh-Hant': '微軟與甲骨文深化企業數據庫雲端合作',
    }),
    localised({
      en: 'Customers of either can run the other’s databases in nine more regions. The two companies share the support desk.',
      'zh-Hans': '双方客户可在新增的九个区域使用对方的数据库服务，技术支持由两家公司共同提供。',
      'zh-Hant': '雙方客戶可在新增的九個區域使用對方的數據庫服務，技術支援由兩家公司共同提供。',
    }),
    ['US:MSFT', 'US:ORCL'],
  ),
  housingStarts: announcement(
    localised({
      en: 'US housing starts rise for a third month on lower mortgage costs',
      'zh-Hans': '按揭成本下降，美国新屋开工连升三个月',
      'zh-Hant': '按揭成本下降，美國新屋動工連升三個月',
    }),
    localised({
      en: 'Work began on more single-family homes, while permits for apartments were little changed. Builders say that land remains scarce near the large cities.',
      'zh-Hans': '独栋住宅开工增加，公寓许可变动不大。建筑商表示，大城市周边土地依然紧缺。',
      'zh-Hant': '獨立屋動工增加，公寓許可變動不大。發展商表示，大城市周邊土地依然緊絀。',
    }),
  ),
  stakingQueue: announcement(
    localised({
      en: 'Ether staking queue shortens to under a week',
      'zh-Hans': '以太坊质押排队时间缩短至一周内',
      'zh-Hant': '以太坊質押輪候時間縮短至一周內',
    }),
    localised({
      en: 'Validators that join the network now wait less than seven days, after a summer in which the queue ran to several weeks.',
      'zh-Hans': '新加入的验证节点等待时间已不足七天，而此前排队一度长达数周。',
      'zh-Hant': '新加入的驗證節點輪候時間已不足七天，早前一度長達數周。',
    }),
    ['CRYPTO:ETHUSDT'],
  ),
  sameDay: announcement(
    localised({
      en: 'Amazon adds same-day delivery to forty more US cities',
      'zh-Hans': '亚马逊当日达服务新增四十个美国城市',
      'zh-Hant': '亞馬遜即日送達服務新增四十個美國城市',
    }),
    localised({
      en: 'Most of them are towns of fewer than 200,000 people. Groceries can be ordered together with other goods.',
      'zh-Hans': '新增地区多为人口不足二十万的城镇，生鲜可与其他商品一并下单。',
      'zh-Hant': '新增地區多為人口不足二十萬的城鎮，鮮活食品可與其他貨品一併訂購。',
    }),
    ['US:AMZN'],
  ),
  euroInflation: announcement(
    localised({
      en: 'Euro-area inflation eases to within reach of target',
      'zh-Hans': '欧元区通胀放缓，接近目标水平',
      'zh-Hant': '歐元區通脹放緩，接近目標水平',
    }),
    localised({
      en: 'Services were again the largest contributor, and energy took away from the total. The central bank meets next month.',
      'zh-Hans': '服务业仍是最大贡献项，能源则拖累整体读数。欧洲央行将于下月议息。',
      'zh-Hant': '服務業仍是最大推動因素，能源則拖低整體讀數。歐洲央行將於下月議息。',
    }),
  ),
  freighter: announcement(
    localised({
      en: 'Boeing hands over its first freighter from the new line',
      'zh-Hans': '波音交付新产线首架货机',
      'zh-Hant': '波音交付新生產線首架貨機',
    }),
    localised({
      en: 'The aircraft went to a cargo carrier in the Middle East. Boeing plans two a month from the line by next summer.',
      'zh-Hans': '首架货机交付给一家中东货运航空公司。波音计划在明年夏天前将该产线提升至每月两架。',
      'zh-Hant': '首架貨機交付予一家中東貨運航空公司。波音計劃於明年夏季前將該生產線提升至每月兩架。',
    }),
    ['US:BA'],
  ),
  shortSelling: announcement(
    localised({
      en: 'HKEX to extend its list of designated securities for short selling',
      'zh-Hans': '港交所将扩大可卖空指定证券名单',
      'zh-Hant': '港交所將擴大可沽空指定證券名單',
    }),
    localised({
      en: 'Thirty-one shares join the list and eight leave it from the first trading day of next month, the exchange said.',
      'zh-Hans': '港交所公布，自下月首个交易日起，名单新增三十一只证券，剔除八只。',
      'zh-Hant': '港交所公布，由下月首個交易日起，名單新增三十一隻證券，剔除八隻。',
    }),
    ['HK:00388'],
  ),
  glasses: announcement(
    localised({
      en: 'Meta shows lighter glasses and a developer kit',
      'zh-Hans': 'Meta发布更轻薄的智能眼镜与开发套件',
      'zh-Hant': 'Meta發布更輕巧的智能眼鏡與開發套件',
    }),
    localised({
      en: 'They weigh 20 grams less than the last model and last a day on one charge. Developers can order the kit from next week.',
      'zh-Hans': '新款较上一代轻二十克，单次充电可用一天。开发者下周起可预订套件。',
      'zh-Hant': '新款較上一代輕二十克，充電一次可用一天。開發者下周起可預訂套件。',
    }),
    ['US:META'],
  ),
  stablecoins: announcement(
    localised({
      en: 'Stablecoin volumes set a monthly record',
      'zh-Hans': '稳定币月度转账规模创纪录',
      'zh-Hant': '穩定幣每月轉賬規模創紀錄',
    }),
    localised({
      en: 'Payments between businesses grew fastest. Issuers have asked for clearer rules on what may back a coin.',
      'zh-Hans': '企业间支付增长最快。发行方呼吁进一步明确储备资产规则。',
      'zh-Hant': '企業間支付增長最快。發行人要求進一步釐清儲備資產規則。',
    }),
    ['CRYPTO:BTCUSDT', 'CRYPTO:ETHUSDT'],
  ),
  guidance: announcement(
    localised({
      en: 'Coca-Cola keeps full-year guidance after a steady quarter',
      'zh-Hans': '可口可乐季度表现平稳，维持全年指引',
      'zh-Hant': '可口可樂季度表現平穩，維持全年指引',
    }),
    localised({
      en: 'Volumes grew in Asia and Latin America and were flat in North America. The company expects currencies to weigh less next year.',
      'zh-Hans': '亚洲和拉美销量增长，北美持平。公司预计明年汇率的影响将减弱。',
      'zh-Hant': '亞洲及拉丁美洲銷量增長，北美持平。公司預期明年匯率影響將會減弱。',
    }),
    ['US:KO'],
  ),
  joblessClaims: announcement(
    localised({
      en: 'US jobless claims hold near a five-month low',
      'zh-Hans': '美国首次申领失业救济人数徘徊五个月低位',
      'zh-Hant': '美國首領失業救濟人數徘徊五個月低位',
    }),
    localised({
      en: 'Fewer people asked for benefits in the farm states, more in California. Those who draw them for longer were little changed.',
      'zh-Hans': '农业州申领人数减少，加利福尼亚州增加；续领人数变动不大。',
      'zh-Hant': '農業州份申領人數減少，加州增加；持續申領人數變動不大。',
    }),
  ),
} as const satisfies Readonly<Record<string, Announcement>>;

export type AnnouncementName = keyof typeof announcements;
