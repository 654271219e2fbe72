import { createStore } from 'shell/store';
import { addProgress, estimateSecondsLeft, type ProgressSample } from './time-left.ts';

type UploadStatus = 'waiting' | 'running' | 'reconnecting' | 'paused' | 'failed' | 'done';

export interface Upload {
  id: string;
  file: File;
  status: UploadStatus;
  sentBytes: number;
  secondsLeft: number | undefined;
  reason?: string | undefined;
  canRetry?: boolean;
  fileId?: string;
}

export interface TransferEvents {
  onProgress: (sentBytes: number) => void;
  onReconnect: (reason: string | undefined) => void;
  onDone: (fileId: string) => void;
  onFailed: (reason: string, canRetry: boolean) => void;
}

/** A new start of the same file continues a paused transfer. */
export interface Transfer {
  pause: () => void;
  /** Stops the transfer and deletes the received part on the server. */
  cancel: () => void;
}

export type StartTransfer = (file: File, events: TransferEvents) => Transfer;

export class UploadQueue {
  private readonly startTransfer: StartTransfer;
  private readonly store = createStore<readonly Upload[]>([]);
  private readonly transfers = new Map<string, Transfer>();
  private samples: readonly ProgressSample[] = [];

  constructor(startTransfer: StartTransfer) {
    this.startTransfer = startTransfer;
  }

  readonly use = (): readonly Upload[] => this.store.use();
  readonly read = (): readonly Upload[] => this.store.get();

  get isBusy(): boolean {
    return this.store.get().some(({ status }) => isUnfinished(status));
  }

  add(file: File, refusal?: string): string {
    const id = crypto.randomUUID();
    const upload: Upload = { id, file, status: 'waiting', sentBytes: 0, secondsLeft: undefined };
    const refused = { ...upload, status: 'failed' as const, canRetry: false };
    this.store.set([...this.store.get(), refusal ? { ...refused, reason: refusal } : upload]);
    this.startNext();
    return id;
  }

  pause(id: string): void {
    this.transfers.get(id)?.pause();
    this.change(id, { status: 'paused', secondsLeft: undefined });
    this.startNext();
  }

  resume(id: string): void {
    this.change(id, { status: 'waiting' });
    this.startNext();
  }

  remove(id: string): void {
    this.transfers.get(id)?.cancel();
    this.transfers.delete(id);
    this.store.set(this.store.get().filter((upload) => upload.id !== id));
    this.startNext();
  }

  pauseAll(): void {
    for (const { id, status } of this.store.get()) if (isUnfinished(status)) this.pause(id);
  }

  private startNext(): void {
    const uploads = this.store.get();
    if (uploads.some(({ status }) => isActive(status))) return;
    const next = uploads.find(({ status }) => status === 'waiting');
    if (next) this.start(next);
  }

  private start({ id, file }: Upload): void {
    this.samples = [];
    this.change(id, { status: 'running' });
    const isCurrent = () => this.transfers.get(id) === transfer;
    const transfer = this.startTransfer(file, {
      onProgress: (sentBytes) => {
        if (!isCurrent()) return;
        this.samples = addProgress(this.samples, { atMs: performance.now(), sentBytes });
        this.change(id, {
          status: 'running',
          sentBytes,
          secondsLeft: estimateSecondsLeft(this.samples, file.size),
        });
      },
      onReconnect: (reason) => {
        this.samples = [];
        if (isCurrent()) this.change(id, { status: 'reconnecting', secondsLeft: undefined, reason });
      },
      onDone: (fileId) => {
        if (!isCurrent()) return;
        this.transfers.delete(id);
        this.change(id, { status: 'done', sentBytes: file.size, secondsLeft: undefined, fileId });
        this.startNext();
      },
      onFailed: (reason, canRetry) => {
        if (!isCurrent()) return;
        this.change(id, { status: 'failed', secondsLeft: undefined, reason, canRetry });
        this.startNext();
      },
    });
    this.transfers.set(id, transfer);
  }

  private change(id: string, changes: Partial<Upload>): void {
    this.store.set(this.store.get().map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  }
}

const isActive = (status: UploadStatus) => status === 'running' || status === 'reconnecting';
const isUnfinished = (status: UploadStatus) => isActive(status) || status === 'waiting';
