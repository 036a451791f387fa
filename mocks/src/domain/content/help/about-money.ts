/** Help: money that comes, and money that goes. */
import { localised } from '../../localised.ts';
import type { HelpArticle } from './help-article.ts';

export const deposits: readonly HelpArticle[] = [
  {
    id: 'HELP-deposit-how',
    question: localised({
      en: 'How do I deposit money?',
      'zh-Hans': '如何充值？',
      'zh-Hant': '如何存款？',
    }),
    answer: [
      localised({
        en: 'Send the money first, from a digital wallet or from a bank account in your own name in USD, EUR or HKD. Then enter the amount that you sent and upload a screenshot of the payment.',
        'zh-Hans':
          '请先从数字货币钱包，或您本人名下的银行账户（美元、欧元或港元）完成付款，再填写付款金额并上传付款截图。',
        'zh-Hant':
          '請先從數碼貨幣錢包，或以你本人名義開立的銀行賬戶（美元、歐元或港元）完成付款，再填寫付款金額並上載付款截圖。',
      }),
      localised({
        en: 'At least 1 of the chosen currency. Smaller amounts are not credited and not refunded.',
        'zh-Hans': '最低金额为所选币种的 1 个单位。低于该金额的款项不入账，也不予退还。',
        'zh-Hant': '最低金額為所選貨幣的 1 個單位。低於此數的款項不會入賬，亦不獲退還。',
      }),
    ],
    leadsTo: {
      path: '/pages/deposit/index',
      words: localised({ en: 'Deposit', 'zh-Hans': '前往充值', 'zh-Hant': '前往存款' }),
    },
  },
  {
    id: 'HELP-deposit-when',
    question: localised({
      en: 'When is my deposit credited?',
      'zh-Hans': '充值多久到账？',
      'zh-Hant': '存款何時入賬？',
    }),
    answer: [
      localised({
        en: 'From a digital wallet after 3 confirmations of its network; most take 5 to 10 minutes, Bitcoin about an hour. A bank transfer is matched to your account within about 5 minutes of its arrival at our bank.',
        'zh-Hans':
          '数字货币经 3 次网络确认后到账，多数需 5 至 10 分钟，比特币约需 1 小时。银行转账在我方银行收到款项后约 5 分钟内匹配入账。',
        'zh-Hant':
          '數碼貨幣經 3 次網絡確認後入賬，大多需時 5 至 10 分鐘，比特幣約需 1 小時。銀行轉賬於本公司銀行收妥款項後約 5 分鐘內配對入賬。',
      }),
      localised({
        en: 'It goes to your Cash wallet, which is kept in US dollars. Other currencies are exchanged at the rate that you are shown before. To trade, transfer it to the wallet of what you trade.',
        'zh-Hans':
          '款项记入以美元计的现金账户，其他币种按提交前显示的汇率折算。交易前，请将资金划转到相应的交易账户。',
        'zh-Hant':
          '款項會存入以美元計算的現金賬戶，其他貨幣按提交前顯示的匯率兌換。交易前，請將資金轉賬至相應的交易賬戶。',
      }),
    ],
    leadsTo: {
      path: '/pages/deposit/record',
      words: localised({ en: 'Deposit records', 'zh-Hans': '充值记录', 'zh-Hant': '存款紀錄' }),
    },
  },
  {
    id: 'HELP-deposit-failed',
    question: localised({
      en: 'My deposit has not arrived, or was refused',
      'zh-Hans': '充值未到账或未通过',
      'zh-Hant': '存款未入賬或未獲通過',
    }),
    answer: [
      localised({
        en: 'The record says what is missing. Most often the screenshot does not show amount, time and recipient, or the amount is not the one that you entered: send it again with the right ones.',
        'zh-Hans':
          '充值记录会说明原因。最常见的是截图没有显示金额、时间和收款方，或填写的金额与实际付款不符，请更正后重新提交。',
        'zh-Hant':
          '存款紀錄會說明原因。最常見的是截圖沒有顯示金額、時間及收款人，或填寫的金額與實際付款不符，請更正後重新提交。',
      }),
      localised({
        en: 'What was sent over another network than the one shown is usually lost. Money from an account in another name goes back to its sender.',
        'zh-Hans': '通过其他网络发送的数字货币通常无法找回。从他人账户汇入的款项会原路退回。',
        'zh-Hant': '經其他網絡傳送的數碼貨幣通常無法取回。從他人賬戶匯入的款項會退回匯款人。',
      }),
    ],
    leadsTo: {
      path: '/pages/deposit/record',
      words: localised({ en: 'Deposit records', 'zh-Hans': '充值记录', 'zh-Hant': '存款紀錄' }),
    },
  },
];

export const withdrawals: readonly HelpArticle[] = [
  {
    id: 'HELP-withdrawal-when',
    question: localised({
      en: 'How long does a withdrawal take?',
      'zh-Hans': '提现需要多久？',
      'zh-Hant': '提款需時多久？',
    }),
    answer: [
      localised({
        en: 'Up to 24 hours for the review. Then digital currency arrives in 15 to 60 minutes, money on a bank card in one day, euros in two.',
        'zh-Hans': '审核最长 24 小时。通过后，提币 15 至 60 分钟到账；提现至银行卡 1 天到账，欧元为 2 天。',
        'zh-Hant': '審核最長 24 小時。通過後，提幣於 15 至 60 分鐘到賬；提款至銀行卡 1 天到賬，歐元為 2 天。',
      }),
      localised({
        en: 'Under review, the amount is reserved. A withdrawal cannot be cancelled. If it is refused, exactly what was reserved is available again, and a message says why.',
        'zh-Hans': '审核期间，提现金额会被冻结，且不能撤销。如未通过，冻结的金额会全数解冻，并通知您原因。',
        'zh-Hant':
          '審核期間，提款金額會被凍結，且不能取消。如未獲通過，凍結的金額會全數解除凍結，並通知你原因。',
      }),
    ],
    leadsTo: {
      path: '/pages/withdraw/vm',
      words: localised({ en: 'Withdraw', 'zh-Hans': '前往提现', 'zh-Hant': '前往提款' }),
    },
  },
  {
    id: 'HELP-withdrawal-fee',
    question: localised({
      en: 'What does a withdrawal cost, and how much can I withdraw?',
      'zh-Hans': '提现手续费和限额是多少？',
      'zh-Hant': '提款手續費及限額是多少？',
    }),
    answer: [
      localised({
        en: 'The fee is taken from the amount, and shown before you confirm:',
        'zh-Hans': '手续费从提现金额中扣除，确认前会显示：',
        'zh-Hant': '手續費從提款金額中扣除，確認前會顯示：',
      }),
      localised({
        en: 'A bank card takes $20 to $100,000 at once, digital currency up to $250,000.',
        'zh-Hans': '银行卡单笔 $20 至 $100,000，数字货币单笔最高 $250,000。',
        'zh-Hant': '銀行卡每宗 $20 至 $100,000，數碼貨幣每宗最高 $250,000。',
      }),
    ],
    points: [
      localised({
        en: 'bank card in USD: 0.05 %, at least $3; in EUR or HKD: 0.10 %, at least $5',
        'zh-Hans': '银行卡（美元）：0.05%，最低 $3；（欧元或港元）：0.10%，最低 $5',
        'zh-Hant': '銀行卡（美元）：0.05%，最低 $3；（歐元或港元）：0.10%，最低 $5',
      }),
      localised({
        en: 'USDT over TRC-20: $1; over ERC-20: $8; Bitcoin: $12',
        'zh-Hans': 'USDT（TRC-20）：$1；ERC-20 网络：$8；比特币：$12',
        'zh-Hant': 'USDT（TRC-20）：$1；ERC-20 網絡：$8；比特幣：$12',
      }),
    ],
    leadsTo: {
      path: '/pages/withdraw/vm',
      words: localised({ en: 'Withdraw', 'zh-Hans': '前往提现', 'zh-Hant': '前往提款' }),
    },
  },
  {
    id: 'HELP-withdrawal-usable',
    question: localised({
      en: 'Why can I withdraw less than I own?',
      'zh-Hans': '为什么可提现金额少于总资产？',
      'zh-Hant': '為甚麼可提款金額少於總資產？',
    }),
    answer: [
      localised({
        en: 'Withdrawals are paid from the Cash wallet. Money in a trading wallet has to be transferred there first, and money that is in positions, orders, subscriptions or investments is not free. “What is held” in your account lists each amount with its reason.',
        'zh-Hans':
          '提现从现金账户支付。交易账户中的资金须先划转到现金账户；持仓、委托、申购或跟投占用的资金暂不可用。账户页的“占用资金”列有每笔金额及其原因。',
        'zh-Hant':
          '提款從現金賬戶支付。交易賬戶內的資金須先轉賬至現金賬戶；持倉、訂單、認購或跟投佔用的資金暫時不可動用。賬戶頁的「佔用資金」列出每筆金額及原因。',
      }),
    ],
    leadsTo: {
      path: '/pages/profile/transfer',
      words: localised({ en: 'Transfer', 'zh-Hans': '前往划转', 'zh-Hant': '前往轉賬' }),
    },
  },
];
