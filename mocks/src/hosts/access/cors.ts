/** Any page may call a simulated brokerage: what it guards is in its addresses, not in who asks. */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
  'access-control-allow-headers': 'content-type, accept-language, languages, authorization',
  'access-control-expose-headers': 'date',
  'access-control-max-age': '600',
} as const;
