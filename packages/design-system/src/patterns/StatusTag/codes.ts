import type { StatusTone } from './StatusTag.tsx';

/** A state's words in each language, and what it means for the person. */
export interface StatusReading {
  readonly tone: StatusTone;
  readonly en: string;
  readonly 'zh-Hans': string;
  readonly 'zh-Hant': string;
}

/** One kind of thing, and its states in the order it goes through them. */
export interface StatusFamily {
  readonly en: string;
  readonly 'zh-Hans': string;
  readonly 'zh-Hant': string;
  readonly states: Readonly<Record<string, StatusReading>>;
}

function reading(tone: StatusTone, en: string, hans: string, hant: string): StatusReading {
  return { tone, en, 'zh-Hans': hans, 'zh-Hant': hant };
}

const inProgress = reading('waiting', 'In progress', '进行中', '進行中');
const pendingReview = reading('waiting', 'Pending review', '待审核', '待審核');

/**
 * Every state that the spec names (§3, §4; DECISIONS 11 to 13), with its tone: the examples of this folder, and what an
 * app's own tables are held against. Keys are the server's codes where it gives them.
 */
export const statusFamilies = {
  identity: {
    en: 'Identity check',
    'zh-Hans': '身份认证',
    'zh-Hant': '身份認證',
    states: {
      0: reading('info', 'Not submitted', '未提交', '未提交'),
      1: pendingReview,
      2: reading('negative', 'Unsuccessful', '认证失败', '認證未成功'),
      3: reading('positive', 'Verified', '已认证', '已認證'),
    },
  },
  audit: {
    en: 'Deposit and withdrawal',
    'zh-Hans': '充值与提现',
    'zh-Hant': '存款及提款',
    states: {
      pending: pendingReview,
      failure: reading('negative', 'Audit failure', '审核失败', '審核不通過'),
      completed: reading('positive', 'Completed', '已完成', '已完成'),
    },
  },
  order: {
    en: 'Order',
    'zh-Hans': '委托',
    'zh-Hant': '訂單',
    states: {
      0: inProgress,
      1: reading('positive', 'Success', '已成交', '已成交'),
      2: reading('neutral', 'Cancelled', '已撤单', '已取消'),
      3: inProgress,
    },
  },
  newShare: {
    en: 'New share',
    'zh-Hans': '新股申购',
    'zh-Hant': '新股認購',
    states: {
      subscribable: reading('info', 'Subscribable', '可申购', '可認購'),
      subscribed: reading('info', 'Subscribed', '已申购', '已認購'),
      waiting: reading('waiting', 'Waiting allotment', '待配售', '待分配'),
      allotted: reading('positive', 'Allotted', '已中签', '已獲分配'),
      notAllotted: reading('neutral', 'Not allotted', '未中签', '未獲分配'),
      toBeSettled: reading('waiting', 'To be settled', '待结算', '待交收'),
      settled: reading('positive', 'Settled', '已结算', '已交收'),
    },
  },
  follow: {
    en: 'Follow investment',
    'zh-Hans': '跟投',
    'zh-Hant': '跟隨投資',
    states: {
      waitConfirm: reading('waiting', 'Wait confirm', '待确认', '待確認'),
      inProgress,
    },
  },
  blockTrade: {
    en: 'Block-trade permission',
    'zh-Hans': '大宗交易权限',
    'zh-Hant': '大手交易權限',
    states: {
      notOpened: reading('info', 'Not opened', '未开通', '未開通'),
      underReview: reading('waiting', 'Under review', '审核中', '審核中'),
      opened: reading('positive', 'Opened', '已开通', '已開通'),
      refused: reading('negative', 'Refused', '未通过', '未獲批准'),
    },
  },
  market: {
    en: 'Market',
    'zh-Hans': '市场',
    'zh-Hant': '市場',
    states: {
      open: reading('positive', 'Open', '交易中', '交易中'),
      preMarket: reading('info', 'Pre-market', '盘前', '開市前'),
      break: reading('waiting', 'Midday break', '午间休市', '午間休市'),
      closed: reading('neutral', 'Closed', '已收盘', '已收市'),
      halted: reading('negative', 'Halted', '停牌', '停牌'),
    },
  },
  session: {
    en: 'Session',
    'zh-Hans': '登录状态',
    'zh-Hant': '登入狀態',
    states: {
      signedIn: reading('positive', 'Signed in', '已登录', '已登入'),
      anonymous: reading('neutral', 'Signed out', '未登录', '未登入'),
      expired: reading('waiting', 'Login expired', '登录已过期', '登入已過期'),
    },
  },
} as const satisfies Record<string, StatusFamily>;
