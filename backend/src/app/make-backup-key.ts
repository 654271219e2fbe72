import { generateX25519Identity } from 'age-encryption';
import { findRecipient } from '#platform/backup/encryption.ts';

const identity = await generateX25519Identity();
const recipient = await findRecipient(identity);
process.stdout.write(`# BACKUP_RECIPIENTS=${recipient}\n${identity}\n`);
process.stderr.write(
  `BACKUP_RECIPIENTS=${recipient}\nStore the identity file away from the servers, in two places: only it can read the backups.\n`,
);
