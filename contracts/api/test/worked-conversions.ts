/**
 * Money that is exchanged, worked out by hand: app and simulated brokerage both meet it to the cent. Of a rate `to` for one of
 * `from`, money in `from` is multiplied and money in `to` divided; what is received is rounded down to cents (ADR 18).
 */
export const workedConversions = [
  // 1,000 × 7.78125 = 7,781.25
  { given: '1000', in: 'USD', rate: ['USD', 'HKD', '7.78125'], received: '7781.25' },
  // 1,000 ÷ 7.78125 = 128.51405…
  { given: '1000', in: 'HKD', rate: ['USD', 'HKD', '7.78125'], received: '128.51' },
  // 250.50 × 1.0845 = 271.66725
  { given: '250.50', in: 'EUR', rate: ['EUR', 'USD', '1.0845'], received: '271.66' },
  // 100 ÷ 1.0845 = 92.20839…
  { given: '100', in: 'USD', rate: ['EUR', 'USD', '1.0845'], received: '92.20' },
  // 1 × 1.085 = 1.085
  { given: '1', in: 'EUR', rate: ['EUR', 'USD', '1.085'], received: '1.08' },
  // −1 × 1.085 = −1.085: of a loss, what it takes to pay it
  { given: '-1', in: 'EUR', rate: ['EUR', 'USD', '1.085'], received: '-1.09' },
  // 0.01 ÷ 7.78125 = 0.00128…: less than a cent
  { given: '0.01', in: 'HKD', rate: ['USD', 'HKD', '7.78125'], received: '0' },
  // 0.04 ÷ 8 = 0.005: half a cent is not received
  { given: '0.04', in: 'HKD', rate: ['USD', 'HKD', '8'], received: '0' },
  // 12,345,678.90 ÷ 154.682 = 79,813.28984…
  { given: '12345678.90', in: 'JPY', rate: ['USD', 'JPY', '154.682'], received: '79813.28' },
  // 987,654,321.09 × 7.78125 = 7,685,185,185.9815625
  { given: '987654321.09', in: 'USD', rate: ['USD', 'HKD', '7.78125'], received: '7685185185.98' },
  { given: '0', in: 'HKD', rate: ['USD', 'HKD', '7.78125'], received: '0' },
] as const;
