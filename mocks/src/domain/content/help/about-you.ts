/** Help: who you are to the brokerage, and how the account is kept safe. */
import { localised } from '../../localised.ts';
import type { HelpArticle } from './help-article.ts';

export const identity: readonly HelpArticle[] = [
  {
    id: 'HELP-identity-needed',
    question: localised({
      en: 'Why do I have to verify my identity?',
      'zh-Hans': '为什么需要实名认证？',
      'zh-Hant': '為甚麼需要身份認證？',
    }),
    answer: [
      localised({
        en: 'The law asks a brokerage to know its customers. You can look around, deposit and trade without it; verified identity is needed for:',
        'zh-Hans': '法规要求券商核实客户身份。未认证也可以浏览行情、充值和交易，但以下操作须先完成认证：',
        'zh-Hant': '法例要求證券商核實客戶身份。未認證也可以瀏覽市場、存款及交易，但以下操作須先完成認證：',
      }),
      localised({
        en: 'Verifying takes about three minutes. The review ends within 24 hours.',
        'zh-Hans': '提交资料约需 3 分钟，审核在 24 小时内完成。',
        'zh-Hant': '提交資料約需 3 分鐘，審核於 24 小時內完成。',
      }),
    ],
    points: [
      localised({ en: 'withdrawals', 'zh-Hans': '提现', 'zh-Hant': '提款' }),
      localised({ en: 'subscribing to new shares', 'zh-Hans': '新股申购', 'zh-Hant': '認購新股' }),
      localised({
        en: 'following institutions',
        'zh-Hans': '跟投机构',
        'zh-Hant': '跟投機構',
      }),
      localised({ en: 'loans', 'zh-Hans': '借款', 'zh-Hant': '貸款' }),
    ],
    leadsTo: {
      path: '/pages/kycverify/index',
      words: localised({ en: 'Verify identity', 'zh-Hans': '前往实名认证', 'zh-Hant': '前往身份認證' }),
    },
  },
  {
    id: 'HELP-identity-documents',
    question: localised({
      en: 'Which documents can I use, and what should the pictures look like?',
      'zh-Hans': '可以使用哪些证件？照片有什么要求？',
      'zh-Hant': '可使用哪些證件？照片有甚麼要求？',
    }),
    answer: [
      localised({
        en: 'An ID card, front and back, or the page of a passport that shows your photo. It must be valid, and the names must be the ones that you enter.',
        'zh-Hans': '身份证正反两面，或护照带照片的资料页。证件须在有效期内，姓名须与您填写的一致。',
        'zh-Hant': '身份證正反兩面，或護照載有照片的資料頁。證件須仍然有效，姓名須與你填寫的一致。',
      }),
      localised({
        en: 'JPEG, PNG, WebP and HEIC are accepted. Large pictures are made smaller on your device, and where they were taken is removed before they are sent. At most 5 MB are sent for each picture.',
        'zh-Hans':
          '支持 JPEG、PNG、WebP 和 HEIC 格式。较大的图片会先在您的设备上压缩，拍摄地点等信息会在发送前清除。每张图片最大 5 MB。',
        'zh-Hant':
          '支援 JPEG、PNG、WebP 及 HEIC 格式。較大的圖片會先在你的裝置上壓縮，拍攝地點等資料會在傳送前移除。每張圖片最大 5 MB。',
      }),
    ],
    points: [
      localised({
        en: 'all four corners are in the picture',
        'zh-Hans': '四角完整入镜',
        'zh-Hant': '四角完整入鏡',
      }),
      localised({
        en: 'every letter is sharp, and no light is reflected',
        'zh-Hans': '文字清晰，没有反光',
        'zh-Hant': '文字清晰，沒有反光',
      }),
      localised({
        en: 'it is a photo of the document itself, not of a copy or a screen',
        'zh-Hans': '拍摄证件原件，不要翻拍复印件或屏幕',
        'zh-Hant': '拍攝證件正本，不要翻拍副本或屏幕',
      }),
    ],
    leadsTo: {
      path: '/pages/kycverify/index',
      words: localised({ en: 'Verify identity', 'zh-Hans': '前往实名认证', 'zh-Hant': '前往身份認證' }),
    },
  },
  {
    id: 'HELP-identity-refused',
    question: localised({
      en: 'My documents were refused, or the review takes longer than 24 hours. What now?',
      'zh-Hans': '认证未通过，或审核超过 24 小时，怎么办？',
      'zh-Hant': '認證未獲通過，或審核超過 24 小時，怎麼辦？',
    }),
    answer: [
      localised({
        en: 'The message about the result says why. Where only one side of an ID card was refused, only that side has to be sent again: what was accepted is kept. You may try again at once, as often as you need to.',
        'zh-Hans':
          '结果通知会说明原因。如果只有身份证的一面未通过，重新上传该面即可，已通过的一面无需再传。您可以立即重新提交，次数不限。',
        'zh-Hant':
          '結果通知會說明原因。若只有身份證其中一面未獲通過，重新上載該面即可，已通過的一面毋須再傳。你可以立即重新提交，次數不限。',
      }),
      localised({
        en: 'A review that is not over after 24 hours is shown as late. Write to us then, and we look into it.',
        'zh-Hans': '审核超过 24 小时会显示为超时，届时请联系我们核查。',
        'zh-Hant': '審核超過 24 小時會顯示為逾時，屆時請聯絡我們跟進。',
      }),
    ],
    leadsTo: {
      path: '/pages/kycverify/index',
      words: localised({ en: 'See the status', 'zh-Hans': '查看认证状态', 'zh-Hant': '查看認證狀態' }),
    },
  },
];

export const security: readonly HelpArticle[] = [
  {
    id: 'HELP-security-password',
    question: localised({
      en: 'I have forgotten a password',
      'zh-Hans': '忘记密码怎么办？',
      'zh-Hant': '忘記密碼怎麼辦？',
    }),
    answer: [
      localised({
        en: 'Login password: choose “Forgot your password?” when you sign in. A code comes to your email; it is valid for 10 minutes, and you can ask for the next one after 60 seconds. With the new password every device is signed out.',
        'zh-Hans':
          '登录密码：在登录页选择“忘记密码”。验证码会发送到您的邮箱，10 分钟内有效，60 秒后可重新获取。设置新密码后，所有设备都会退出登录。',
        'zh-Hant':
          '登入密碼：於登入頁選擇「忘記密碼」。驗證碼會傳送至你的電郵，10 分鐘內有效，60 秒後可重新索取。設定新密碼後，所有裝置都會登出。',
      }),
      localised({
        en: 'Transaction password: it can be changed with the old one only. If you no longer know it, write to us; we check who you are first.',
        'zh-Hans': '交易密码：须凭原密码修改。如果已忘记，请联系我们，核实身份后为您处理。',
        'zh-Hant': '交易密碼：須憑原有密碼更改。如已忘記，請聯絡我們，核實身份後為你處理。',
      }),
    ],
    leadsTo: {
      path: '/pages/setting/security',
      words: localised({ en: 'Security', 'zh-Hans': '安全设置', 'zh-Hant': '安全設定' }),
    },
  },
  {
    id: 'HELP-security-two-passwords',
    question: localised({
      en: 'What is the transaction password for?',
      'zh-Hans': '交易密码有什么用？',
      'zh-Hant': '交易密碼有甚麼用途？',
    }),
    answer: [
      localised({
        en: 'It confirms what commits money: opening and closing positions, adding margin, raising leverage, subscriptions, following and withdrawals. So somebody who finds your phone open cannot spend your money. It has at least 6 characters; choose another one than for signing in.',
        'zh-Hans':
          '凡是动用资金的操作都要用它确认：开仓、平仓、追加保证金、提高杠杆、申购、跟投和提现。即使有人拿到您未锁屏的手机，也无法动用资金。交易密码至少 6 位，请勿与登录密码相同。',
        'zh-Hant':
          '凡是動用資金的操作都要以它確認：開倉、平倉、追加保證金、提高槓桿、認購、跟投及提款。即使有人取得你未上鎖的手機，也無法動用資金。交易密碼最少 6 個字元，請勿與登入密碼相同。',
      }),
      localised({
        en: 'Cancelling an order asks only whether you are sure: it frees money and commits none.',
        'zh-Hans': '撤单只需二次确认，因为它只释放资金，不动用资金。',
        'zh-Hant': '取消訂單只需再次確認，因為它只會釋放資金，不會動用資金。',
      }),
    ],
    leadsTo: {
      path: '/pages/setting/paypwd',
      words: localised({ en: 'Transaction password', 'zh-Hans': '交易密码', 'zh-Hant': '交易密碼' }),
    },
  },
  {
    id: 'HELP-security-stolen',
    question: localised({
      en: 'My phone is lost, or somebody else may know my password',
      'zh-Hans': '手机丢失，或密码可能已泄露',
      'zh-Hant': '遺失手機，或密碼可能已外洩',
    }),
    answer: [
      localised({
        en: 'Change your login password on another device now: all other devices are signed out at once. Then look through your orders and your statement, and tell us about anything that is not yours.',
        'zh-Hans':
          '请立即在其他设备上修改登录密码，其余设备会马上退出登录。随后核对委托和资金明细，发现异常请立即联系我们。',
        'zh-Hant':
          '請立即在其他裝置上更改登入密碼，其餘裝置會即時登出。其後核對訂單及資金紀錄，如發現異常請立即聯絡我們。',
      }),
      localised({
        en: 'The lock of this device, in Security, asks for your finger, face or PIN before the app shows anything.',
        'zh-Hans': '在“安全”中开启本机锁后，打开应用前须验证指纹、面容或设备密码。',
        'zh-Hant': '於「安全」啟用本機鎖後，開啟應用程式前須驗證指紋、面容或裝置密碼。',
      }),
    ],
    leadsTo: {
      path: '/pages/setting/loginpwd',
      words: localised({
        en: 'Change login password',
        'zh-Hans': '修改登录密码',
        'zh-Hant': '更改登入密碼',
      }),
    },
  },
  {
    id: 'HELP-security-real',
    question: localised({
      en: 'How do I know that a message is really from Meridian?',
      'zh-Hans': '如何辨别消息是否来自 Meridian？',
      'zh-Hant': '如何辨別訊息是否來自 Meridian？',
    }),
    answer: [
      localised({
        en: 'Whatever concerns your account is under Messages in the app as well. We never ask for a password or a code, and never for money to be sent to a person or to an address outside the app.',
        'zh-Hans':
          '与账户有关的通知都会同时出现在应用内的“消息”中。我们绝不会索要密码或验证码，也不会要求您向个人或应用以外的地址转账。',
        'zh-Hant':
          '與賬戶有關的通知都會同時出現在應用程式的「訊息」內。我們絕不會索取密碼或驗證碼，也不會要求你向個人或應用程式以外的地址轉賬。',
      }),
    ],
    leadsTo: {
      path: '/pages/notice/index',
      words: localised({ en: 'Messages', 'zh-Hans': '消息', 'zh-Hant': '訊息' }),
    },
  },
];
