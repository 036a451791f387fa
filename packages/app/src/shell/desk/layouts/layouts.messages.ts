import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  /** In the rail; opens the list of layouts. */
  show: { id: 'shell.layoutsShow', defaultMessage: 'Layouts' },
  title: { id: 'shell.layouts', defaultMessage: 'Layouts of the desk' },
  choose: { id: 'shell.layoutsChoose', defaultMessage: 'Layout' },
  chooseHint: {
    id: 'shell.layoutsChooseHint',
    defaultMessage: 'What you resize or choose is kept in the layout that is shown, on this device.',
  },
  standard: { id: 'shell.layoutsStandard', defaultMessage: 'Standard' },
  newName: { id: 'shell.layoutsNewName', defaultMessage: 'Name of a new layout' },
  newHint: { id: 'shell.layoutsNewHint', defaultMessage: 'Saves the desk as it is now.' },
  save: { id: 'shell.layoutsSave', defaultMessage: 'Save as new layout' },
  name: { id: 'shell.layoutsName', defaultMessage: 'Name of this layout' },
  rename: { id: 'shell.layoutsRename', defaultMessage: 'Rename' },
  delete: { id: 'shell.layoutsDelete', defaultMessage: 'Delete layout' },
  askDelete: { id: 'shell.layoutsAskDelete', defaultMessage: 'Delete “{name}”?' },
  askDeleteBody: {
    id: 'shell.layoutsAskDeleteBody',
    defaultMessage: 'The desk returns to the standard layout. Positions and orders are not affected.',
  },
  keep: { id: 'shell.layoutsKeep', defaultMessage: 'Keep layout' },
  missing: { id: 'shell.layoutsMissing', defaultMessage: 'Enter a name' },
  taken: { id: 'shell.layoutsTaken', defaultMessage: 'Another layout has this name' },
  full: {
    id: 'shell.layoutsFull',
    defaultMessage: 'A device keeps {most, plural, one {# layout} other {# layouts}}. Delete one first.',
  },
  used: { id: 'shell.layoutsUsed', defaultMessage: '{used} of {most}' },
  close: { id: 'shell.layoutsClose', defaultMessage: 'Close' },
});
