import { dueAt } from '#kernel/index.ts';
import type { Process } from '#kernel/index.ts';
import type { Review } from './application.ts';

/** An application that is under review: whose it is, and how the review ends. */
interface ReviewedCase {
  readonly id: string;
  readonly review: Review;
}

interface ReviewKind<State, T extends ReviewedCase> {
  /** As {@link Process.name}. */
  readonly name: string;
  /** Those under review. */
  cases(state: State): Iterable<T>;
  /** Ends the review, as was settled when the application was handed in. */
  settle(reviewed: T, at: number): void;
  /** Informs the applicant of the result, by inbox (spec §4). */
  tell(reviewed: T, at: number): void;
}

/** The process of applications that are reviewed: each review ends at its instant, and its applicant is informed of the result. */
export function reviewProcess<State, T extends ReviewedCase>(kind: ReviewKind<State, T>): Process<State> {
  return {
    name: kind.name,
    *pending(state) {
      for (const reviewed of kind.cases(state)) {
        const { endsAt } = reviewed.review;
        yield {
          id: reviewed.id,
          dependsOn: String(endsAt),
          nextDue: (fromMs, toMs) => dueAt(endsAt, fromMs, toMs),
          happen(at) {
            kind.settle(reviewed, at);
            kind.tell(reviewed, at);
          },
        };
      }
    },
  };
}
