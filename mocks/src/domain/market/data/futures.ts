import type { FutureRow } from './rows.ts';

const EVERY_MONTH = 'FGHJKMNQUVXZ';
const QUARTERLY = 'HMUZ';

/** Metals. */
export const metalRows: readonly FutureRow[] = [
  ['GC', 'Gold', 'COMEX黄金', 'COMEX黃金', 'COMEX', 'metals', '4071.4', '0.1', 18, 210, 100, 'troy ounce', 'GJMQVZ'],
  ['SI', 'Silver', 'COMEX白银', 'COMEX白銀', 'COMEX', 'metals', '50.71', '0.005', 32, 88, 5_000, 'troy ounce', 'HKNUZ'],
  ['HG', 'Copper', 'COMEX铜', 'COMEX銅', 'COMEX', 'metals', '5.0335', '0.0005', 25, 74, 25_000, 'pound', 'HKNUZ'],
  ['ALI', 'Aluminum', 'COMEX铝', 'COMEX鋁', 'COMEX', 'metals', '2812.25', '0.25', 22, 3.1, 25, 'metric ton', EVERY_MONTH],
  ['PL', 'Platinum', '铂金', '鉑金', 'NYMEX', 'metals', '1547.6', '0.1', 28, 31, 50, 'troy ounce', 'FJNV'],
  ['PA', 'Palladium', '钯金', '鈀金', 'NYMEX', 'metals', '1408.5', '0.5', 40, 5.6, 100, 'troy ounce', QUARTERLY],
  ['MGC', 'Micro Gold', '微型黄金', '微型黃金', 'COMEX', 'metals', '4071.4', '0.1', 18, 260, 10, 'troy ounce', 'GJMQVZ'],
  ['SIL', 'Micro Silver', '微型白银', '微型白銀', 'COMEX', 'metals', '50.71', '0.005', 32, 64, 1_000, 'troy ounce', 'HKNUZ'],
];

/** Energy. */
export const energyRows: readonly FutureRow[] = [
  ['CL', 'WTI Crude Oil', 'WTI原油', 'WTI原油', 'NYMEX', 'energy', '59.94', '0.01', 33, 320, 1_000, 'barrel', EVERY_MONTH],
  ['BZ', 'Brent Crude Oil', '布伦特原油', '布蘭特原油', 'NYMEX', 'energy', '64.18', '0.01', 31, 42, 1_000, 'barrel', EVERY_MONTH],
  ['NG', 'Henry Hub Natural Gas', '天然气', '天然氣', 'NYMEX', 'energy', '4.371', '0.001', 58, 190, 10_000, 'MMBtu', EVERY_MONTH],
  ['RB', 'RBOB Gasoline', 'RBOB汽油', 'RBOB汽油', 'NYMEX', 'energy', '1.9872', '0.0001', 33, 58, 42_000, 'gallon', EVERY_MONTH],
  ['HO', 'NY Harbor ULSD', '取暖油', '取暖油', 'NYMEX', 'energy', '2.5316', '0.0001', 34, 61, 42_000, 'gallon', EVERY_MONTH],
  ['MCL', 'Micro WTI Crude Oil', '微型WTI原油', '微型WTI原油', 'NYMEX', 'energy', '59.94', '0.01', 33, 84, 100, 'barrel', EVERY_MONTH],
  ['QG', 'E-mini Natural Gas', '小型天然气', '小型天然氣', 'NYMEX', 'energy', '4.370', '0.005', 58, 9.4, 2_500, 'MMBtu', EVERY_MONTH],
];

/** Agricultural goods. Grains are quoted in cents a bushel, softs in cents a pound, as their exchanges do. */
export const agriculturalRows: readonly FutureRow[] = [
  ['ZC', 'Corn', '玉米', '玉米', 'CBOT', 'agricultural', '436.50', '0.25', 26, 310, 50, 'bushel', 'HKNUZ'],
  ['ZS', 'Soybeans', '大豆', '大豆', 'CBOT', 'agricultural', '1153.75', '0.25', 21, 240, 50, 'bushel', 'FHKNQUX'],
  ['ZW', 'Chicago Wheat', '小麦', '小麥', 'CBOT', 'agricultural', '548.25', '0.25', 30, 130, 50, 'bushel', 'HKNUZ'],
  ['KE', 'KC HRW Wheat', '堪萨斯硬红冬麦', '堪薩斯硬紅冬麥', 'CBOT', 'agricultural', '535.50', '0.25', 31, 48, 50, 'bushel', 'HKNUZ'],
  ['ZM', 'Soybean Meal', '豆粕', '豆粕', 'CBOT', 'agricultural', '331.6', '0.1', 27, 140, 100, 'short ton', 'FHKNQUVZ'],
  ['ZL', 'Soybean Oil', '豆油', '豆油', 'CBOT', 'agricultural', '51.94', '0.01', 33, 150, 600, 'pound', 'FHKNQUVZ'],
  ['ZO', 'Oats', '燕麦', '燕麥', 'CBOT', 'agricultural', '296.25', '0.25', 36, 0.7, 50, 'bushel', 'HKNUZ'],
  ['ZR', 'Rough Rice', '糙米', '糙米', 'CBOT', 'agricultural', '10.435', '0.005', 24, 1.2, 2_000, 'hundredweight', 'FHKNUX'],
  ['LE', 'Live Cattle', '活牛', '活牛', 'CME', 'agricultural', '217.350', '0.025', 16, 62, 400, 'pound', 'GJMQVZ'],
  ['GF', 'Feeder Cattle', '育肥牛', '育肥牛', 'CME', 'agricultural', '325.475', '0.025', 18, 19, 500, 'pound', 'FHJKQUVX'],
  ['HE', 'Lean Hogs', '瘦肉猪', '瘦肉豬', 'CME', 'agricultural', '79.625', '0.025', 27, 51, 400, 'pound', 'GJKMNQVZ'],
  ['DC', 'Class III Milk', '三级牛奶', '三級牛奶', 'CME', 'agricultural', '17.06', '0.01', 24, 1.6, 2_000, 'hundredweight', EVERY_MONTH],
  ['LBR', 'Lumber', '木材', '木材', 'CME', 'agricultural', '541.5', '0.5', 30, 2.2, 27.5, 'thousand board feet', 'FHKNUX'],
  ['KC', 'Coffee C', '咖啡', '咖啡', 'ICE', 'agricultural', '402.15', '0.05', 40, 33, 375, 'pound', 'HKNUZ'],
  ['SB', 'Sugar No. 11', '11号糖', '11號糖', 'ICE', 'agricultural', '14.86', '0.01', 28, 140, 1_120, 'pound', 'HKNV'],
  ['CC', 'Cocoa', '可可', '可可', 'ICE', 'agricultural', '5128', '1', 52, 29, 10, 'metric ton', 'HKNUZ'],
  ['CT', 'Cotton No. 2', '2号棉花', '2號棉花', 'ICE', 'agricultural', '63.92', '0.01', 21, 38, 500, 'pound', 'HKNVZ'],
  ['OJ', 'Orange Juice', '浓缩橙汁', '濃縮橙汁', 'ICE', 'agricultural', '158.60', '0.05', 48, 0.9, 150, 'pound', 'FHKNUX'],
];
