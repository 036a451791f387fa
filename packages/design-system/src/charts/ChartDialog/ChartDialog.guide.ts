import { guide } from '#guide/guide.ts';

/** What the docs page says of it. */
export const chartDialogGuide = guide({
  what: 'One chart over the whole window: its name and price above, its periods below, and all other room for the picture.',
  whenToUse: ['To study a chart that is small on its screen.'],
  whenNotToUse: [
    'For anything but a chart: `Dialog` or `Sheet`.',
    'As the only place of a chart: it is on its screen first, with its figures.',
  ],
  anatomy: {
    story: 'open',
    window: { width: 390, height: 700 },
    parts: {
      'Title: the instrument': 'h2',
      'Summary: price and change, ticking': 'h2 + div',
      'Close button': "[data-modal] button[aria-label='Close']",
      'Chart, given its height': '[data-modal] figure',
      'Foot: the periods, and a button at its end if there is one': '[data-modal] fieldset',
      'Turn button: on a phone held upright, where the browser can turn the page': null,
    },
  },
  keyboard: {
    Tab: 'Through the head, the plot, its tools and the periods, and round again.',
    Escape: 'Ends the reading, if something is read; else closes it.',
  },
  accessibility: [
    'A `dialog` named by its title. The focus goes to the dialog itself, stays inside, and goes back to the button that opened it.',
    'Its height follows the window; very large letters or a low window make it scroll.',
    'On a phone on its side the periods are beside the name, so that the chart has the height.',
  ],
  content: [
    'The title is the instrument’s name. `closeLabel` and `turnLabel` are verbs: “Close”, “Turn to landscape”.',
  ],
  related: ['PriceChart', 'PeriodPicker', 'Dialog', 'Sheet'],
});
