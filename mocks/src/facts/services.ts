/** Facts about what the customer has applied for. */
import * as v from 'valibot';
import { refuse } from '#domain/refusals.ts';
import { notApplied, reviewEndOf, reviewed, underReview } from '#domain/reviews/index.ts';
import { serviceOf, setApplication } from '#domain/services/index.ts';
import { customerId, defineFact, hourMs, hours } from './define.ts';

const service = defineFact({
  parameters: v.object({
    service: v.picklist(['blockTrade']),
    status: v.picklist(['notApplied', 'underReview', 'approved', 'refused']),
    /** Why it was refused, or will be: one of the reviewers' reasons by name, or free text. */
    reason: v.optional(v.pipe(v.string(), v.maxLength(500))),
    submittedHoursAgo: v.optional(hours, 2),
    /** How a review that goes on will end. */
    outcome: v.optional(v.picklist(['approved', 'refused']), 'approved'),
    /** How long such a review takes from the application: longer than it has taken. Without it the seed decides. */
    reviewHours: v.optional(hours),
  }),
  sentence: ({ service: name, status, outcome, reason }) => {
    const because = reason === undefined ? '' : ` because of ${reason}`;
    const end = status === 'underReview' ? `, and will be ${outcome}` : '';
    return `the customer's application for ${name} is ${status}${end}${because}`;
  },
  apply(state, { service: name, status, reason, submittedHoursAgo, outcome, reviewHours }, at) {
    const { codes, time, usualFailure } = serviceOf(name);
    const applicant = { userId: customerId, service: name };
    const submittedAt = at - Math.round(submittedHoursAgo * hourMs);
    const failure = reason ?? usualFailure;
    const said = () => {
      if (status === 'notApplied') return notApplied(codes);
      if (status !== 'underReview')
        return reviewed(codes, submittedAt, { failsBecause: status === 'refused' ? failure : null });
      const endsAt =
        reviewHours === undefined
          ? reviewEndOf(time, { seed: state.seed, userId: customerId, submittedAt, after: at })
          : submittedAt + Math.round(reviewHours * hourMs);
      if (endsAt <= at) throw refuse('invalidRequest', { field: 'reviewHours' });
      return underReview(codes, submittedAt, {
        endsAt,
        failsBecause: outcome === 'refused' ? failure : null,
      });
    };
    setApplication(state, applicant, said());
  },
});

export const serviceFacts = { service } as const;
