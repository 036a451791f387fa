/**
 * Exports of the library that no screen uses yet, each with the open issue that needs it and the screen there. A part leaves this
 * list when its screen is built; a part whose issue is closed without it leaves the library (ADR 35).
 */
export const plannedParts = {
  PickerSheet: 'issue 24: currency and network of a deposit, each with what it needs',
};
