import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as documentsStories from './Documents.stories.tsx';
import type * as uploadsStories from './Uploads.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: [
    'LoadingFails',
    'CountriesFail',
    'NothingTyped',
    'PicturesMissing',
    'SamePictureTwice',
    'OutcomeUnknown',
    'PictureGone',
    'HandedInElsewhere',
    'StorageFull',
    'StorageFillsUp',
  ],
  empty: { cannotBe: 'shows no list' },
  signedOut: { cannotBe: 'the shell leads to sign-in before the screen opens: see the stories of the shell' },
  sessionExpired: 'SessionExpired',
  stale: { cannotBe: 'shows no prices' },
  offline: 'Offline',
  marketClosed: { cannotBe: 'shows no prices' },
  longNames: { cannotBe: 'shows no instrument, and of names what is typed' },
  unreadable: { cannotBe: 'shows no list' },
  kyc: {
    notSubmitted: ['IdCard', 'Passport', 'ReadyToSend', 'Sending', 'OutcomeUnknown'],
    pending: { cannotBe: 'leads to the status, which says that the documents are under review' },
    failed: ['RefusedBefore', 'OneSideRefused', 'FrontRefused', 'OneSideRefusedOfTheOther'],
    approved: { cannotBe: 'leads to the status, which says that the person is verified' },
  },
  upload: {
    empty: 'PicturesMissing',
    wrongKind: 'WrongKind',
    tooLarge: 'TooLarge',
    uploading: 'Uploading',
    interrupted: 'Interrupted',
    failed: ['UploadRefused', 'PictureGone'],
    uploaded: 'ReadyToSend',
  },
} satisfies ScreenStates<typeof documentsStories | typeof uploadsStories, 'kyc' | 'upload'>;
