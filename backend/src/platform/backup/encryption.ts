import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { createHash, type Hash } from 'node:crypto';
import { pipeline, Readable, Transform } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { BackupError } from './backup-error.ts';

export async function encryptStream(plain: Readable, recipients: readonly string[]): Promise<Readable> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return fromWeb(await encrypter.encrypt(toWeb(plain)));
}

export function readIdentities(text: string | undefined): string[] {
  const identities = (text ?? '').split('\n').filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identities.length > 0) return identities.map((line) => line.trim());
  throw new BackupError('Set BACKUP_IDENTITY_FILE to the identity file of age that decrypts the backups.', 'usage');
}

export async function decryptStream(encrypted: Readable, identities: readonly string[]): Promise<Readable> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(encrypted)));
  } catch (error) {
    encrypted.destroy();
    throw new BackupError(
      `The backup cannot be decrypted: ${(error as Error).message}. Set the identity of one of its recipients.`,
      'otherKeys',
    );
  }
}

export const findRecipient = (identity: string): Promise<string> => identityToRecipient(identity);

export class SizeAndHashStream extends Transform {
  size = 0;
  private readonly hash: Hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    this.size += chunk.length;
    this.hash.update(chunk);
    done(null, chunk);
  }

  digest(): string {
    return this.hash.digest('hex');
  }
}

/** Unlike `pipe`, `pipeline` also ends the other stream after an error. */
export function pipeWithErrors<Target extends Transform>(source: Readable, target: Target): Target {
  pipeline(source, target, () => undefined);
  return target;
}

const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>): Readable =>
  Readable.fromWeb(stream as unknown as ReadableStream);
