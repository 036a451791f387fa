/** What the brokerage says with a refusal that a form prevents, without its figures. */
export const says = {
  quantityNotAllowed: 'This quantity is not permitted for the instrument.',
  leverageNotAllowed: 'This leverage is not offered for the instrument.',
  requestIdReused:
    'This request number was already used for a different request. This one was not carried out.',
  notFound: 'Not found.',
} as const;
