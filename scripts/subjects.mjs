/** Holds the subjects of the commits (scripts/run/subjects.mjs). A step of `npm run check` and `npm test`. */
import { faultOf, heldSubjects } from './run/subjects.mjs';

const held = heldSubjects();
if ('unknown' in held) {
  console.log(`Commit subjects are not checked: ${held.unknown}.`);
} else {
  const faults = held.subjects.flatMap((subject) => {
    const fault = faultOf(subject);
    return fault === null ? [] : [`"${subject}": ${fault}`];
  });
  for (const fault of faults) console.error(fault);
  console.log(`${held.subjects.length} commit subjects, ${faults.length} to change.`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
