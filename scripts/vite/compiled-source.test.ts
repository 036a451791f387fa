import { expect, test } from 'vitest';
import { withPlainTexts } from './compiled-source.ts';

test('a text of words only stays a string, with its quotes', () => {
  expect(withPlainTexts(String.raw`{ id: 'a', defaultMessage: [{"type":0,"value":"Say \"yes\""}] }`)).toBe(
    String.raw`{ id: 'a', defaultMessage: "Say \"yes\"" }`,
  );
});

test('a text with a choice keeps its tree, whose choices are words only', () => {
  const choice =
    '{ defaultMessage: [{"type":5,"value":"side","options":{"other":{"value":[{"type":0,"value":"Buy"}]}}}] }';
  expect(withPlainTexts(choice)).toBe(choice);
});

test('a text with a placeholder keeps its tree', () => {
  const greeting = '{ defaultMessage: [{"type":0,"value":"Hello "},{"type":1,"value":"name"}] }';
  expect(withPlainTexts(greeting)).toBe(greeting);
});
