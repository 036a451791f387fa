import fc from 'fast-check';

/**
 * Property tests draw the same cases in every run, so that a red one is the change's doing. Look for new cases with
 * `FC_SEED=$RANDOM npm run check`; a failure prints its seed.
 */
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_118) });
