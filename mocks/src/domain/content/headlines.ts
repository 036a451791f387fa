/** The newsroom of the simulated market: headlines that name the instruments of the catalogue, in three languages. */
import { localised, type Localised } from '../localised.ts';

export interface Headline {
  readonly title: Localised;
  readonly tag: NewsTag;
  readonly source: string;
}

export const newsTags = ['markets', 'companies', 'crypto', 'economy', 'hongKong'] as const;
export type NewsTag = (typeof newsTags)[number];

const line = (tag: NewsTag, source: string, en: string, hans: string, hant: string): Headline => ({
  tag,
  source,
  title: localised(en, hans, hant),
});

export const headlines: readonly Headline[] = [
  line(
    'markets',
    'Meridian Wire',
    'Wall Street edges higher as chipmakers lead the session',
    '芯片股领涨，华尔街小幅走高',
    '晶片股領漲，華爾街微升',
  ),
  line(
    'companies',
    'Market Ledger',
    'Nvidia suppliers add capacity as data-centre orders stretch into next year',
    '数据中心订单排至明年，英伟达供应商扩产',
    '數據中心訂單排至明年，輝達供應商擴產',
  ),
  line(
    'crypto',
    'Chain Daily',
    'Bitcoin holds its range while fund inflows slow',
    '比特币维持区间震荡，基金流入放缓',
    '比特幣維持區間上落，基金流入放緩',
  ),
  line(
    'economy',
    'Meridian Wire',
    'Fed officials signal patience on rates ahead of December meeting',
    '美联储官员在12月会议前释放耐心信号',
    '聯儲局官員在12月會議前釋出耐性訊號',
  ),
  line(
    'hongKong',
    'Harbour Post',
    'Hang Seng closes up as internet shares recover from two-week low',
    '互联网股自两周低位反弹，恒指收高',
    '科網股自兩周低位反彈，恒指收升',
  ),
  line(
    'companies',
    'Market Ledger',
    'Apple widens services bundle in Europe ahead of the holiday quarter',
    '苹果在假日季前扩大欧洲服务组合',
    '蘋果於節日季前擴大歐洲服務組合',
  ),
  line(
    'markets',
    'Street Notes',
    'Treasury yields slip after a firm ten-year auction',
    '十年期国债拍卖稳健，美债收益率回落',
    '十年期國債拍賣穩健，美債孳息率回落',
  ),
  line(
    'companies',
    'Market Ledger',
    'Microsoft and Oracle deepen cloud link for enterprise databases',
    '微软与甲骨文深化企业数据库云合作',
    '微軟與甲骨文深化企業數據庫雲端合作',
  ),
  line(
    'economy',
    'Meridian Wire',
    'US housing starts rise for a third month on lower mortgage costs',
    '按揭成本下降，美国新屋开工连升三个月',
    '按揭成本下降，美國新屋動工連升三個月',
  ),
  line(
    'crypto',
    'Chain Daily',
    'Ether staking queue shortens to under a week',
    '以太坊质押排队时间缩短至一周内',
    '以太坊質押輪候時間縮短至一周內',
  ),
  line(
    'companies',
    'Street Notes',
    'Tesla trims delivery times in China as new line reaches full speed',
    '新产线满负荷运转，特斯拉中国交付周期缩短',
    '新生產線全速運作，特斯拉中國交付期縮短',
  ),
  line(
    'hongKong',
    'Harbour Post',
    'Tencent steps up share buy-backs for a sixth straight session',
    '腾讯连续第六个交易日加大回购',
    '騰訊連續第六個交易日加大回購',
  ),
  line(
    'markets',
    'Meridian Wire',
    'European shares end mixed as banks gain and luxury names slip',
    '银行股上涨、奢侈品股下跌，欧股收盘涨跌互现',
    '銀行股升、奢侈品股跌，歐股收市個別發展',
  ),
  line(
    'economy',
    'Market Ledger',
    'Oil steadies as inventories fall more than expected',
    '库存降幅超预期，油价企稳',
    '庫存跌幅超預期，油價靠穩',
  ),
  line(
    'companies',
    'Street Notes',
    'Amazon adds same-day delivery to forty more US cities',
    '亚马逊当日达服务新增40个美国城市',
    '亞馬遜即日送達服務新增40個美國城市',
  ),
  line(
    'markets',
    'Street Notes',
    'Small caps outpace the large for a fourth week',
    '小盘股连续四周跑赢大盘股',
    '小型股連續四周跑贏大型股',
  ),
  line(
    'crypto',
    'Chain Daily',
    'Solana fees drop after network upgrade goes live',
    '网络升级上线，Solana手续费下降',
    '網絡升級上線，Solana手續費下降',
  ),
  line(
    'economy',
    'Meridian Wire',
    'Gold firms as the dollar gives back early gains',
    '美元回吐早盘涨幅，金价走强',
    '美元回吐早段升幅，金價轉強',
  ),
  line(
    'companies',
    'Market Ledger',
    'JPMorgan lifts its outlook for trading revenue',
    '摩根大通上调交易收入预期',
    '摩根大通上調交易收入預期',
  ),
  line(
    'hongKong',
    'Harbour Post',
    'Hong Kong property shares gain on hopes of lower funding costs',
    '融资成本有望下降，香港地产股走高',
    '融資成本有望下降，本港地產股造好',
  ),
  line(
    'companies',
    'Street Notes',
    'Boeing hands over its first freighter from the new line',
    '波音交付新产线首架货机',
    '波音交付新生產線首架貨機',
  ),
  line(
    'markets',
    'Meridian Wire',
    'Volatility gauge falls to its lowest level since summer',
    '波动率指数跌至夏季以来最低',
    '波幅指數跌至夏季以來最低',
  ),
  line(
    'companies',
    'Market Ledger',
    'Coca-Cola keeps full-year guidance after a steady quarter',
    '可口可乐季度表现平稳，维持全年指引',
    '可口可樂季度表現平穩，維持全年指引',
  ),
  line(
    'economy',
    'Meridian Wire',
    'Euro-area inflation eases to within reach of target',
    '欧元区通胀放缓，接近目标水平',
    '歐元區通脹放緩，接近目標水平',
  ),
  line(
    'crypto',
    'Chain Daily',
    'Stablecoin volumes set a monthly record',
    '稳定币月成交量创纪录',
    '穩定幣月成交量創紀錄',
  ),
  line(
    'companies',
    'Street Notes',
    'Meta shows lighter glasses and a developer kit',
    'Meta发布更轻薄智能眼镜与开发套件',
    'Meta發布更輕薄智能眼鏡與開發套件',
  ),
  line(
    'hongKong',
    'Harbour Post',
    'HKEX to extend its list of designated securities for short selling',
    '港交所将扩大可卖空指定证券名单',
    '港交所將擴大可沽空指定證券名單',
  ),
  line(
    'markets',
    'Street Notes',
    'Grain futures ease as harvest weather improves',
    '收割天气改善，谷物期货走低',
    '收割天氣改善，穀物期貨回軟',
  ),
  line(
    'companies',
    'Market Ledger',
    'Pfizer and partner report late-stage trial success',
    '辉瑞与合作方公布后期试验成功',
    '輝瑞與合作方公布後期試驗成功',
  ),
  line(
    'economy',
    'Meridian Wire',
    'US jobless claims hold near a five-month low',
    '美国初请失业金人数徘徊五个月低位',
    '美國首領失業救濟人數徘徊五個月低位',
  ),
];
