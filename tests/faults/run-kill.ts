import { killUnderLoad } from '../support/faults/kill-run.ts';
import { closeDrill, drillOptions, onEachDatabase } from '../support/suite/drill.ts';

/**
 * `npm run verify -- faults:kill [--kills 200]`: kills the server again and again under load, on each
 * database.
 */
const { kills } = drillOptions({ kills: 200 });

await onEachDatabase(async (name, where) => {
  const { acknowledged, retried, broken } = await killUnderLoad(
    { where, kills, players: 4, letters: 40 * kills, seed: name },
    (done) => {
      if (done % 10 === 0) console.log(`${name}: ${done} of ${kills} kills`);
    },
  );
  closeDrill(
    broken,
    `${name}: ${kills} kills, ${acknowledged} acknowledged operations, ${retried} sent again`,
  );
});
