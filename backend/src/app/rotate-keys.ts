import { realTime } from '#kernel/real-time.ts';
import { KeyRotationInProgress, rotateKeySet } from '#modules/auth/index.ts';
import { runProcess } from './run.ts';

const restart = 'Start every process of the site with it within 20 minutes; from then on the new key signs.';

/** Prints the key set as one line, so that an operator can pass the line to a secret store. */
await runProcess('auth:rotate-keys', async ({ AUTH_JWKS: keySet }) => {
  if (!keySet) return refuse('AUTH_JWKS is not set. Run the command with the settings of the site.');
  try {
    process.stdout.write(`${rotateKeySet(keySet, realTime())}\n`);
    process.stderr.write(`This set takes the place of AUTH_JWKS. ${restart}\n`);
  } catch (error) {
    refuse(error instanceof KeyRotationInProgress ? error.message : 'AUTH_JWKS must be a key set in JSON.');
  }
});

function refuse(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
