export const exitCodes = {
  failed: 1,
  usage: 2,
  damaged: 3,
  newerVersion: 4,
  otherKeys: 5,
  busy: 6,
  noSpace: 7,
} as const;

export class BackupError extends Error {
  override readonly name = 'BackupError';

  constructor(
    message: string,
    readonly kind: keyof typeof exitCodes = 'failed',
  ) {
    super(message);
  }
}

export function describeBackupFault(error: unknown): BackupError {
  if (error instanceof BackupError) return error;
  const { code, message } = error as { code?: string; message: string };
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100')
    return new BackupError('The disk is full. Free space, then run the command again.', 'noSpace');
  return new BackupError(`${message} (${code ?? (error as Error).name}).`);
}
