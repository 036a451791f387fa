import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  link: { id: 'scenarioPanel.share.link', defaultMessage: 'Link to this situation' },
  linkHint: {
    id: 'scenarioPanel.share.linkHint',
    defaultMessage:
      'Scenario, everything done since, time, faults, looks and screen: it opens the same in any browser.',
  },
  openAsStory: { id: 'scenarioPanel.share.openAsStory', defaultMessage: 'Open as a story' },
  makeLink: { id: 'scenarioPanel.share.makeLink', defaultMessage: 'Make a link' },
  tooLong: { id: 'scenarioPanel.share.tooLong', defaultMessage: 'Too long for a link' },
  tooLongBody: { id: 'scenarioPanel.share.tooLongBody', defaultMessage: 'Save it as a file instead.' },
  copy: { id: 'scenarioPanel.share.copy', defaultMessage: 'Copy' },
  copied: { id: 'scenarioPanel.share.copied', defaultMessage: 'Copied' },
  copyFailed: { id: 'scenarioPanel.share.copyFailed', defaultMessage: 'Select and copy it by hand' },
  file: { id: 'scenarioPanel.share.file', defaultMessage: 'Recording' },
  fileHint: { id: 'scenarioPanel.share.fileHint', defaultMessage: 'The same as a file, for a bug report.' },
  save: { id: 'scenarioPanel.share.save', defaultMessage: 'Save a recording' },
  openFile: { id: 'scenarioPanel.share.openFile', defaultMessage: 'Open a recording' },
  notOpened: { id: 'scenarioPanel.share.notOpened', defaultMessage: 'This file was not opened' },
});
