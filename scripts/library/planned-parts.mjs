/**
 * Exports of the library that no screen uses yet, each with the open issue that needs it and the screen there. A part leaves this
 * list when its screen is built; a part whose issue is closed without it leaves the library (ADR 35).
 */
export const plannedParts = {
  Accordion: 'issue 23: questions and answers by topic in customer service',
  CopyField: 'issue 24: deposit address, bank particulars and reference, copied with one press',
  PickerSheet: 'issue 24: currency and network of a deposit, each with what it needs',
  QrCode: 'issues 23 and 24: referral link, deposit address',
  RadioGroup: 'issue 24: method of deposit, each with its minimum, fee and time',
  RegionSelect: 'issues 23 and 24: country or region of a document and of a bank card',
  StepField: 'issue 23: fields of the identity check, within StepForm',
  StepForm: 'issue 23: identity check in steps; issue 24: payout accounts',
};
