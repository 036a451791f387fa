/** A story as it is read. Its words follow from what it is about and when it broke, and are made when it is read. */
import { fakerFor, firms, personName, roles } from '../invented/index.ts';
import type { Language } from '../invented/index.ts';
import { announcements } from './announcements.ts';
import { simplifiedPrices, traditionalPrices } from './chinese-prices.ts';
import { englishPrices } from './english-prices.ts';
import type { NewsItem } from './newsroom.ts';
import { priceStory } from './price-story.ts';
import type { NewsDesk, PriceStory } from './price-story.ts';
import type { PriceWriter, Quotation } from './price-writer.ts';
import { remarks } from './remarks.ts';

export interface StoryWords {
  readonly title: string;
  /** A paragraph: what happened, and for prices a quotation about it. */
  readonly summary: string;
}

export const priceWriters: Readonly<Record<Language, PriceWriter>> = {
  en: englishPrices,
  'zh-Hans': simplifiedPrices,
  'zh-Hant': traditionalPrices,
};

/** The words of a story, in the reader's language; the figures and the people are the same in each. */
export function storyWords(
  desk: NewsDesk,
  { id, subject, publishedAt }: NewsItem,
  language: Language,
): StoryWords {
  if (subject.about === 'announcement') {
    const { title, summary } = announcements[subject.announcement];
    return { title: title[language], summary: summary[language] };
  }
  const story = priceStory(desk, subject.coverage, publishedAt);
  const writer = priceWriters[language];
  return {
    title: writer.title(story),
    summary: writer.summary(story, quotationFor(desk.market.seed, id, story, language)),
  };
}

/** Draws a speaker. The same role of the same firm is the same person in every story of a world. */
function quotationFor(seed: string, storyId: string, story: PriceStory, language: Language): Quotation {
  const [first = 'unitedStates', ...others] = story.coverage.speakers;
  const faker = fakerFor(seed, { kind: 'news quotation', id: storyId, region: first }, language);
  const region = faker.helpers.arrayElement([first, ...others]);
  const firm = faker.helpers.arrayElement(firms[region]);
  const role = faker.helpers.arrayElement(roles);
  const remark = faker.helpers.arrayElement(remarks[story.direction]);
  const person = { kind: 'research', id: `${firm.id}/${role.en}`, region };
  return {
    remark: remark[language],
    speaker: personName(seed, person, language),
    role: role[language],
    firm: firm.name[language],
  };
}
