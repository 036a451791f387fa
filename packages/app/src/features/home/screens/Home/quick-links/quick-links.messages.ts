import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'home.arrangeTitle', defaultMessage: 'Arrange quick access' },
  /** What ticking a link does. */
  how: { id: 'home.arrangeHow', defaultMessage: 'Ticked shortcuts are shown on home, in this order.' },
  list: { id: 'home.arrangeList', defaultMessage: 'Shortcuts in your order' },
  reset: { id: 'home.arrangeReset', defaultMessage: 'Reset' },
  done: { id: 'home.arrangeDone', defaultMessage: 'Done' },
  close: { id: 'home.arrangeClose', defaultMessage: 'Close' },
  move: { id: 'home.arrangeMove', defaultMessage: 'Move {name}' },
  moveHow: {
    id: 'home.arrangeMoveHow',
    defaultMessage: 'Press Space, then the arrow keys, then Space again. Escape puts it back.',
  },
  lifted: { id: 'home.arrangeLifted', defaultMessage: '{name} lifted, {place} of {count}' },
  moved: { id: 'home.arrangeMoved', defaultMessage: '{name} at {place} of {count}' },
  dropped: { id: 'home.arrangeDropped', defaultMessage: '{name} put down at {place} of {count}' },
  cancelled: { id: 'home.arrangeCancelled', defaultMessage: '{name} back at {place} of {count}' },
});
