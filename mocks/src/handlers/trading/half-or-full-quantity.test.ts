import { refusal } from '@meridian/api';
import { expect, test } from 'vitest';
import { demoUser } from '#names.ts';
import { apple, open } from '#test/opened-world.ts';

test('"full" on closing is what is held at that leverage, and no other', () => {
  const { call } = open('funded');
  const { payPassword } = demoUser;
  const order = { ...apple, direction: 0, orderType: 0, payPassword } as const;
  const trade = (more: { clientOrderId: string; quantity: string; leverage: string; direction?: 0 | 1 }) =>
    call('trading.createStockOrder', { ...order, ...more });
  trade({ clientOrderId: 'a', quantity: '7', leverage: '2' });
  trade({ clientOrderId: 'b', quantity: '30', leverage: '5' });
  trade({ clientOrderId: 'c', quantity: '11', leverage: '5', direction: 1 });
  const full = (leverage: string, choice: 'half' | 'full' = 'full', direction: 0 | 1 = 0) => {
    const asked = { ...apple, direction, openClose: 1, leverage, price: '260.00', choice } as const;
    return (call('trading.halfOrFullQuantity', asked).data as { quantity: string }).quantity;
  };
  expect([full('2'), full('5'), full('5.0', 'half'), full('10'), full('5', 'full', 1)]).toEqual([
    '7',
    '30',
    '15',
    '0',
    '11',
  ]);
});

test.each(['3', '77', '1000000'])(
  'half and full are not calculated at a leverage of %s, which nobody offers',
  (leverage) => {
    const { call } = open('funded');
    const asked = {
      ...apple,
      direction: 0,
      openClose: 0,
      price: '260.00',
      choice: 'full',
      leverage,
    } as const;
    expect(call('trading.halfOrFullQuantity', asked)).toMatchObject({ code: refusal.leverageNotAllowed });
  },
);
