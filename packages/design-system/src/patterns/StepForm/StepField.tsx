import type { ReactNode } from 'react';

export interface StepFieldProps {
  /** The field's name among the problems of the step. */
  name: string;
  /** One control, with its own label and error. */
  children: ReactNode;
}

/** Ties a control to its problem, so that the form can lead there. */
export function StepField({ name, children }: StepFieldProps): ReactNode {
  return <div data-step-field={name}>{children}</div>;
}

const focusable = 'input, select, textarea, button, a[href], [tabindex]';

function canTakeFocus(control: HTMLElement): boolean {
  return control.tabIndex >= 0 && !control.matches(':disabled') && control.getClientRects().length > 0;
}

/** Puts the focus on the control of a field, and the field in sight. Silent when the step has no such field. */
export function focusStepField(form: HTMLElement, name: string): void {
  const field = [...form.querySelectorAll<HTMLElement>('[data-step-field]')].find(
    (one) => one.dataset['stepField'] === name,
  );
  const control = [...(field?.querySelectorAll<HTMLElement>(focusable) ?? [])].find(canTakeFocus);
  control?.focus({ preventScroll: true });
  // Scrolls the whole field, so that its label is in sight as well as its control.
  field?.scrollIntoView({ block: 'nearest' });
}
