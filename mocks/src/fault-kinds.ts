/** What can go wrong on purpose, each with a sentence for people who test. */
import type { Localised } from '#domain/localised.ts';

/** What an argument of a fault is. */
type FaultArgument = 'ms' | 'status' | 'code' | 'percent';

export interface FaultKind {
  /** Null: none. */
  readonly takes: FaultArgument | null;
  readonly description: Localised;
}

/** What an HTTP fault does to a call. `takes` names its argument, if it has one. */
export const httpFaultKinds = {
  slow: {
    takes: 'ms',
    description: {
      en: 'The answer comes after that many ms.',
      'zh-Hans': '应答延迟指定毫秒数。',
      'zh-Hant': '回應延遲指定毫秒數。',
    },
  },
  down: {
    takes: null,
    description: {
      en: 'No connection: the call fails and nothing is carried out.',
      'zh-Hans': '无连接：调用失败，未执行。',
      'zh-Hant': '沒有連線：調用失敗，未執行。',
    },
  },
  hang: {
    takes: null,
    description: {
      en: 'No answer ever comes and nothing is carried out.',
      'zh-Hans': '始终无应答，未执行。',
      'zh-Hant': '一直沒有回應，未執行。',
    },
  },
  stall: {
    takes: 'percent',
    description: {
      en: 'A file is sent up to that many percent, and no further. Nothing is carried out.',
      'zh-Hans': '文件上传到指定百分比后停住，未执行。',
      'zh-Hant': '檔案上載至指定百分比後停住，未執行。',
    },
  },
  http: {
    takes: 'status',
    description: {
      en: 'An HTTP status that is no envelope, like a proxy in front of the brokerage.',
      'zh-Hans': '返回 HTTP 错误状态，而非约定的应答，如同中间代理所为。',
      'zh-Hant': '傳回 HTTP 錯誤狀態，而非約定的回應，如同中間代理所為。',
    },
  },
  code: {
    takes: 'code',
    description: {
      en: 'An envelope with that code, what the brokerage says with it, and no data.',
      'zh-Hans': '返回该返回码及券商的提示语，不含数据。',
      'zh-Hant': '傳回該回應碼及券商的提示，不含數據。',
    },
  },
  truncated: {
    takes: null,
    description: {
      en: 'The body stops half-way.',
      'zh-Hans': '应答正文中途截断。',
      'zh-Hant': '回應內文中途截斷。',
    },
  },
  garbled: {
    takes: null,
    description: {
      en: 'An envelope whose data is not what was agreed.',
      'zh-Hans': '应答中的数据与约定不符。',
      'zh-Hant': '回應中的數據與約定不符。',
    },
  },
  badline: {
    takes: null,
    description: {
      en: 'The first line of every list is not what was agreed; the others are.',
      'zh-Hans': '每个列表的第一行与约定不符，其余正常。',
      'zh-Hant': '每個列表的第一行與約定不符，其餘正常。',
    },
  },
  hostile: {
    takes: null,
    description: {
      en: 'In the middle of every list is a line whose texts are markup that acts, and whose numbers are none.',
      'zh-Hans': '每个列表中间有一行：文字是可执行的标记，数字不是数字。',
      'zh-Hant': '每個列表中間有一行：文字是可執行的標記，數字不是數字。',
    },
  },
  newcodes: {
    takes: null,
    description: {
      en: 'Directions, states and kinds that the app has never heard of.',
      'zh-Hans': '出现应用从未见过的方向、状态和类型。',
      'zh-Hant': '出現應用程式從未見過的方向、狀態及類型。',
    },
  },
  bare: {
    takes: null,
    description: {
      en: 'What the catalogue cannot do without, and nothing else: as from a backend of the spec alone.',
      'zh-Hans': '仅含必需的字段，如同只按规范实现的后端。',
      'zh-Hant': '只含必需的欄位，如同只按規範實作的後端。',
    },
  },
  flood: {
    takes: null,
    description: {
      en: 'Every list has 5,000 lines, however many were asked for.',
      'zh-Hans': '每个列表都返回 5,000 行，无论请求多少。',
      'zh-Hant': '每個列表都傳回 5,000 行，無論要求多少。',
    },
  },
  lost: {
    takes: null,
    description: {
      en: 'The call IS carried out; its answer never arrives.',
      'zh-Hans': '调用已执行，但应答丢失。',
      'zh-Hant': '調用已執行，但回應遺失。',
    },
  },
  busy: {
    takes: 'code',
    description: {
      en: 'The call IS carried out; the answer is an envelope with that code and no data.',
      'zh-Hans': '调用已执行，却返回该返回码，不含数据。',
      'zh-Hant': '調用已執行，卻傳回該回應碼，不含數據。',
    },
  },
  mixed: {
    takes: null,
    description: {
      en: 'The call IS carried out; the answer is about another order, instrument or text.',
      'zh-Hans': '调用已执行，应答却属于另一笔委托、标的或文字。',
      'zh-Hant': '調用已執行，回應卻屬於另一張訂單、產品或文字。',
    },
  },
  lacking: {
    takes: null,
    description: {
      en: 'The call IS carried out; the first line of a page is left out, and not counted.',
      'zh-Hans': '调用已执行，每页第一行缺失且未计数。',
      'zh-Hant': '調用已執行，每頁第一行缺失且沒有計數。',
    },
  },
  twice: {
    takes: null,
    description: {
      en: 'The call IS carried out; every line of its lists comes twice.',
      'zh-Hans': '调用已执行，列表的每一行都出现两次。',
      'zh-Hant': '調用已執行，列表的每一行都出現兩次。',
    },
  },
  ahead: {
    takes: null,
    description: {
      en: 'The call IS carried out; the times in its answer are 400 days later.',
      'zh-Hans': '调用已执行，应答中的时间晚了 400 天。',
      'zh-Hant': '調用已執行，回應中的時間遲了 400 日。',
    },
  },
  unfinished: {
    takes: null,
    description: {
      en: 'The call IS carried out; the answer says that the order is still being processed.',
      'zh-Hans': '调用已执行，应答却称委托仍在处理中。',
      'zh-Hant': '調用已執行，回應卻稱訂單仍在處理中。',
    },
  },
} as const satisfies Readonly<Record<string, FaultKind>>;

/** What a socket fault does to the realtime feed. */
export const socketFaultKinds = {
  silent: {
    takes: null,
    description: {
      en: 'The server stops speaking; the connection stays.',
      'zh-Hans': '服务器不再推送，连接保持。',
      'zh-Hant': '伺服器不再推送，連線保持。',
    },
  },
  gap: {
    takes: null,
    description: {
      en: 'Every fifth message never arrives.',
      'zh-Hans': '每五条消息丢失一条。',
      'zh-Hant': '每五則訊息遺失一則。',
    },
  },
  duplicate: {
    takes: null,
    description: {
      en: 'Every message arrives twice.',
      'zh-Hans': '每条消息到达两次。',
      'zh-Hant': '每則訊息到達兩次。',
    },
  },
  reorder: {
    takes: null,
    description: {
      en: 'Messages arrive in swapped pairs.',
      'zh-Hans': '消息两两交换顺序到达。',
      'zh-Hant': '訊息兩兩交換次序到達。',
    },
  },
  garbled: {
    takes: null,
    description: {
      en: 'Prices arrive that cannot be: one kind of wrong after the other.',
      'zh-Hans': '推送不可能的价格，错误逐种出现。',
      'zh-Hant': '推送不可能的價格，錯誤逐種出現。',
    },
  },
  drop: {
    takes: null,
    description: {
      en: 'The connection breaks, and breaks again when remade.',
      'zh-Hans': '连接断开，重连后再次断开。',
      'zh-Hant': '連線中斷，重連後再次中斷。',
    },
  },
} as const satisfies Readonly<Record<string, FaultKind>>;
