/** Questions and answers of customer service, by topic (spec §3, articles with tags). */
import { helpTopics } from '@meridian/api';
import type { HelpTopic } from '@meridian/api';
import { localised } from '../../localised.ts';
import type { Language, Localised } from '../../localised.ts';
import { escaped } from '../escaped.ts';
import { hasWords } from '../has-words.ts';
import { deposits, withdrawals } from './about-money.ts';
import { following, newShares } from './about-investing.ts';
import { margin } from './about-margin.ts';
import { fees, trading } from './about-trading.ts';
import { identity, security } from './about-you.ts';
import type { HelpArticle, HelpOfTopics } from './help-article.ts';

export const helpOfTopics: HelpOfTopics = {
  identity,
  deposits,
  withdrawals,
  trading,
  fees,
  margin,
  newShares,
  following,
  security,
};

export const helpTopicNames: Readonly<Record<HelpTopic, Localised>> = {
  identity: localised({ en: 'Identity', 'zh-Hans': '实名认证', 'zh-Hant': '身份認證' }),
  deposits: localised({ en: 'Deposits', 'zh-Hans': '充值', 'zh-Hant': '存款' }),
  withdrawals: localised({ en: 'Withdrawals', 'zh-Hans': '提现', 'zh-Hant': '提款' }),
  trading: localised({ en: 'Trading', 'zh-Hans': '交易', 'zh-Hant': '交易' }),
  fees: localised({ en: 'Fees', 'zh-Hans': '费用', 'zh-Hant': '收費' }),
  margin: localised({ en: 'Margin and stop-out', 'zh-Hans': '保证金与强平', 'zh-Hant': '保證金與強制平倉' }),
  newShares: localised({ en: 'New shares', 'zh-Hans': '新股申购', 'zh-Hant': '新股認購' }),
  following: localised({ en: 'Following', 'zh-Hans': '跟投', 'zh-Hant': '跟投' }),
  security: localised({ en: 'Security', 'zh-Hans': '账户安全', 'zh-Hant': '賬戶安全' }),
};

/** When the help was last gone through: before any world begins. World ms. */
export const helpPublishedAt = Date.UTC(2024, 0, 2, 9);
export const helpSource = localised({
  en: 'Meridian customer service',
  'zh-Hans': 'Meridian 客服',
  'zh-Hant': 'Meridian 客戶服務',
});

export interface HelpEntry {
  readonly topic: HelpTopic;
  readonly article: HelpArticle;
}

const entries: readonly HelpEntry[] = helpTopics.flatMap((topic) =>
  helpOfTopics[topic].map((article) => ({ topic, article })),
);

export const isHelpTopic = (tag: string): tag is HelpTopic => helpTopics.some((topic) => topic === tag);

/**
 * Of one topic, or of all in the order of the topics. With a keyword those that have every word of it in the reader's language;
 * those that have them in the question come first.
 */
export function helpFor(
  { topic, keyword = '' }: { readonly topic?: HelpTopic | undefined; readonly keyword?: string | undefined },
  language: Language,
): readonly HelpEntry[] {
  const asked = topic === undefined ? entries : entries.filter((entry) => entry.topic === topic);
  const inQuestion = asked.filter((entry) => hasWords(questionText(entry, language), keyword));
  const inAnswer = asked.filter(
    (entry) => !inQuestion.includes(entry) && hasWords(wholeText(entry, language), keyword),
  );
  return [...inQuestion, ...inAnswer];
}

function questionText({ topic, article }: HelpEntry, language: Language): string {
  return `${helpTopicNames[topic][language]} ${article.question[language]}`;
}

function wholeText(entry: HelpEntry, language: Language): string {
  const { answer, points = [] } = entry.article;
  return [questionText(entry, language), ...[...answer, ...points].map((text) => text[language])].join(' ');
}

/** The answer as an editor would hand it over: HTML. */
export function helpBody(
  { answer: [first, ...others], points = [], leadsTo }: HelpArticle,
  language: Language,
) {
  const paragraph = (text: Localised): string => `<p>${escaped(text[language])}</p>`;
  return [
    paragraph(first),
    ...(points.length === 0
      ? []
      : [`<ul>${points.map((point) => `<li>${escaped(point[language])}</li>`).join('')}</ul>`]),
    ...others.map(paragraph),
    ...(leadsTo === undefined
      ? []
      : [`<p><a href="#${leadsTo.path}">${escaped(leadsTo.words[language])}</a></p>`]),
  ].join('\n');
}
