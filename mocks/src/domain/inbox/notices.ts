/** What the house announces to everybody: a pure function of time. Nobody keeps who has read it. */
import { calendarDefinitions, localDateAt, weekday } from '../market/index.ts';
import { localised } from '../localised.ts';
import type { Localised } from '../localised.ts';
import { dated, dateOf } from './dates.ts';

export interface Notice {
  readonly id: string;
  /** World ms. */
  readonly at: number;
  readonly title: Localised;
  /** One paragraph each; none where the title says it all. */
  readonly paragraphs: readonly Localised[];
}

const dayMs = 24 * 60 * 60_000;

/** A holiday is announced so many days before, and remains for so many after. */
const announcedDays = 10;
const keptDays = 60;

/** Notices of the house at an instant, newest first. @param announced what facts have announced besides */
export function noticesAt(now: number, announced: readonly Notice[] = []): readonly Notice[] {
  const all = [...announced, ...standing, ...holidayNotices('US', now), ...holidayNotices('HK', now)];
  return all.filter(({ at }) => at <= now).toSorted((a, b) => b.at - a.at || a.id.localeCompare(b.id));
}

type Exchange = 'US' | 'HK';

const exchanges: Readonly<Record<Exchange, Localised>> = {
  US: localised({ en: 'US exchanges', 'zh-Hans': '美股', 'zh-Hant': '美股' }),
  HK: localised({ en: 'The Hong Kong exchange', 'zh-Hans': '港股', 'zh-Hant': '港股' }),
};

/** What closes early closes at this time there. */
const shortUntil: Readonly<Record<Exchange, string>> = { US: '13:00', HK: '12:00' };

function holidayNotices(exchange: Exchange, now: number): Notice[] {
  const { zone, holidays } = calendarDefinitions[exchange];
  const today = localDateAt(zone, now);
  const years = new Set([today - keptDays, today + announcedDays].map((day) => dateOf(day).getUTCFullYear()));
  return [...years].flatMap((year) => {
    const { closed, short } = holidays(year);
    return [
      ...closed.map((day) => ({ day, isShort: false })),
      ...short.map((day) => ({ day, isShort: true })),
    ]
      .filter(({ day }) => day >= today - keptDays && day <= today + announcedDays && isWorkday(day))
      .map(({ day, isShort }) => holidayNotice(exchange, day, isShort));
  });
}

const isWorkday = (day: number): boolean => weekday(day) !== 0 && weekday(day) !== 6;

function holidayNotice(exchange: Exchange, day: number, isShort: boolean): Notice {
  const named = exchanges[exchange];
  const date = dated(day);
  const until = shortUntil[exchange];
  const verb = exchange === 'US' ? 'close' : 'closes';
  const are = exchange === 'US' ? 'are' : 'is';
  return {
    id: `H-${exchange}-${dateOf(day).toISOString().slice(0, 10)}`,
    at: (day - announcedDays) * dayMs + 2 * 60 * 60_000,
    title: isShort
      ? localised({
          en: `${named.en} ${verb} early on ${date.en}`,
          'zh-Hans': `${named['zh-Hans']}${date['zh-Hans']}提前收盘`,
          'zh-Hant': `${named['zh-Hant']}${date['zh-Hant']}提早收市`,
        })
      : localised({
          en: `${named.en} ${are} closed on ${date.en}`,
          'zh-Hans': `${named['zh-Hans']}${date['zh-Hans']}休市`,
          'zh-Hant': `${named['zh-Hant']}${date['zh-Hant']}休市`,
        }),
    paragraphs: isShort
      ? [
          localised({
            en: `Trading ends at ${until} local time. What is still open then waits for the next session.`,
            'zh-Hans': `当日交易于当地时间 ${until} 结束，未成交委托顺延至下一交易时段。`,
            'zh-Hant': `當日交易於當地時間 ${until} 結束，未成交訂單將順延至下一交易時段。`,
          }),
        ]
      : [
          localised({
            en: 'Orders can be placed with a limit; they wait until the market opens again. Crypto is traded as usual.',
            'zh-Hans': '休市期间可提交限价委托，待恢复交易后撮合；加密货币交易不受影响。',
            'zh-Hant': '休市期間可提交限價訂單，待恢復交易後撮合；加密貨幣交易不受影響。',
          }),
          localised({
            en: 'Check positions with leverage before the close: prices may open far from where they ended.',
            'zh-Hans': '持有杠杆仓位的客户，请在休市前留意风险：复市后价格可能跳空。',
            'zh-Hant': '持有槓桿倉位的客戶，請於休市前留意風險：復市後價格可能出現裂口。',
          }),
        ],
  };
}

/** What holds until further notice. */
const standing: readonly Notice[] = [
  {
    id: 'H-fraud',
    at: Date.parse('2026-11-09T03:00:00Z'),
    title: localised({
      en: 'Nobody from Meridian asks for your password',
      'zh-Hans': '谨防冒充客服：我们不会索取您的密码',
      'zh-Hant': '慎防冒充客服：我們不會索取你的密碼',
    }),
    paragraphs: [
      localised({
        en: 'Callers and chat groups have pretended to be our customer service. We never ask for a password or a verification code, and never for a transfer to a private account.',
        'zh-Hans':
          '近期有不法分子冒充本平台客服，通过电话或群聊行骗。我们不会索取密码或验证码，也不会要求向个人账户转账。',
        'zh-Hant':
          '近期有騙徒冒充本平台客服，透過電話或群組行騙。我們不會索取密碼或驗證碼，亦不會要求向私人賬戶轉賬。',
      }),
      localised({
        en: 'If you are not sure, end the conversation and write to customer service from the Account page.',
        'zh-Hans': '如有疑问，请立即结束对话，并在“账户”页联系在线客服核实。',
        'zh-Hant': '如有疑問，請立即結束對話，並在「賬戶」頁聯絡客戶服務核實。',
      }),
    ],
  },
  {
    id: 'H-maintenance',
    at: Date.parse('2026-11-16T02:00:00Z'),
    title: localised({
      en: 'Maintenance on Sunday, 06:00 to 07:00 UTC',
      'zh-Hans': '系统维护通知：周日协调世界时 06:00 至 07:00',
      'zh-Hant': '系統維護通知：星期日協調世界時 06:00 至 07:00',
    }),
    paragraphs: [
      localised({
        en: 'Deposits and withdrawals that are sent in that hour are worked on after it. Prices and trading in crypto go on.',
        'zh-Hans': '维护期间提交的充值与提现将在维护结束后处理；行情及加密货币交易不受影响。',
        'zh-Hant': '維護期間提交的存款及提款將於維護結束後處理；報價及加密貨幣交易不受影響。',
      }),
    ],
  },
  {
    id: 'H-identity',
    at: Date.parse('2026-10-12T02:00:00Z'),
    title: localised({
      en: 'How long an identity check takes',
      'zh-Hans': '实名认证审核时间说明',
      'zh-Hant': '身份認證審核時間說明',
    }),
    paragraphs: [
      localised({
        en: 'Up to 24 hours, mostly a few. The result comes as a message. Documents whose edges are cut off, and pictures taken against the light, are what delays it most.',
        'zh-Hans':
          '审核最长 24 小时，多数在数小时内完成，结果将以消息通知您。证件边缘缺失或逆光拍摄是审核延误的主要原因。',
        'zh-Hant':
          '審核最長 24 小時，多數於數小時內完成，結果會以訊息通知你。證件邊緣不全或逆光拍攝是審核延誤的主要原因。',
      }),
    ],
  },
];
