import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  hint: { id: 'upload.hint', defaultMessage: 'JPEG, PNG, WebP or HEIC. Large pictures are made smaller.' },
  choose: { id: 'upload.choose', defaultMessage: 'Choose a picture' },
  replace: { id: 'upload.replace', defaultMessage: 'Replace' },
  remove: { id: 'upload.remove', defaultMessage: 'Remove' },
  retry: { id: 'upload.retry', defaultMessage: 'Retry' },
  preparing: { id: 'upload.preparing', defaultMessage: 'Making the picture smaller' },
  sending: { id: 'upload.sending', defaultMessage: 'Uploading {size} KB' },
  waiting: {
    id: 'upload.waiting',
    defaultMessage: 'You are offline. The picture is kept and uploaded once you are back online.',
  },
  /** Where the device could not keep it either: its storage is full or blocked. */
  waitingHere: {
    id: 'upload.waitingHere',
    defaultMessage:
      'You are offline, and this browser cannot store the picture. Keep this page open: it is uploaded once you are back online.',
  },
  progress: { id: 'upload.progress', defaultMessage: '{percent}%' },
  done: { id: 'upload.done', defaultMessage: 'Uploaded' },

  edit: { id: 'upload.edit', defaultMessage: 'Rotate or crop' },
  checkTitle: { id: 'upload.checkTitle', defaultMessage: 'Check the picture' },
  checkHint: {
    id: 'upload.checkHint',
    defaultMessage: 'Only what is inside the frame is sent. Place and camera data are removed.',
  },
  rotate: { id: 'upload.rotate', defaultMessage: 'Rotate' },
  whole: { id: 'upload.whole', defaultMessage: 'Whole picture' },
  use: { id: 'upload.use', defaultMessage: 'Use this picture' },
  cancel: { id: 'upload.cancel', defaultMessage: 'Cancel' },
  checking: { id: 'upload.checking', defaultMessage: 'the view of your picture' },
  cropArea: {
    id: 'upload.cropArea',
    defaultMessage: 'Part of the picture that is sent. Arrow keys move it, with Shift in larger steps.',
  },
  topLeft: { id: 'upload.topLeft', defaultMessage: 'Top left corner' },
  top: { id: 'upload.top', defaultMessage: 'Top edge' },
  topRight: { id: 'upload.topRight', defaultMessage: 'Top right corner' },
  right: { id: 'upload.right', defaultMessage: 'Right edge' },
  bottomRight: { id: 'upload.bottomRight', defaultMessage: 'Bottom right corner' },
  bottom: { id: 'upload.bottom', defaultMessage: 'Bottom edge' },
  bottomLeft: { id: 'upload.bottomLeft', defaultMessage: 'Bottom left corner' },
  left: { id: 'upload.left', defaultMessage: 'Left edge' },
  adviceTitle: { id: 'upload.adviceTitle', defaultMessage: 'Check this picture before you send it' },
  sendAnyway: { id: 'upload.sendAnyway', defaultMessage: 'Send this picture' },
  tooSmall: { id: 'upload.tooSmall', defaultMessage: 'Few pixels' },
  tooSmallText: {
    id: 'upload.tooSmallText',
    defaultMessage: 'Small letters may not be readable. Choose the original photo, not a small copy of it.',
  },
  tooDark: { id: 'upload.tooDark', defaultMessage: 'Too dark' },
  tooDarkText: {
    id: 'upload.tooDarkText',
    defaultMessage: 'Take it near a window or a lamp, without flash.',
  },
  blurred: { id: 'upload.blurred', defaultMessage: 'Not sharp' },
  blurredText: {
    id: 'upload.blurredText',
    defaultMessage: 'Hold the phone with both hands, and tap the document to focus.',
  },
  glare: { id: 'upload.glare', defaultMessage: 'Light is reflected' },
  glareText: {
    id: 'upload.glareText',
    defaultMessage: 'Tilt the document or the phone until the bright spot is gone.',
  },
  cutOff: { id: 'upload.cutOff', defaultMessage: 'It may be cut off' },
  cutOffText: {
    id: 'upload.cutOffText',
    defaultMessage: 'Move back until all four corners are in the picture.',
  },

  emptyFile: { id: 'upload.emptyFile', defaultMessage: 'This file is empty. Choose another picture.' },
  wrongKind: {
    id: 'upload.wrongKind',
    defaultMessage: 'This file is not a picture that can be uploaded. Choose a JPEG, PNG, WebP or HEIC.',
  },
  heicUnreadable: {
    id: 'upload.heicUnreadable',
    defaultMessage:
      'This browser cannot open HEIC pictures. Choose a JPEG or PNG, or take a screenshot of the picture.',
  },
  unreadable: {
    id: 'upload.unreadable',
    defaultMessage: 'This picture cannot be opened: the file may be damaged. Choose another one.',
  },
  tooLargeToOpen: {
    id: 'upload.tooLargeToOpen',
    defaultMessage: 'This picture is too large to open. Choose a smaller one, or take a screenshot of it.',
  },
  /** The first sentence as the spec has it (spec §8). */
  tooLarge: {
    id: 'upload.tooLarge',
    defaultMessage: 'The size cannot exceed {limit} M. Choose a smaller picture.',
  },
  unprepared: {
    id: 'upload.unprepared',
    defaultMessage: 'Network Error. The picture has not been uploaded. Check your connection and try again.',
  },
  interrupted: {
    id: 'upload.interrupted',
    defaultMessage:
      'The connection broke when {percent}% had been sent. Retry is safe: the picture is uploaded once.',
  },
  doubt: {
    id: 'upload.doubt',
    defaultMessage:
      'The connection broke, and the picture may have arrived. Retry is safe: it is uploaded once.',
  },
});
