import { guide } from '#guide/guide.ts';
import { Inline } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';

/** What the docs page says of it. */
export const buttonGuide = guide({
  what: 'Does one thing, named by its label. With `href` it goes somewhere and is a link.',
  whenToUse: [
    '`primary`: the one thing a screen is for. `neutral`: everything else. `quiet`: beside another.',
    '`buy` and `sell`: the side of an order, in the price colours the person chose.',
    '`danger`: takes something away. Never beside the primary one.',
  ],
  whenNotToUse: [
    'A word in a sentence: `TextLink`. No room for words: `IconButton`.',
    'A filter that is on or off: `Chip`. A setting: `Switch`.',
  ],
  anatomy: {
    story: 'pending-tones',
    parts: {
      Fill: 'button',
      'Label, with an icon before it if need be': 'button > :first-child',
      'Three dots at the foot while pending': 'button > :last-child i:nth-child(2)',
    },
  },
  keyboard: {
    'Enter / Space': 'Presses it. A link takes Enter only.',
    Enter: 'In a field of its form: presses the button of type `submit`.',
  },
  accessibility: [
    'Pending is not disabled: it keeps focus, name and width, says that it is busy, and takes no second press.',
    'A disabled button takes no focus. Say beside it why, and name that text with `describedBy`; better, leave it on and answer the press.',
    'Size `s` looks 36 px high and has a target of 44.',
  ],
  content: [
    'Says what will happen: "Buy 10 AAPL", "Cancel order"; not "OK" or "Submit".',
    'Sentence case. Long labels wrap; they are never cut.',
  ],
  pairs: [
    {
      kept: <Button tone="buy">Buy 10 AAPL</Button>,
      keptWhy: 'The label says what will happen, in figures.',
      broken: <Button tone="buy">OK</Button>,
      brokenWhy: '“OK” leaves open what was agreed to.',
    },
    {
      kept: (
        <Inline gap={2}>
          <Button tone="primary">Review</Button>
          <Button>Cancel</Button>
        </Inline>
      ),
      keptWhy: 'One primary button: the one thing the screen is for.',
      broken: (
        <Inline gap={2}>
          <Button tone="primary">Review</Button>
          <Button tone="danger">Delete draft</Button>
        </Inline>
      ),
      brokenWhy: 'A destructive action beside the primary one: a slip of the thumb is enough.',
    },
  ],
  related: ['IconButton', 'TextLink', 'ActionBar', 'ConfirmDialog'],
});
