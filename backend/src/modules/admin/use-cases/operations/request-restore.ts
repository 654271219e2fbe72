import { Injectable } from '@nestjs/common';
import { RestoreRequests } from '#platform/backup/restore-requests.ts';
import { BackupGone, NoRestorePoint, RestoreNotConfirmed, RestoreRunning } from '../../domain/errors.ts';

interface Restore {
  readonly actorId: string;
  readonly backup: string;
  readonly typed: string;
}

@Injectable()
export class RequestRestore {
  constructor(private readonly restores: RestoreRequests) {}

  async request({ actorId, backup, typed }: Restore): Promise<void> {
    const available = await this.restores.listBackups();
    if (!available.some(({ name }) => name === backup)) throw new BackupGone();
    if (typed.trim() !== backup.slice(0, 10)) throw new RestoreNotConfirmed();
    if ((await this.restores.request({ kind: 'restore', backup, actorId })) === 'running') throw new RestoreRunning();
  }

  async undo(id: string, actorId: string): Promise<void> {
    const result = await this.restores.request({ kind: 'undo', backup: null, actorId, undoes: id });
    if (result === 'running') throw new RestoreRunning();
    if (result === 'gone') throw new NoRestorePoint();
  }
}
