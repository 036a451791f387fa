type User = { type(element: Element, text: string): Promise<void>; click(element: Element): Promise<void> };
type Canvas = {
  getByLabelText(text: string | RegExp): HTMLElement;
  getByRole(role: string, options: object): HTMLElement;
};

/** Fills in the form of signing in. */
export async function typeCredentials(
  canvas: Canvas,
  userEvent: User,
  { user, password }: { user: string; password: string },
) {
  await userEvent.type(canvas.getByLabelText('User ID or email'), user);
  await userEvent.type(canvas.getByLabelText('Password'), password);
}
