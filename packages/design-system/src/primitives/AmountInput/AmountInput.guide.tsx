import { fn } from 'storybook/test';
import { guide } from '#guide/guide.ts';
import { AmountInput } from './AmountInput.tsx';

/** What the docs page says of it. */
export const amountInputGuide = guide({
  what: 'Money or a quantity. Takes only what can be an amount, as it is typed or pasted, and hands it on as a decimal string.',
  whenToUse: ['A price, a sum, a number of shares or coins.'],
  whenNotToUse: [
    'A number that is not counted (account, postcode): `TextField`. A few fixed values: `SegmentedControl`.',
  ],
  anatomy: {
    story: 'quantity',
    parts: {
      Label: 'label',
      Box: 'div:has(> input)',
      'Step down, step up': "button[type='button']",
      'Amount, with its currency before it': 'input',
      'Unit, or one action such as Max': '[data-end]',
      'Hint; what was refused; or what is wrong': "[id$='-message']",
    },
  },
  keyboard: {
    'Digits, decimal mark':
      'Write. A leading mark becomes `0.`; full-width digits and 。 of Chinese input methods are understood.',
    'Anything else': 'Is not taken; `refusedText` says so.',
    Paste:
      'Takes one amount out of its currency and grouping, with a decimal point or comma. Two numbers or a negative one are refused.',
    'Arrow up / down': 'One step, with `stepping`.',
    Tab: 'To the steps and the action.',
  },
  accessibility: [
    'Currency and unit are heard as its description, before hint or error.',
    'A refusal is announced politely; the caret stays where it was.',
    'It is `text` with a decimal keyboard, not `number`: a wheel or a letter e cannot change money.',
    'No grouping while writing, so that the caret never jumps.',
  ],
  content: [
    'The hint names the limit: "You can buy up to 214."',
    'An error says the bound: "At least $10.00." The action says how much: "Max", "All".',
  ],
  pairs: [
    {
      kept: <AmountInput label="Amount" prefix="$" value="500" onChange={fn()} hint="You have $5,000.00." />,
      keptWhy: 'The currency in the box, what there is below it.',
      broken: <AmountInput label="Amount" value="" placeholder="Max 5000" onChange={fn()} />,
      brokenWhy: 'Dollars or Hong Kong dollars? And the limit is gone with the first digit.',
    },
  ],
  related: ['TextField', 'SegmentedControl', 'NotedAmount', 'Field'],
});
