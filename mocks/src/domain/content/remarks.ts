/** What those who are asked say: opinions only, so that no figure can contradict them. Without quotation marks. */
import { localised } from '../localised.ts';
import type { Localised } from '../localised.ts';

export type Direction = 'up' | 'down' | 'flat';

export const remarks: Readonly<Record<Direction, readonly Localised[]>> = {
  up: [
    localised({
      en: 'I would not chase it here; the easier part of the move is behind us',
      'zh-Hans': '现在追高的性价比不高，容易赚的一段已经走完',
      'zh-Hant': '現水平不宜高追，較易賺的一段已經過去',
    }),
    localised({
      en: 'Positioning was light, so it did not take much buying to move the price',
      'zh-Hans': '此前仓位偏轻，不需要太多买盘就能推动价格',
      'zh-Hant': '早前持倉偏輕，毋須太多買盤已可推高價格',
    }),
    localised({
      en: 'Investors are paying for visibility again, and that can last for a while',
      'zh-Hans': '投资者重新愿意为确定性付出溢价，这种偏好可能会持续一段时间',
      'zh-Hant': '投資者重新願意為確定性付出溢價，這種取態或會維持一段時間',
    }),
    localised({
      en: 'The tone has improved, but I would want to see it hold for a week',
      'zh-Hans': '市场情绪有所改善，但至少要再观察一周',
      'zh-Hant': '市場氣氛有所改善，但最少要多觀察一星期',
    }),
    localised({
      en: 'Those who sold early now have to decide whether to buy back higher',
      'zh-Hans': '早早卖出的人，现在得考虑要不要以更高的价格买回来',
      'zh-Hant': '早前沽出的人，現在要考慮是否以更高價買回',
    }),
    localised({
      en: 'It is a good day, but one day does not make a trend',
      'zh-Hans': '今天表现不错，但一天的行情还称不上趋势',
      'zh-Hant': '今日表現不俗，但單日走勢未足以稱為趨勢',
    }),
    localised({
      en: 'Long-term holders have little reason to sell into this',
      'zh-Hans': '长线资金没有太多理由在此时离场',
      'zh-Hant': '長線資金沒有太大理由在此時離場',
    }),
  ],
  down: [
    localised({
      en: 'This looks like profit-taking rather than a change of view',
      'zh-Hans': '这更像是获利了结，而不是看法转变',
      'zh-Hant': '這較似獲利回吐，多於看法轉變',
    }),
    localised({
      en: 'I would wait for the selling to dry up before adding',
      'zh-Hans': '等抛压缓和之后再加仓也不迟',
      'zh-Hant': '待沽壓減退後再加注也未遲',
    }),
    localised({
      en: 'Expectations had run ahead; a pause does no harm',
      'zh-Hans': '此前预期走得太快，休整一下并非坏事',
      'zh-Hant': '早前預期走得太快，稍作整固並非壞事',
    }),
    localised({
      en: 'Nobody wants to be early, so small sales move the price further than usual',
      'zh-Hans': '没有人愿意抢先进场，少量卖单就足以放大跌幅',
      'zh-Hant': '沒有人願意搶先入市，少量沽盤已足以擴大跌幅',
    }),
    localised({
      en: 'Nothing here changes our view for the next twelve months',
      'zh-Hans': '目前的走势并未改变我们对未来十二个月的看法',
      'zh-Hant': '目前走勢並未改變我們對未來十二個月的看法',
    }),
    localised({
      en: 'The first support is close by; if it gives way, patience is cheap',
      'zh-Hans': '下方第一道支撑不远，若失守，不妨多一点耐心',
      'zh-Hant': '首個支持位不遠，一旦失守，不妨多點耐性',
    }),
    localised({
      en: 'Leverage is coming out, and that usually takes more than a day',
      'zh-Hans': '杠杆资金正在撤出，这个过程通常不止一天',
      'zh-Hant': '槓桿資金正在撤出，過程通常不止一天',
    }),
  ],
  flat: [
    localised({
      en: 'The market is waiting for a reason to move either way',
      'zh-Hans': '市场在等待一个明确的方向',
      'zh-Hant': '市場正等待明確方向',
    }),
    localised({
      en: 'Neither side wants to commit before the next set of figures',
      'zh-Hans': '下一批数据公布之前，多空双方都不愿贸然表态',
      'zh-Hant': '下一批數據公布前，好淡雙方都不願表態',
    }),
    localised({
      en: 'A quiet tape is no signal in itself; I would not read much into it',
      'zh-Hans': '成交清淡本身并不说明什么，不必过度解读',
      'zh-Hant': '交投淡靜本身並非訊號，毋須過分解讀',
    }),
  ],
};
