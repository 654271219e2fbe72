/** The new key signs only after 20 minutes, because every process must have the key by then. */
import { KeyRotationInProgress, rotateKeySet } from 'backend/key-set';
import { printLine } from './run/product.ts';
import { replaceSecrets, loadSecrets } from './settings/secrets.ts';
import { readSettings } from './settings/settings.ts';

const { environment, dataDir } = readSettings();
const restart = 'Start every process of the site with it within 20 minutes; from then on the new key signs.';

try {
  const given = environment['AUTH_JWKS'];
  if (given === undefined) {
    const secrets = loadSecrets(dataDir);
    replaceSecrets(dataDir, { ...secrets, authJwks: rotateKeySet(secrets.authJwks, new Date()) });
    printLine(`The keys in ${dataDir} have a new one. Restart the product within 20 minutes; from then on it signs.`);
  } else {
    // Prints the key set as one line, so that an operator can pass the line to a secret store.
    process.stdout.write(`${rotateKeySet(given, new Date())}\n`);
    process.stderr.write(`This set takes the place of AUTH_JWKS. ${restart}\n`);
  }
} catch (error) {
  if (!(error instanceof KeyRotationInProgress)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
