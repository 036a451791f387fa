import type { HeatMapCell, HeatMapGroup, HeatMapProps } from './HeatMap.types.ts';

/** A made-up day of a market for stories: the same on every run. No entry point of the library leads here. */

/** Sector → codes with market value in billions. */
const sectors: Readonly<Record<string, string>> = {
  Technology:
    'AAPL 3420,MSFT 3180,NVDA 2950,AVGO 780,ORCL 410,CRM 265,AMD 255,ADBE 230,CSCO 215,ACN 205,QCOM 180,INTU 175,IBM 170,TXN 165,NOW 160,AMAT 155,MU 120,LRCX 100,ADI 98,KLAC 90',
  Communication:
    'GOOGL 2180,META 1260,NFLX 295,TMUS 210,DIS 185,VZ 170,CMCSA 155,T 140,CHTR 45,EA 38,WBD 22,OMC 18',
  'Consumer goods':
    'AMZN 1980,TSLA 720,WMT 540,COST 380,PG 370,HD 350,KO 270,PEP 230,MCD 195,NKE 140,LOW 130,SBUX 105,TGT 70,MDLZ 88,CL 76,KMB 45,EL 38,GIS 36,HSY 36,KHC 42',
  Finance:
    'BRK.B 890,JPM 570,V 540,MA 430,BAC 310,WFC 205,MS 155,GS 150,SPGI 138,AXP 160,BLK 118,C 116,SCHW 125,PGR 120,CB 105,USB 66,PNC 62',
  Health:
    'LLY 720,UNH 460,JNJ 380,ABBV 310,MRK 325,TMO 220,ABT 190,PFE 160,DHR 185,AMGN 165,ISRG 135,ELV 124,BSX 108,GILD 84,CVS 72,ZTS 80,HCA 84',
  Industry:
    'GE 180,CAT 168,RTX 132,HON 134,UNP 140,LMT 112,BA 108,DE 104,UPS 122,ADP 98,ETN 126,NOC 68,FDX 64',
  Energy: 'XOM 470,CVX 285,COP 132,SLB 65,EOG 70,MPC 64,PSX 56,OXY 54,VLO 50,KMI 42,HAL 30',
  Utilities: 'NEE 152,SO 84,DUK 78,CEG 62,AEP 46,SRE 48,D 42,EXC 36',
};

const names: Readonly<Record<string, string>> = {
  AAPL: 'Apple',
  MSFT: 'Microsoft',
  NVDA: 'NVIDIA',
  GOOGL: 'Alphabet',
  AMZN: 'Amazon',
  META: 'Meta Platforms',
  OMC: 'Omnicom',
};

function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** 118 stocks in eight sectors; each sector has its mood, and one stock no price yet. */
export function market(seed = 11): HeatMapGroup[] {
  const next = random(seed);
  return Object.entries(sectors).map(([label, list]) => {
    const mood = (next() - 0.48) * 2.4;
    const cells = list.split(',').map((entry): HeatMapCell => {
      const [code = '', value = '0'] = entry.split(' ');
      const change = Math.round((mood + (next() + next() - 1) * 2.4) * 100) / 100;
      return {
        id: code,
        label: code,
        name: names[code],
        size: Number(value),
        change: code === 'CHTR' ? null : change,
        href: `#/stock/${code}`,
      };
    });
    return { id: label, label, cells };
  });
}

function signedPercent(change: number, decimals = 2): string {
  const sign = change > 0 ? '+' : change < 0 ? '−' : '';
  return `${sign}${Math.abs(change).toFixed(decimals)}%`;
}

export const usMarket: HeatMapProps = {
  groups: market(),
  height: 600,
  stepSize: 1,
  formatChange: (change) => signedPercent(change),
  formatStep: (change) => signedPercent(change, 0),
  formatSize: (billions) => (billions >= 1000 ? `$${(billions / 1000).toFixed(2)}T` : `$${billions}B`),
  labels: {
    chart: 'US market, today',
    instructions:
      'Arrow keys move between neighbours, Page Down and Page Up to the next smaller or larger, Home and End to the ends.',
    summary: '118 stocks, sized by market value',
    instrument: 'Stock',
    change: 'Change',
    size: 'Market value',
    missing: '--',
    loading: 'Loading the market',
    table: 'US market, today',
    showTable: 'Show as table',
    hideTable: 'Hide table',
    showMore: 'Show more',
  },
};

const cellsOf = (list: string): HeatMapCell[] =>
  list.split('|').map((entry) => {
    const [id = '', label = '', size = '0', change = '0'] = entry.split(' ');
    return { id, label, size: Number(size), change: Number(change), href: `#/stock/${id}` };
  });

/** Billions as they are written in Chinese: by 10⁸, and by 10¹² from there on. */
const inChinese =
  (currency: string, hundredMillions: string, trillions: string) =>
  (billions: number): string =>
    billions >= 1000
      ? `${currency}${(billions / 1000).toFixed(2)} ${trillions}`
      : `${currency}${billions * 10} ${hundredMillions}`;

export const simplifiedMarket: HeatMapProps = {
  ...usMarket,
  groups: [
    {
      id: 'bank',
      label: '银行',
      cells: cellsOf(
        '601398 工商银行 2150 0.42|601939 建设银行 1780 1.1|600036 招商银行 980 -0.6|601166 兴业银行 380 -1.8',
      ),
    },
    {
      id: 'drink',
      label: '食品饮料',
      cells: cellsOf(
        '600519 贵州茅台 1920 2.7|000858 五粮液 560 1.6|603288 海天味业 240 0.1|600887 伊利股份 180 -0.3',
      ),
    },
    {
      id: 'battery',
      label: '电力设备',
      cells: cellsOf(
        '300750 宁德时代 1120 -2.9|601012 隆基绿能 130 -3.4|300274 阳光电源 160 -1.2|002459 晶澳科技 48 -4.8',
      ),
    },
  ],
  formatSize: inChinese('¥', '亿', '万亿'),
  labels: {
    chart: 'A 股热力图，今日',
    instructions: '方向键在相邻股票间移动，Page Down 和 Page Up 按市值顺序移动，Home 和 End 跳到首尾。',
    summary: '12 只股票，面积代表总市值',
    instrument: '股票',
    change: '涨跌幅',
    size: '总市值',
    missing: '--',
    loading: '正在加载行情',
    table: 'A 股行情，今日',
    showTable: '以表格显示',
    hideTable: '收起表格',
    showMore: '显示更多',
  },
};

export const traditionalMarket: HeatMapProps = {
  ...usMarket,
  groups: [
    {
      id: 'tech',
      label: '資訊科技',
      cells: cellsOf(
        '00700 騰訊控股 3900 1.8|09988 阿里巴巴-W 1700 -0.7|03690 美團-W 860 3.1|01810 小米集團-W 720 0.9|09618 京東集團-SW 420 -1.6',
      ),
    },
    {
      id: 'finance',
      label: '金融',
      cells: cellsOf(
        '00005 滙豐控股 1350 0.2|01299 友邦保險 640 -2.2|00388 香港交易所 400 -0.4|02388 中銀香港 270 0.6',
      ),
    },
    {
      id: 'property',
      label: '地產',
      cells: cellsOf('00016 新鴻基地產 220 -1.1|01113 長實集團 120 -2.6|00012 恒基地產 110 -0.9'),
    },
  ],
  formatSize: inChinese('HK$', '億', '萬億'),
  labels: {
    chart: '港股熱力圖，今日',
    instructions: '方向鍵在相鄰股票間移動，Page Down 和 Page Up 按市值次序移動，Home 和 End 跳至首尾。',
    summary: '12 隻股票，面積代表市值',
    instrument: '股票',
    change: '升跌幅',
    size: '市值',
    missing: '--',
    loading: '正在載入行情',
    table: '港股行情，今日',
    showTable: '以表格顯示',
    hideTable: '收起表格',
    showMore: '顯示更多',
  },
};
