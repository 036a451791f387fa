import { defineMessages } from '#platform/words/messages.ts';

/** Word for word where spec §5 gives the words. */
export const messages = defineMessages({
  idCardTitle: { id: 'documents.idCardTitle', defaultMessage: 'Verify with an ID card' },
  passportTitle: { id: 'documents.passportTitle', defaultMessage: 'Verify with a passport' },
  stepText: { id: 'documents.stepText', defaultMessage: 'Step {step} of {count}' },
  back: { id: 'documents.back', defaultMessage: 'Previous step' },
  problems: {
    id: 'documents.problems',
    defaultMessage: '{count, plural, one {# thing needs} other {# things need}} another look',
  },

  detailsTitle: { id: 'documents.detailsTitle', defaultMessage: 'Your details' },
  detailsLead: {
    id: 'documents.detailsLead',
    defaultMessage:
      'As they are printed on your document. A name that differs is the commonest reason for a refusal.',
  },
  toPictures: { id: 'documents.toPictures', defaultMessage: 'Next: pictures' },
  country: { id: 'documents.country', defaultMessage: 'Issuing country or region' },
  countryMissing: { id: 'documents.countryMissing', defaultMessage: 'Please Select Country' },
  firstName: { id: 'documents.firstName', defaultMessage: 'First name' },
  firstNameMissing: { id: 'documents.firstNameMissing', defaultMessage: 'Please Enter First Name' },
  lastName: { id: 'documents.lastName', defaultMessage: 'Last name' },
  lastNameMissing: { id: 'documents.lastNameMissing', defaultMessage: 'Please Enter Last Name' },
  idCardNumber: { id: 'documents.idCardNumber', defaultMessage: 'ID card number' },
  idCardNumberMissing: {
    id: 'documents.idCardNumberMissing',
    defaultMessage: 'Please Enter ID Card Number',
  },
  passportNumber: { id: 'documents.passportNumber', defaultMessage: 'Passport number' },
  passportNumberMissing: {
    id: 'documents.passportNumberMissing',
    defaultMessage: 'Please Enter Passport Number',
  },

  idCardPictures: { id: 'documents.idCardPictures', defaultMessage: 'Both sides of your ID card' },
  passportPictures: {
    id: 'documents.passportPictures',
    defaultMessage: 'The information page of your passport',
  },
  picturesLead: {
    id: 'documents.picturesLead',
    defaultMessage:
      'All four corners in the picture, every letter sharp, no light reflected. You see below what is sent: check it.',
  },
  front: { id: 'documents.front', defaultMessage: 'Front, with your photo' },
  backSide: { id: 'documents.backSide', defaultMessage: 'Back' },
  page: { id: 'documents.page', defaultMessage: 'Page with your photo' },
  pictureMissing: { id: 'documents.pictureMissing', defaultMessage: 'Please Upload Image' },
  sameAsFront: {
    id: 'documents.sameAsFront',
    defaultMessage: 'This is the same picture as the front. Choose one of the back.',
  },
  privacy: {
    id: 'documents.privacy',
    defaultMessage:
      'Where and with what a picture was taken is removed from it before it leaves this device.',
  },
  submit: { id: 'documents.submit', defaultMessage: 'Submit for review' },

  /** Of one image: "Back: the photo is blurred". */
  refusedSide: { id: 'documents.refusedSide', defaultMessage: '{side}: {reason}' },
  accepted: { id: 'documents.accepted', defaultMessage: 'Accepted. It need not be sent again.' },
  before: { id: 'documents.before', defaultMessage: 'Why it was refused last time' },
  unkept: { id: 'documents.unkept', defaultMessage: 'Keep this page open until you have submitted' },
  unkeptBody: {
    id: 'documents.unkeptBody',
    defaultMessage:
      "This browser's storage is full or blocked. What you enter and your pictures are lost when this page is closed or reloaded.",
  },
  done: { id: 'documents.done', defaultMessage: 'Success' },
  doneBody: {
    id: 'documents.doneBody',
    defaultMessage: 'Your documents are under review. The result comes as a message within 24 hours.',
  },
  failed: { id: 'documents.failed', defaultMessage: 'Your documents were not submitted' },
  maybe: { id: 'documents.maybe', defaultMessage: 'Your documents may have been submitted' },
  maybeBody: {
    id: 'documents.maybeBody',
    defaultMessage:
      'Submit them again to find out: they are reviewed once. Everything you filled in is still here.',
  },
});
