/** Refusals of a write that are about the code typed, for the `refusals` of a form whose field is `code`. */
export const emailCodeRefusals = {
  emailCodeWrong: 'code',
  emailCodeExpired: 'code',
  emailCodeLocked: 'code',
} as const;
