import type { IndexRow } from './rows.ts';

/** Indices of the United States. */
export const usIndexRows: readonly IndexRow[] = [
  ['DJI', 'Dow Jones Industrial Average', '道琼斯工业指数', '道瓊斯工業平均指數', '47147.48', 14, 540, 'US', 'USD'],
  ['SPX', 'S&P 500', '标普500指数', '標普500指數', '6734.11', 15, 2_900, 'US', 'USD'],
  ['IXIC', 'NASDAQ Composite', '纳斯达克综合指数', '納斯達克綜合指數', '22900.59', 20, 8_200, 'US', 'USD'],
  ['NDX', 'NASDAQ 100', '纳斯达克100指数', '納斯達克100指數', '25008.24', 20, 1_600, 'US', 'USD'],
  ['RUT', 'Russell 2000', '罗素2000指数', '羅素2000指數', '2388.23', 22, 2_100, 'US', 'USD'],
  ['NYA', 'NYSE Composite', '纽约证交所综合指数', '紐約證交所綜合指數', '21486.70', 14, 4_300, 'US', 'USD'],
  ['XAX', 'NYSE American Composite', '纽交所美国综合指数', '紐交所美國綜合指數', '6903.15', 19, 320, 'US', 'USD'],
  ['SOX', 'PHLX Semiconductor', '费城半导体指数', '費城半導體指數', '6812.48', 36, 520, 'US', 'USD'],
  ['MID', 'S&P MidCap 400', '标普中盘400指数', '標普中型股400指數', '3224.60', 18, 690, 'US', 'USD'],
  ['SML', 'S&P SmallCap 600', '标普小盘600指数', '標普小型股600指數', '1428.37', 20, 610, 'US', 'USD'],
  ['OEX', 'S&P 100', '标普100指数', '標普100指數', '3381.92', 16, 980, 'US', 'USD'],
  ['DJT', 'Dow Jones Transportation Average', '道琼斯运输指数', '道瓊斯運輸平均指數', '16118.05', 20, 130, 'US', 'USD'],
  ['DJU', 'Dow Jones Utility Average', '道琼斯公用事业指数', '道瓊斯公用事業平均指數', '1103.26', 15, 95, 'US', 'USD'],
];

/** Indices of Europe. */
export const europeanIndexRows: readonly IndexRow[] = [
  ['FTSE', 'FTSE 100', '英国富时100指数', '英國富時100指數', '9698.37', 12, 780, 'LONDON', 'GBP'],
  ['GDAXI', 'DAX', '德国DAX指数', '德國DAX指數', '23876.55', 16, 64, 'XETRA', 'EUR'],
  ['FCHI', 'CAC 40', '法国CAC40指数', '法國CAC40指數', '8170.09', 15, 68, 'EURONEXT', 'EUR'],
  ['SX5E', 'EURO STOXX 50', '欧洲斯托克50指数', '歐洲斯托克50指數', '5693.77', 15, 240, 'XETRA', 'EUR'],
  ['SXXP', 'STOXX Europe 600', '欧洲斯托克600指数', '歐洲斯托克600指數', '574.81', 12, 1_700, 'XETRA', 'EUR'],
  ['IBEX', 'IBEX 35', '西班牙IBEX35指数', '西班牙IBEX35指數', '16346.00', 15, 150, 'MADRID', 'EUR'],
  ['AEX', 'AEX', '荷兰AEX指数', '荷蘭AEX指數', '958.42', 14, 70, 'EURONEXT', 'EUR'],
  ['SMI', 'Swiss Market Index', '瑞士SMI指数', '瑞士SMI指數', '12634.28', 13, 42, 'ZURICH', 'CHF'],
  ['BFX', 'BEL 20', '比利时BEL20指数', '比利時BEL20指數', '4968.75', 13, 24, 'EURONEXT', 'EUR'],
  ['PSI', 'PSI', '葡萄牙PSI指数', '葡萄牙PSI指數', '8226.14', 13, 110, 'EURONEXT', 'EUR'],
  ['MDAXI', 'MDAX', '德国MDAX指数', '德國MDAX指數', '29018.33', 18, 31, 'XETRA', 'EUR'],
  ['TECDAX', 'TecDAX', '德国TecDAX指数', '德國TecDAX指數', '3503.86', 19, 27, 'XETRA', 'EUR'],
  ['FTMC', 'FTSE 250', '英国富时250指数', '英國富時250指數', '21967.40', 14, 340, 'LONDON', 'GBP'],
  ['CN20', 'CAC Next 20', '法国CAC Next 20指数', '法國CAC Next 20指數', '11842.60', 16, 15, 'EURONEXT', 'EUR'],
];

/** Indices of Asia. */
export const asianIndexRows: readonly IndexRow[] = [
  ['HSI', 'Hang Seng Index', '恒生指数', '恒生指數', '26572.46', 22, 3_100, 'HK', 'HKD'],
  ['HSCEI', 'Hang Seng China Enterprises', '国企指数', '國企指數', '9397.96', 24, 2_400, 'HK', 'HKD'],
  ['HSTECH', 'Hang Seng TECH', '恒生科技指数', '恒生科技指數', '5812.80', 33, 1_300, 'HK', 'HKD'],
  ['N225', 'Nikkei 225', '日经225指数', '日經225指數', '50376.53', 21, 1_150, 'TOKYO', 'JPY'],
  ['TPX', 'TOPIX', '东证指数', '東證指數', '3359.81', 18, 2_300, 'TOKYO', 'JPY'],
];
