import { styled } from 'styled-components';
import preview from '@meridian/storybook/preview.tsx';
import { Stack } from '#primitives/Stack/Stack.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { CheckIcon, CloseIcon } from '#icons/index.ts';
import { Facts, Page, Part, Sample, Shelf } from './Page.tsx';
import { page } from './pageSetting.ts';

type Language = 'en' | 'zh-Hans' | 'zh-Hant';

interface Advice {
  because: string;
  /** What one must not write, and what to write. */
  pairs: Readonly<Record<Language, readonly [not: string, but: string]>>;
}

const languages = [
  ['en', 'English'],
  ['zh-Hans', '简体中文'],
  ['zh-Hant', '繁體中文'],
] as const;

const advice: readonly Advice[] = [
  {
    because: 'A button says what it will do.',
    pairs: {
      en: ['OK', 'Buy 10 AAPL'],
      'zh-Hans': ['确定', '买入 10 股苹果'],
      'zh-Hant': ['確定', '買入 10 股蘋果'],
    },
  },
  {
    because: 'An error says what to do next.',
    pairs: {
      en: ['Invalid input', 'Enter an amount above 0'],
      'zh-Hans': ['输入有误', '请输入大于 0 的金额'],
      'zh-Hant': ['輸入有誤', '請輸入大於 0 的金額'],
    },
  },
  {
    because: 'A failure says what failed, what is still true, and offers a way to try again.',
    pairs: {
      en: ['Oops! Something went wrong', 'Your orders did not load. Your balance is up to date.'],
      'zh-Hans': ['哎呀，出错了！', '委托未能载入，账户余额仍是最新的。'],
      'zh-Hant': ['哎呀，出錯了！', '委託未能載入，帳戶結餘仍是最新的。'],
    },
  },
  {
    because: 'Empty is a sentence and one action, and never looks like a failure.',
    pairs: {
      en: ['No data', 'You have no open orders'],
      'zh-Hans': ['暂无数据', '当前没有等待成交的委托'],
      'zh-Hant': ['暫無資料', '目前沒有等待成交的委託'],
    },
  },
  {
    because: 'Nothing celebrates a trade.',
    pairs: {
      en: ['Congratulations!', 'Order sent. It is filled when the market opens.'],
      'zh-Hans': ['恭喜您下单成功！', '委托已提交，开市后成交。'],
      'zh-Hant': ['恭喜你落盤成功！', '委託已提交，開市後成交。'],
    },
  },
  {
    because: 'Waiting says where in the process, what comes next, and when.',
    pairs: {
      en: ['Please wait…', '5 of 12 confirmations, about two minutes more'],
      'zh-Hans': ['请稍候…', '已确认 5/12，约需 2 分钟'],
      'zh-Hant': ['請稍候…', '已確認 5/12，約需 2 分鐘'],
    },
  },
  {
    because: 'No word that the screen does not explain.',
    pairs: {
      en: ['Maintenance margin deficiency', 'Add $120.00 by 16:00, or the position is closed'],
      'zh-Hans': ['维持保证金不足', '请在 16:00 前追加 $120.00，否则将强制平仓'],
      'zh-Hant': ['維持保證金不足', '請於 16:00 前補倉 $120.00，否則將被強制平倉'],
    },
  },
];

const words: readonly (readonly [en: string, hans: string, hant: string])[] = [
  ['Order', '委托', '委託'],
  ['Cancel order', '撤单', '取消委託'],
  ['Sell short', '卖空', '沽空'],
  ['Order book', '买卖盘', '買賣盤'],
  ['Lot', '手', '手'],
  ['Position', '持仓', '持倉'],
  ['Deposit', '入金', '存入資金'],
  ['Account', '账户', '帳戶'],
  ['Quote', '行情', '報價'],
  ['Network', '网络', '網絡'],
];

const signs: readonly (readonly [sign: string, written: string, use: string])[] = [
  ['−', '−0.36', 'The minus of a number; never a hyphen'],
  ['–', '09:30–16:00', 'Joins two ends'],
  ['…', 'Hong Kong and…', 'Ends what is cut, never what waits'],
  ['×', '5×', 'Times'],
];

const Line = styled.div`
  display: flex;
  gap: var(--m-space-2);
  font-size: var(--m-type-14);
  /* No line of one last character. */
  & > svg {
    inline-size: 18px;
    block-size: 18px;
    margin-block-start: 0.15em;
    color: var(--m-status-positive);
  }
  &[data-not] {
    color: var(--m-text-secondary);
    & > svg {
      color: var(--m-status-negative);
    }
  }
`;

function WritingPage() {
  return (
    <Page
      title="Writing"
      lead="Plain, short, to one person, without blame and without exclamation marks. A worried reader should be calmer at the end of the sentence."
    >
      {advice.map(({ because, pairs }) => (
        <Part key={because} title={because}>
          <Shelf data-even="" style={{ '--m-least': '16rem' }}>
            {languages.map(([language, name]) => {
              const [not, but] = pairs[language];
              return (
                <Sample key={language} lang={language}>
                  <Stack gap={2}>
                    <Text size="xs" tone="tertiary">
                      {name}
                    </Text>
                    <Line data-not="">
                      <CloseIcon role="img" aria-label="Not" />
                      {not}
                    </Line>
                    <Line>
                      <CheckIcon role="img" aria-label="But" />
                      {but}
                    </Line>
                  </Stack>
                </Sample>
              );
            })}
          </Shelf>
        </Part>
      ))}
      <Part
        title="Chinese is written by place"
        note="Readers in the mainland and in Hong Kong trade in different words, not only in different characters. 你, full-width punctuation, Arabic figures with a space before the word that follows them."
      >
        <Facts
          label="Words by place"
          columns={['English', '简体中文', '繁體中文（香港）']}
          rows={words.map(([en, hans, hant]) => [
            en,
            <span key="hans" lang="zh-Hans">
              {hans}
            </span>,
            <span key="hant" lang="zh-Hant">
              {hant}
            </span>,
          ])}
        />
      </Part>
      <Part title="Dashes and signs">
        <Facts label="Dashes and signs" columns={['Sign', 'Written', 'For']} rows={signs} />
      </Part>
    </Page>
  );
}

const meta = preview.meta({ title: 'Foundations/Writing', component: WritingPage, ...page });
export const Writing = meta.story();
export const Narrow = meta.story({ globals: { viewport: { value: 'w320' } } });
