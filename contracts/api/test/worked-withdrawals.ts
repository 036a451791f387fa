/**
 * Withdrawals worked out by hand: app and simulated brokerage both meet them to the last digit. The fee is a part of the amount,
 * rounded half-up to cents, and at least the minimum fee; what is left is exchanged and rounded down, to cents of money and to
 * hundred-millionths of a coin.
 */
export const workedWithdrawals = [
  // 200 × 0.0005 = 0.10: the minimum fee
  { amount: '200', feeRate: '0.0005', minFee: '3', to: 'USD', rate: null, fee: '3', received: '197' },
  // 10,010 × 0.0005 = 5.005, half-up
  {
    amount: '10010',
    feeRate: '0.0005',
    minFee: '3',
    to: 'USD',
    rate: null,
    fee: '5.01',
    received: '10004.99',
  },
  // 9,989.99 × 0.0005 = 4.994995
  { amount: '9989.99', feeRate: '0.0005', minFee: '3', to: 'USD', rate: null, fee: '4.99', received: '9985' },
  // 6,000 × 0.001 = 6; 5,994 ÷ 1.0845 = 5,526.97095…
  {
    amount: '6000',
    feeRate: '0.001',
    minFee: '5',
    to: 'EUR',
    rate: ['EUR', 'USD', '1.0845'],
    fee: '6',
    received: '5526.97',
  },
  // (1,000 − 5) × 7.78125 = 7,742.34375
  {
    amount: '1000',
    feeRate: '0.001',
    minFee: '5',
    to: 'HKD',
    rate: ['USD', 'HKD', '7.78125'],
    fee: '5',
    received: '7742.34',
  },
  // (500 − 12) ÷ 91,234.56 = 0.005348850370…
  {
    amount: '500',
    feeRate: '0',
    minFee: '12',
    to: 'BTC',
    rate: ['BTC', 'USD', '91234.56'],
    fee: '12',
    received: '0.00534885',
  },
  // A coin that counts as a dollar
  {
    amount: '99.99',
    feeRate: '0',
    minFee: '1',
    to: 'USDT',
    rate: ['USDT', 'USD', '1'],
    fee: '1',
    received: '98.99',
  },
] as const;
