import { grouped } from '../figures.ts';
import type { NewsZone, PriceStory } from './price-story.ts';
import { nameIn } from './price-writer.ts';
import type { PriceWriter, Quotation, Verbs } from './price-writer.ts';

const verbs: Readonly<Record<'up' | 'down', Verbs>> = {
  up: ['edges up', 'rises', 'climbs', 'jumps'],
  down: ['edges down', 'falls', 'drops', 'slumps'],
};
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const counts = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];
const zones: Readonly<Record<NewsZone, string>> = {
  newYork: 'New York time',
  london: 'London time',
  paris: 'Central European time',
  hongKong: 'Hong Kong time',
  tokyo: 'Tokyo time',
  utc: 'UTC',
};
const units: ReadonlyMap<string, string> = new Map([
  ['troy ounce', ' an ounce'],
  ['barrel', ' a barrel'],
]);

/** A story about prices in English. */
export const englishPrices: PriceWriter = { title, standing, summary };

function money({ instrument: { group } }: PriceStory, price: string): string {
  const sign = group === 'INDEX' ? '' : group === 'HK' ? 'HK$' : '$';
  return sign + grouped(price);
}

/** The price with what it is for. */
function priceOf(story: PriceStory): string {
  return money(story, story.price) + (units.get(story.instrument.contract?.unit ?? '') ?? '');
}

function title(story: PriceStory): string {
  const { direction, percent, strength, isOpen } = story;
  const subject = nameIn(story, 'en');
  const price = priceOf(story);
  const day = weekdays[story.weekday];
  if (direction === 'flat') {
    return isOpen
      ? `${subject} little changed at ${price}`
      : `${subject} closes ${day} little changed at ${price}`;
  }
  if (isOpen) return `${subject} ${verbs[direction][strength]} ${percent}% to ${price}`;
  return `${subject} closes ${day} ${percent}% ${direction === 'up' ? 'higher' : 'lower'} at ${price}`;
}

function standing(story: PriceStory): string {
  const { isOpen, time, zone } = story;
  const day = weekdays[story.weekday];
  const price = isOpen
    ? `stood at ${priceOf(story)} at ${time} ${zones[zone]} on ${day}`
    : `closed at ${priceOf(story)} on ${day}`;
  return [
    `${nameIn(story, 'en')} ${price}, ${against(story)}.`,
    `The day’s range ${isOpen ? 'so far is' : 'was'} ${money(story, story.low)} to ${money(story, story.high)}.`,
  ].join(' ');
}

function summary(story: PriceStory, { remark, speaker, role, firm }: Quotation): string {
  const sentences = [standing(story), beside(story), `“${remark},” said ${speaker}, ${role} at ${firm}.`];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function against(story: PriceStory): string {
  const { direction, percent } = story;
  if (direction === 'flat') return 'level with the previous close';
  const side = direction === 'up' ? 'above' : 'below';
  return `${percent}% ${side} the previous close of ${money(story, story.previousClose)}`;
}

function beside({ beside: counted, coverage, isOpen }: PriceStory): string {
  if (counted === null || coverage.together === undefined) return '';
  const { total, up, down } = counted;
  const group = `${counts[total]} ${coverage.together.en} followed here`;
  const were = isOpen ? 'are' : 'were';
  if (up === total || down === total) return `All ${group} ${were} ${up === total ? 'higher' : 'lower'}.`;
  const was = isOpen ? 'is' : 'was';
  const some = (count: number) => `${counts[count]} ${count === 1 ? was : were}`;
  return `Of the ${group}, ${some(up)} higher and ${some(down)} lower.`;
}
