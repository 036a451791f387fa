import { expect, within } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '@meridian/storybook/preview.tsx';
import { Stack } from '#primitives/Stack/Stack.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { CheckIcon, CloseIcon } from '#icons/index.ts';
import { glossary, type Term } from './glossary.ts';
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
      'zh-Hans': ['哎呀，出错了！', '委托加载失败，账户余额仍是最新的。'],
      'zh-Hant': ['哎呀，出錯了！', '訂單未能載入，賬戶結餘仍是最新的。'],
    },
  },
  {
    because: 'Empty is a sentence and one action, and never looks like a failure.',
    pairs: {
      en: ['No data', 'You have no open orders'],
      'zh-Hans': ['暂无数据', '暂无等待成交的委托'],
      'zh-Hant': ['暫無資料', '暫無等待成交的訂單'],
    },
  },
  {
    because: 'Nothing celebrates a trade.',
    pairs: {
      en: ['Congratulations!', 'Order sent. It is filled when the market opens.'],
      'zh-Hans': ['恭喜您下单成功！', '委托已提交，开市后成交。'],
      'zh-Hant': ['恭喜你下單成功！', '訂單已提交，開市後成交。'],
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
      'zh-Hant': ['維持保證金不足', '請於 16:00 前追加 $120.00，否則將被強制平倉'],
    },
  },
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

/** What to say, and below it what not to. */
function Wording({ language, term }: { language: Language; term: Term }) {
  const { say, not = [] } = term[language];
  const unwanted = not.map((form) => (typeof form === 'string' ? form : form.text));
  return (
    <span lang={language}>
      {withoutNames(say)}
      {unwanted.length > 0 && (
        <Text as="span" size="xs" tone="tertiary">
          <br />
          {notWords[language]} {withoutNames(unwanted.join(' · '))}
        </Text>
      )}
    </span>
  );
}

const notWords: Record<Language, string> = { en: 'not', 'zh-Hans': '不用', 'zh-Hant': '不用' };

/** A gap reads as one: "All …". */
const withoutNames = (form: string) => form.replaceAll(/\{[^{}]*\}/g, '…');

function WritingPage() {
  return (
    <Page
      title="Writing"
      lead="Plain, short, to one person, without blame and without exclamation marks. A worried reader should be calmer at the end of the sentence."
    >
      {advice.map(({ because, pairs }) => (
        <Part key={because} title={because}>
          <Shelf data-even="" style={{ '--m-least': '20rem' }}>
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
        title="One word for one thing"
        note="The app's texts, those of the simulated brokerage and those of stories are held to this list by the check of the texts. Readers in the mainland and in Hong Kong trade in different words, not only in different characters: 您 there, 你 here; full-width punctuation; Arabic figures with a space before the word that follows them."
      >
        {glossary.map(({ subject, terms }) => (
          <Facts
            key={subject}
            label={subject}
            columns={[subject, '简体中文', '繁體中文（香港）']}
            rows={terms.map((term: Term) =>
              languages.map(([language]) => <Wording key={language} language={language} term={term} />),
            )}
          />
        ))}
      </Part>
      <Part title="Dashes and signs">
        <Facts label="Dashes and signs" columns={['Sign', 'Written', 'For']} rows={signs} />
      </Part>
    </Page>
  );
}

const meta = preview.meta({ title: 'Foundations/Writing', component: WritingPage, ...page });
export const Writing = meta.story({
  play: async ({ canvas }) => {
    const orders = canvas.getByRole('group', { name: 'Orders' });
    await expect(within(orders).getByText('撤单')).toBeVisible();
    await expect(within(orders).getByText('取消訂單')).toBeVisible();
  },
});
export const Narrow = meta.story({ globals: { viewport: { value: 'w320' } } });
