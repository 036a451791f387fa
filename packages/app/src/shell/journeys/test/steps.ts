/** What people do in more than one journey. */
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Canvas, User } from '#submission/test/acting.ts';
import { headed } from '../../test/headed.ts';

/** Follows a link of the screen, once it is there. */
export async function follow(canvas: Canvas, user: User, name: string | RegExp): Promise<void> {
  await user.click(await canvas.findByRole('link', { name }));
}

/** To one of the main places: by the way back of each screen that has no bar of them, then by the bar. */
export async function goTo(canvas: Canvas, user: User, place: string): Promise<void> {
  const bar = { name: 'Main places' };
  while (canvas.queryByRole('navigation', bar) === null) {
    const left = canvas.getByRole('heading', { level: 1 });
    await user.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(left).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByRole('status', { name: /^Loading/ })).toBeNull());
  }
  // What the name begins with may be a count, of positions at risk for instance.
  const link = { name: new RegExp(`${place}$`) };
  await user.click(within(canvas.getByRole('navigation', bar)).getByRole('link', link));
  await headed(canvas, place);
}

/** What is asked once more before it is sent, named as the button that leads to it. */
export async function reviewOf(what: string) {
  return within(await screen.findByRole('dialog', { name: what }));
}

export async function seesHeading(canvas: Canvas, name: string): Promise<void> {
  await expect(await canvas.findByRole('heading', { name })).toBeVisible();
}

export async function sees(canvas: Canvas, text: string | RegExp): Promise<void> {
  await expect(await canvas.findByText(text)).toBeVisible();
}
