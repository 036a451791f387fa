/** What trade an instrument belongs to: sectors of shares with their industries, kinds of coins. */
import { localised, type Localised } from '../../localised.ts';

/** Sectors of shares, in the order a list of them has. Their words on the wire. */
export const sectors = {
  technology: localised({ en: 'Technology', 'zh-Hans': '信息技术', 'zh-Hant': '資訊科技' }),
  communication: localised({ en: 'Communication', 'zh-Hans': '通信服务', 'zh-Hant': '通訊服務' }),
  consumerDiscretionary: localised({
    en: 'Consumer discretionary',
    'zh-Hans': '可选消费',
    'zh-Hant': '非必需消費',
  }),
  consumerStaples: localised({ en: 'Consumer staples', 'zh-Hans': '必需消费', 'zh-Hant': '必需消費' }),
  financials: localised({ en: 'Financials', 'zh-Hans': '金融', 'zh-Hant': '金融' }),
  healthCare: localised({ en: 'Health care', 'zh-Hans': '医疗保健', 'zh-Hant': '醫療保健' }),
  industrials: localised({ en: 'Industrials', 'zh-Hans': '工业', 'zh-Hant': '工業' }),
  energy: localised({ en: 'Energy', 'zh-Hans': '能源', 'zh-Hant': '能源' }),
  materials: localised({ en: 'Materials', 'zh-Hans': '原材料', 'zh-Hant': '原材料' }),
  realEstate: localised({ en: 'Real estate', 'zh-Hans': '房地产', 'zh-Hant': '地產建築' }),
  utilities: localised({ en: 'Utilities', 'zh-Hans': '公用事业', 'zh-Hant': '公用事業' }),
} as const satisfies Record<string, Localised>;

export type Sector = keyof typeof sectors;

/** Each industry with its sector and its name. */
export const industries = {
  software: industry('technology', 'Software', '软件', '軟件'),
  semiconductors: industry('technology', 'Semiconductors', '半导体', '半導體'),
  hardware: industry('technology', 'Hardware', '硬件设备', '硬件設備'),
  technologyServices: industry('technology', 'IT services', 'IT服务', '資訊科技服務'),
  internet: industry('communication', 'Internet platforms', '互联网平台', '互聯網平台'),
  telecom: industry('communication', 'Telecom carriers', '电信运营', '電訊營運'),
  media: industry('communication', 'Media', '传媒', '媒體'),
  games: industry('communication', 'Games', '游戏', '遊戲'),
  cars: industry('consumerDiscretionary', 'Cars', '汽车', '汽車'),
  onlineRetail: industry('consumerDiscretionary', 'Online retail', '电商', '電子商貿'),
  retail: industry('consumerDiscretionary', 'Specialist retail', '专业零售', '專門零售'),
  restaurants: industry('consumerDiscretionary', 'Restaurants', '餐饮', '餐飲'),
  travel: industry('consumerDiscretionary', 'Travel and hotels', '旅游酒店', '旅遊酒店'),
  casinos: industry('consumerDiscretionary', 'Casinos', '博彩', '博彩'),
  apparel: industry('consumerDiscretionary', 'Clothing and sportswear', '服装与运动用品', '服裝及體育用品'),
  education: industry('consumerDiscretionary', 'Education', '教育', '教育'),
  leisure: industry('consumerDiscretionary', 'Leisure goods', '休闲用品', '消閒用品'),
  foodAndDrinks: industry('consumerStaples', 'Food and drinks', '食品饮料', '食品飲品'),
  household: industry('consumerStaples', 'Household goods', '日用品', '日用品'),
  tobacco: industry('consumerStaples', 'Tobacco', '烟草', '煙草'),
  supermarkets: industry('consumerStaples', 'Supermarkets', '商超', '超級市場'),
  banks: industry('financials', 'Banks', '银行', '銀行'),
  insurance: industry('financials', 'Insurance', '保险', '保險'),
  brokers: industry('financials', 'Brokers and exchanges', '券商与交易所', '證券及交易所'),
  payments: industry('financials', 'Payments', '支付', '支付'),
  assetManagers: industry('financials', 'Asset managers', '资产管理', '資產管理'),
  pharmaceuticals: industry('healthCare', 'Pharmaceuticals', '制药', '製藥'),
  biotechnology: industry('healthCare', 'Biotechnology', '生物科技', '生物科技'),
  medicalDevices: industry('healthCare', 'Medical devices', '医疗器械', '醫療器材'),
  healthServices: industry('healthCare', 'Health services', '医疗服务', '醫療服務'),
  aerospace: industry('industrials', 'Aerospace and defence', '航空航天与国防', '航天及國防'),
  machinery: industry('industrials', 'Machinery', '机械', '機械'),
  electricals: industry('industrials', 'Electrical equipment', '电气设备', '電力設備'),
  transport: industry('industrials', 'Transport', '交通运输', '運輸'),
  conglomerates: industry('industrials', 'Conglomerates', '综合企业', '綜合企業'),
  businessServices: industry('industrials', 'Business services', '商业服务', '商業服務'),
  oilAndGas: industry('energy', 'Oil and gas', '石油天然气', '石油及天然氣'),
  coal: industry('energy', 'Coal', '煤炭', '煤炭'),
  uranium: industry('energy', 'Uranium', '铀', '鈾'),
  gold: industry('materials', 'Gold and silver', '黄金与白银', '黃金及白銀'),
  metals: industry('materials', 'Metals and mining', '金属与采矿', '金屬及採礦'),
  chemicals: industry('materials', 'Chemicals', '化工', '化工'),
  property: industry('realEstate', 'Property developers', '房地产开发', '地產發展'),
  propertyTrusts: industry('realEstate', 'Property trusts', '房地产信托', '房地產信託'),
  electricity: industry('utilities', 'Electricity', '电力', '電力'),
  gas: industry('utilities', 'Gas and water', '燃气与水务', '燃氣及水務'),
} as const;

export type Industry = keyof typeof industries;

/** What coins are for. */
export const coinCategories = {
  payment: localised({ en: 'Payment', 'zh-Hans': '支付', 'zh-Hant': '支付' }),
  platform: localised({ en: 'Platform', 'zh-Hans': '公链', 'zh-Hant': '公鏈' }),
  scaling: localised({ en: 'Scaling', 'zh-Hans': '扩容', 'zh-Hant': '擴容' }),
  finance: localised({ en: 'Decentralised finance', 'zh-Hans': '去中心化金融', 'zh-Hant': '去中心化金融' }),
  data: localised({ en: 'Data and computing', 'zh-Hans': '数据与算力', 'zh-Hant': '數據及算力' }),
  game: localised({ en: 'Games and worlds', 'zh-Hans': '游戏与元宇宙', 'zh-Hant': '遊戲及元宇宙' }),
  meme: localised({ en: 'Meme', 'zh-Hans': '模因币', 'zh-Hant': '迷因幣' }),
} as const satisfies Record<string, Localised>;

export type CoinCategory = keyof typeof coinCategories;

function industry<S extends Sector>(sector: S, en: string, hans: string, hant: string) {
  return { sector, name: localised({ en: en, 'zh-Hans': hans, 'zh-Hant': hant }) };
}
