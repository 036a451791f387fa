import { defineMessages } from '#platform/words/messages.ts';

/** Word for word where spec §8 gives the words. */
export const messages = defineMessages({
  title: { id: 'share.title', defaultMessage: 'Share' },
  invite: { id: 'share.invite', defaultMessage: 'Invite somebody' },
  inviteLead: {
    id: 'share.inviteLead',
    defaultMessage: 'Whoever opens an account with your link has your invitation code filled in.',
  },
  plainLead: {
    id: 'share.plainLead',
    defaultMessage: 'The link opens an account. Sign in to share it with your invitation code.',
  },
  noCodeLead: {
    id: 'share.noCodeLead',
    defaultMessage: 'The link opens an account. You have no invitation code to share.',
  },
  signIn: { id: 'share.signIn', defaultMessage: 'Sign in' },
  qr: { id: 'share.qr', defaultMessage: 'Link to open an account, as a QR code' },
  link: { id: 'share.link', defaultMessage: 'Link' },
  code: { id: 'share.code', defaultMessage: 'Invitation code' },
  copy: { id: 'share.copy', defaultMessage: 'Copy' },
  copied: { id: 'share.copied', defaultMessage: 'Copy Success' },
  copyFailed: { id: 'share.copyFailed', defaultMessage: 'Selected: copy it by hand' },
  send: { id: 'share.send', defaultMessage: 'Share the link' },
  sendTitle: { id: 'share.sendTitle', defaultMessage: 'Open an account with Meridian' },
  savePicture: { id: 'share.savePicture', defaultMessage: 'Save as a picture' },
  pictureScan: { id: 'share.pictureScan', defaultMessage: 'Scan it with the camera of your phone' },
  pictureCode: { id: 'share.pictureCode', defaultMessage: 'Invitation code {code}' },
  pictureFailed: {
    id: 'share.pictureFailed',
    defaultMessage: 'No picture could be made. Take a screenshot of this screen instead.',
  },
  apps: { id: 'share.apps', defaultMessage: 'Get the app' },
  whatApps: { id: 'share.whatApps', defaultMessage: 'the download links' },
  noApps: {
    id: 'share.noApps',
    defaultMessage: 'No downloads are published. Meridian runs in this browser.',
  },
  ios: { id: 'share.ios', defaultMessage: 'iPhone and iPad' },
  android: { id: 'share.android', defaultMessage: 'Android' },
  web: { id: 'share.web', defaultMessage: 'In a browser' },
  otherApp: { id: 'share.otherApp', defaultMessage: 'Another platform' },
});
