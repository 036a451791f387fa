import { defineMessages } from '#platform/messages.ts';

export const messages = defineMessages({
  title: { id: 'watchlist.manageTitle', defaultMessage: 'Manage watchlist' },
  list: { id: 'watchlist.manageList', defaultMessage: 'In your order' },
  selectAll: { id: 'watchlist.selectAll', defaultMessage: 'Select all {count}' },
  remove: { id: 'watchlist.remove', defaultMessage: 'Remove {name}' },
  removeSelected: { id: 'watchlist.removeSelected', defaultMessage: 'Remove {count}' },
  removed: {
    id: 'watchlist.removedCount',
    defaultMessage: '{count, plural, =1 {{name} removed} other {# removed}}',
  },
  undo: { id: 'watchlist.undo', defaultMessage: 'Undo' },
  notRemoved: {
    id: 'watchlist.notRemoved',
    defaultMessage: '{count, plural, one {# could not be removed} other {# could not be removed}}',
  },
  notRestored: {
    id: 'watchlist.notRestored',
    defaultMessage: '{count, plural, one {# could not be put back} other {# could not be put back}}',
  },
  addToGroup: { id: 'watchlist.addToGroup', defaultMessage: 'Add to group' },
  takeOut: { id: 'watchlist.takeOut', defaultMessage: 'Take out of group' },
  deleteGroup: { id: 'watchlist.deleteGroup', defaultMessage: 'Delete group' },
  groupDeleted: { id: 'watchlist.groupDeleted', defaultMessage: 'Group {name} deleted' },
  newGroup: { id: 'watchlist.newGroup', defaultMessage: 'New group' },
  newGroupHint: { id: 'watchlist.newGroupHint', defaultMessage: 'Up to {count} characters' },
  create: { id: 'watchlist.create', defaultMessage: 'Create and add {count}' },
  groupsFull: {
    id: 'watchlist.groupsFull',
    defaultMessage: 'There are {count} groups, as many as there can be.',
  },
  close: { id: 'watchlist.close', defaultMessage: 'Close' },
  move: { id: 'watchlist.move', defaultMessage: 'Move {name}' },
  moveHow: {
    id: 'watchlist.moveHow',
    defaultMessage: 'Press Space, then the arrow keys, then Space again. Escape puts it back.',
  },
  lifted: { id: 'watchlist.lifted', defaultMessage: '{name} lifted, {place} of {count}' },
  moved: { id: 'watchlist.moved', defaultMessage: '{name} at {place} of {count}' },
  dropped: { id: 'watchlist.dropped', defaultMessage: '{name} put down at {place} of {count}' },
  cancelled: { id: 'watchlist.cancelled', defaultMessage: '{name} back at {place} of {count}' },
});
