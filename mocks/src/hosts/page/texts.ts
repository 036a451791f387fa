/** The words of the page, for its readers' three languages. Those of scenarios and faults are with them (names.ts). */
import { localised } from '#domain/localised.ts';
import type { Language, Localised } from '#domain/localised.ts';

export const texts = {
  title: localised({ en: 'Sandbox worlds', 'zh-Hans': '沙盒世界', 'zh-Hant': '沙盒世界' }),
  language: localised({ en: 'Language', 'zh-Hans': '语言', 'zh-Hant': '語言' }),
  newWorld: localised({ en: 'New world', 'zh-Hans': '新建世界', 'zh-Hant': '新增世界' }),
  name: localised({ en: 'Name', 'zh-Hans': '名称', 'zh-Hant': '名稱' }),
  nameHint: localised({
    en: 'Letters, digits, - . _ ~ only',
    'zh-Hans': '只能使用字母、数字和 - . _ ~',
    'zh-Hant': '只可使用字母、數字和 - . _ ~',
  }),
  scenario: localised({ en: 'Scenario', 'zh-Hans': '情景', 'zh-Hant': '情景' }),
  clockRuns: localised({ en: 'Time goes on', 'zh-Hans': '时间持续前进', 'zh-Hant': '時間持續前進' }),
  clockStands: localised({ en: 'time stands still', 'zh-Hans': '时间已暂停', 'zh-Hant': '時間已暫停' }),
  clockGoes: localised({ en: 'time goes on', 'zh-Hans': '时间在前进', 'zh-Hant': '時間在前進' }),
  make: localised({ en: 'Make', 'zh-Hans': '新建', 'zh-Hant': '新增' }),
  noWorlds: localised({
    en: 'There is no world yet.',
    'zh-Hans': '还没有世界。',
    'zh-Hant': '尚未有世界。',
  }),
  time: localised({ en: 'Time', 'zh-Hans': '时间', 'zh-Hant': '時間' }),
  commands: localised({ en: 'Commands', 'zh-Hans': '命令数', 'zh-Hant': '命令數' }),
  faults: localised({ en: 'Faults', 'zh-Hans': '故障', 'zh-Hant': '故障' }),
  none: localised({ en: 'none', 'zh-Hans': '无', 'zh-Hant': '無' }),
  problem: localised({ en: 'Problem', 'zh-Hans': '问题', 'zh-Hant': '問題' }),
  baseUrl: localised({ en: 'Base URL', 'zh-Hans': '基础网址', 'zh-Hant': '基礎網址' }),
  openApp: localised({ en: 'Open the app', 'zh-Hans': '打开应用', 'zh-Hant': '開啟應用程式' }),
  openPanel: localised({ en: 'Open the panel', 'zh-Hans': '打开面板', 'zh-Hant': '開啟面板' }),
  save: localised({ en: 'Save as a file', 'zh-Hans': '保存为文件', 'zh-Hant': '儲存為檔案' }),
  copy: localised({ en: 'Copy', 'zh-Hans': '复制', 'zh-Hant': '複製' }),
  copyTo: localised({ en: 'Name of the copy', 'zh-Hans': '副本名称', 'zh-Hant': '副本名稱' }),
  reset: localised({ en: 'Begin again', 'zh-Hans': '重新开始', 'zh-Hant': '重新開始' }),
  resetWarning: localised({
    en: 'What was done in this world is lost.',
    'zh-Hans': '在此世界中所做的操作将会丢失。',
    'zh-Hant': '在此世界中所做的操作將會遺失。',
  }),
  delete: localised({ en: 'Delete', 'zh-Hans': '删除', 'zh-Hant': '刪除' }),
  deleteWarning: localised({
    en: 'The world and its files are gone for everybody.',
    'zh-Hans': '此世界及其文件将从所有人处删除。',
    'zh-Hant': '所有人都將無法再使用此世界及其檔案。',
  }),
  allWorlds: localised({ en: 'All worlds', 'zh-Hans': '所有世界', 'zh-Hant': '所有世界' }),
  signIn: localised({ en: 'Sign in as', 'zh-Hans': '登录账号', 'zh-Hant': '登入賬號' }),
  password: localised({ en: 'password', 'zh-Hans': '密码', 'zh-Hant': '密碼' }),
  payPassword: localised({ en: 'transaction password', 'zh-Hans': '交易密码', 'zh-Hant': '交易密碼' }),
  emailCodes: localised({ en: 'Codes by email', 'zh-Hans': '邮件验证码', 'zh-Hant': '電郵驗證碼' }),
  oneMinute: localised({ en: '+ 1 minute', 'zh-Hans': '+ 1 分钟', 'zh-Hant': '+ 1 分鐘' }),
  oneHour: localised({ en: '+ 1 hour', 'zh-Hans': '+ 1 小时', 'zh-Hant': '+ 1 小時' }),
  oneDay: localised({ en: '+ 1 day', 'zh-Hans': '+ 1 天', 'zh-Hant': '+ 1 天' }),
  nextEvent: localised({ en: 'To the next event', 'zh-Hans': '到下一个事件', 'zh-Hant': '到下一個事件' }),
  run: localised({ en: 'Let time go on', 'zh-Hans': '让时间前进', 'zh-Hant': '讓時間前進' }),
  pin: localised({ en: 'Stop time', 'zh-Hans': '暂停时间', 'zh-Hant': '暫停時間' }),
  coming: localised({ en: 'Next events', 'zh-Hans': '接下来的事件', 'zh-Hant': '接下來的事件' }),
  addFault: localised({ en: 'Add a fault', 'zh-Hans': '添加故障', 'zh-Hant': '加入故障' }),
  faultKind: localised({ en: 'What breaks', 'zh-Hans': '故障类型', 'zh-Hant': '故障類型' }),
  faultValue: localised({
    en: 'Value (ms, HTTP status or code), where it takes one',
    'zh-Hans': '数值（毫秒、HTTP 状态或代码），如适用',
    'zh-Hant': '數值（毫秒、HTTP 狀態或代碼），如適用',
  }),
  faultTarget: localised({ en: 'Which call', 'zh-Hans': '哪个调用', 'zh-Hant': '哪個呼叫' }),
  everyCall: localised({ en: 'every call', 'zh-Hans': '所有调用', 'zh-Hant': '所有呼叫' }),
  remove: localised({ en: 'Remove', 'zh-Hans': '移除', 'zh-Hant': '移除' }),
  addFact: localised({ en: 'Add a fact', 'zh-Hans': '添加事实', 'zh-Hant': '加入事實' }),
  fact: localised({ en: 'Fact', 'zh-Hans': '事实', 'zh-Hant': '事實' }),
  choose: localised({ en: 'Choose', 'zh-Hans': '选择', 'zh-Hant': '選擇' }),
  optional: localised({ en: 'optional', 'zh-Hans': '选填', 'zh-Hant': '選填' }),
  add: localised({ en: 'Add', 'zh-Hans': '添加', 'zh-Hant': '加入' }),
  history: localised({ en: 'Newest commands', 'zh-Hans': '最新命令', 'zh-Hant': '最新命令' }),
  undo: localised({ en: 'Take the last one back', 'zh-Hans': '撤销最后一个', 'zh-Hant': '復原最後一個' }),
  done: localised({ en: 'Done.', 'zh-Hans': '已完成。', 'zh-Hant': '已完成。' }),
  noSuchWorld: localised({
    en: 'There is no such world.',
    'zh-Hans': '没有这个世界。',
    'zh-Hant': '沒有這個世界。',
  }),
  taken: localised({
    en: 'There is a world of this name already.',
    'zh-Hans': '已有同名的世界。',
    'zh-Hant': '已有同名的世界。',
  }),
  tooMany: localised({
    en: 'This sandbox holds no more worlds. Delete one first.',
    'zh-Hans': '此沙盒的世界数量已满。请先删除一个。',
    'zh-Hant': '此沙盒的世界數量已滿。請先刪除一個。',
  }),
  notDone: localised({
    en: 'That could not be done:',
    'zh-Hans': '未能完成：',
    'zh-Hant': '未能完成：',
  }),
  appMissing: localised({
    en: 'The app is opened from here once it has been built on this machine:',
    'zh-Hans': '在此机器上构建应用后，即可从这里打开：',
    'zh-Hant': '在此機器上建置應用程式後，即可從這裡開啟：',
  }),
} as const satisfies Readonly<Record<string, Localised>>;

export type TextName = keyof typeof texts;

/** Each language in its own words. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
};

const languages = Object.keys(languageNames) as readonly Language[];

/** What the page's address says, else what the browser asks for. English where neither is known. */
export function pageLanguage(chosen: string | null, accepted: string | null): Language {
  const named = languages.find((language) => language === chosen);
  if (named !== undefined) return named;
  const wanted = (accepted ?? '').split(',').map((one) => one.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  for (const tag of wanted) {
    if (tag.startsWith('en')) return 'en';
    if (/^zh-(hant|tw|hk|mo)/.test(tag)) return 'zh-Hant';
    if (tag.startsWith('zh')) return 'zh-Hans';
  }
  return 'en';
}
