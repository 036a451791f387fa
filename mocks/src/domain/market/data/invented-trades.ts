import type { Word } from './invented-names.ts';
import type { Industry } from './sectors.ts';

/** What follows the name of an invented company, by its trade. */
export const trades: Readonly<Record<Industry, readonly Word[]>> = {
  software: [
    ['Software', '软件', '軟件'],
    ['Cloud', '云', '雲端'],
    ['Data Systems', '数据系统', '數據系統'],
  ],
  semiconductors: [
    ['Semiconductor', '半导体', '半導體'],
    ['Microdevices', '微电子', '微電子'],
    ['Photonics', '光电', '光電'],
  ],
  hardware: [
    ['Devices', '设备', '設備'],
    ['Networks', '网络设备', '網絡設備'],
    ['Instruments', '仪器', '儀器'],
  ],
  technologyServices: [
    ['Digital Services', '数字服务', '數碼服務'],
    ['Consulting', '咨询', '顧問'],
  ],
  internet: [
    ['Online', '在线', '在線'],
    ['Interactive', '互动', '互動'],
  ],
  telecom: [
    ['Communications', '通信', '通訊'],
    ['Wireless', '无线', '無線'],
  ],
  media: [
    ['Media', '传媒', '傳媒'],
    ['Pictures', '影业', '影業'],
    ['Broadcasting', '广播', '廣播'],
  ],
  games: [
    ['Games', '游戏', '遊戲'],
    ['Play', '互娱', '互娛'],
  ],
  cars: [
    ['Motors', '汽车', '汽車'],
    ['Auto Parts', '汽车零部件', '汽車零件'],
  ],
  onlineRetail: [
    ['Direct', '优选', '優選'],
    ['Marketplace', '商城', '商城'],
  ],
  retail: [
    ['Stores', '百货', '百貨'],
    ['Home', '家居', '家居'],
  ],
  restaurants: [
    ['Kitchens', '餐饮', '餐飲'],
    ['Grill', '烧烤餐厅', '扒房'],
  ],
  travel: [
    ['Hotels', '酒店', '酒店'],
    ['Resorts', '度假', '度假村'],
    ['Cruises', '邮轮', '郵輪'],
  ],
  casinos: [['Gaming', '博彩', '博彩']],
  apparel: [
    ['Apparel', '服饰', '服飾'],
    ['Outfitters', '户外用品', '戶外用品'],
    ['Footwear', '鞋业', '鞋業'],
  ],
  education: [
    ['Education', '教育', '教育'],
    ['Learning', '学习', '學習'],
  ],
  leisure: [
    ['Leisure', '休闲用品', '消閒用品'],
    ['Boats', '游艇', '遊艇'],
  ],
  foodAndDrinks: [
    ['Foods', '食品', '食品'],
    ['Beverages', '饮料', '飲品'],
    ['Farms', '农场', '農場'],
  ],
  household: [
    ['Home Care', '家庭护理', '家居護理'],
    ['Brands', '日用品', '日用品'],
  ],
  tobacco: [['Tobacco', '烟草', '煙草']],
  supermarkets: [
    ['Markets', '超市', '超市'],
    ['Grocers', '食品商店', '食品店'],
  ],
  banks: [
    ['Bancorp', '银行', '銀行'],
    ['Financial', '金融', '金融'],
    ['Savings', '储蓄银行', '儲蓄銀行'],
  ],
  insurance: [
    ['Insurance', '保险', '保險'],
    ['Mutual', '互助保险', '互助保險'],
  ],
  brokers: [
    ['Securities', '证券', '證券'],
    ['Markets Group', '交易集团', '交易集團'],
  ],
  payments: [
    ['Payments', '支付', '支付'],
    ['Card Services', '卡服务', '卡服務'],
  ],
  assetManagers: [
    ['Capital', '资本', '資本'],
    ['Asset Management', '资产管理', '資產管理'],
  ],
  pharmaceuticals: [
    ['Pharmaceuticals', '制药', '製藥'],
    ['Labs', '药业', '藥業'],
  ],
  biotechnology: [
    ['Therapeutics', '医药', '醫藥'],
    ['Biosciences', '生物科技', '生物科技'],
    ['Genomics', '基因', '基因'],
  ],
  medicalDevices: [
    ['Medical', '医疗器械', '醫療器材'],
    ['Diagnostics', '诊断', '診斷'],
    ['Surgical', '外科器械', '外科器材'],
  ],
  healthServices: [
    ['Health', '健康', '健康'],
    ['Care', '护理', '護理'],
    ['Clinics', '诊所', '診所'],
  ],
  aerospace: [
    ['Aerospace', '航空航天', '航天'],
    ['Defense', '防务', '防務'],
  ],
  machinery: [
    ['Machinery', '机械', '機械'],
    ['Industries', '工业', '工業'],
    ['Tools', '工具', '工具'],
  ],
  electricals: [
    ['Electric', '电气', '電氣'],
    ['Controls', '控制', '控制'],
    ['Batteries', '电池', '電池'],
  ],
  transport: [
    ['Freight', '货运', '貨運'],
    ['Shipping', '航运', '航運'],
    ['Rail', '铁路', '鐵路'],
  ],
  conglomerates: [['Holdings', '控股', '控股']],
  businessServices: [
    ['Services', '服务', '服務'],
    ['Staffing', '人力资源', '人力資源'],
    ['Supply', '供应', '供應'],
  ],
  oilAndGas: [
    ['Energy', '能源', '能源'],
    ['Petroleum', '石油', '石油'],
    ['Midstream', '管道', '管道'],
  ],
  coal: [['Coal', '煤业', '煤業']],
  uranium: [['Uranium', '铀业', '鈾業']],
  gold: [
    ['Gold', '黄金', '黃金'],
    ['Silver', '白银', '白銀'],
  ],
  metals: [
    ['Minerals', '矿业', '礦業'],
    ['Steel', '钢铁', '鋼鐵'],
    ['Copper', '铜业', '銅業'],
  ],
  chemicals: [
    ['Chemical', '化工', '化工'],
    ['Coatings', '涂料', '塗料'],
    ['Packaging', '包装', '包裝'],
  ],
  property: [
    ['Homes', '置业', '置業'],
    ['Land', '地产', '地產'],
  ],
  propertyTrusts: [
    ['Property Trust', '房地产信托', '房地產信託'],
    ['Storage Trust', '仓储信托', '倉儲信託'],
  ],
  electricity: [
    ['Power', '电力', '電力'],
    ['Renewables', '可再生能源', '可再生能源'],
  ],
  gas: [
    ['Gas', '燃气', '燃氣'],
    ['Water Utilities', '水务', '水務'],
  ],
};
