import { getBrowserTimeZone } from 'shell/time-zone';
import { requestMediaLink } from '../../frame/media/media-link.ts';
import { MediaPlayer, SKIP_SEC, type MediaState } from '../../frame/media/media-player.ts';
import type { Sit } from './api/sits.ts';
import type { PlayableMeditation } from './now-playing.ts';
import { findOfflineSource } from './offline-meditations.ts';
import { storePosition, readLocalMeditationPosition } from './positions.ts';
import { endSit, storeRunningSit, onSitRecorded } from './sit-outbox.ts';

/** `at` is the end of the meditation or a time in Unix milliseconds. */
export type SleepTimer = { at: 'end' } | { at: number; minutes: number; leftSec: number };

export interface AudioPlayerState extends MediaState {
  stop: SleepTimer;
  sit?: { seconds: number; startedAt: string; outcome: Awaited<ReturnType<typeof endSit>> };
}

const storeEveryMs = 5_000;
const fadeMs = 30_000;

/** The player belongs to no page, so playback continues when the user opens another page. */
export class AudioPlayer extends MediaPlayer<AudioPlayerState> {
  private readonly audio = new Audio();
  private readonly clientId = crypto.randomUUID();
  private timer: ReturnType<typeof setInterval> | undefined;
  private detach: (() => void) | undefined;
  private startedAt: string | undefined;
  private isOver = false;

  constructor(
    readonly meditation: PlayableMeditation,
    readonly owner: string | undefined,
  ) {
    const { id, fromSec, durationSec } = meditation;
    super(async () => (await findOfflineSource(id, owner)) ?? requestMediaLink({ kind: 'meditations', id }), {
      time: fromSec,
      duration: durationSec,
      stop: { at: 'end' },
    });
    this.audio.preload = 'auto';
    this.audio.addEventListener('playing', () => (this.startedAt ??= new Date().toISOString()));
    this.audio.addEventListener('timeupdate', this.runSleepTimer);
    this.audio.addEventListener('ended', () => void this.finish());
  }

  async start(): Promise<void> {
    this.isOver = false;
    document.body.append(this.audio);
    this.timer = setInterval(this.storeRunningSit, storeEveryMs);
    const { id, fromSec, durationSec } = this.meditation;
    const from = (await readLocalMeditationPosition(id, this.owner)) ?? fromSec;
    if (this.isOver || this.detach) return;
    // A meditation that was stopped in its last 15 seconds starts at the beginning.
    this.set({ time: from > durationSec - SKIP_SEC ? 0 : from });
    this.detach = this.attach(this.audio);
    await this.renewUrl();
    if (!this.state.error) this.play();
  }

  override play(): void {
    if (this.isOver) return;
    if (!this.state.error) super.play();
    else
      void this.renewUrl().then(() => {
        if (!this.state.error) super.play();
      });
  }

  override seek(second: number): void {
    super.seek(second);
    this.sendReport('resting');
  }

  mute(): void {
    this.setVolume(this.state.volume > 0 ? 0 : 1);
  }

  setStop(minutes: number | undefined): void {
    this.audio.volume = this.state.volume;
    this.set({
      stop:
        minutes === undefined ? { at: 'end' } : { at: Date.now() + minutes * 60_000, minutes, leftSec: minutes * 60 },
    });
  }

  async end(): Promise<void> {
    clearInterval(this.timer);
    this.audio.pause();
    this.detach?.();
    this.detach = undefined;
    const sit = this.isOver || this.startedAt === undefined ? undefined : this.sit(this.startedAt);
    this.isOver = true;
    this.audio.removeAttribute('src');
    this.audio.load();
    this.audio.remove();
    if (sit) await endSit(sit, this.owner);
  }

  protected override report(): void {
    if (this.isOver) return;
    void storePosition(this.meditation.id, this.state.time, this.owner);
    this.storeRunningSit();
  }

  private async finish(): Promise<void> {
    if (this.isOver || this.startedAt === undefined) return;
    this.isOver = true;
    const sit = this.sit(this.startedAt);
    this.set({ isEnded: true, time: this.state.duration });
    void storePosition(this.meditation.id, 0, this.owner);
    const { seconds, startedAt } = sit;
    onSitRecorded(this.clientId, () => this.set({ sit: { seconds, startedAt, outcome: 'recorded' } }));
    const outcome = await endSit(sit, this.owner);
    this.set({ sit: { seconds, startedAt, outcome } });
  }

  private readonly runSleepTimer = (): void => {
    const { stop, volume } = this.state;
    if (this.isOver || stop.at === 'end') return;
    const leftMs = stop.at - Date.now();
    const leftSec = Math.max(0, Math.ceil(leftMs / 1000));
    if (leftSec !== stop.leftSec) this.set({ stop: { ...stop, leftSec } });
    this.audio.volume = volume * Math.min(1, Math.max(0, leftMs / fadeMs));
    if (leftMs > 0) return;
    this.pause();
    this.setStop(undefined);
  };

  /** Also runs during a pause, because a sit without updates counts as ended after some time. */
  private readonly storeRunningSit = (): void => {
    if (this.startedAt !== undefined && !this.isOver) void storeRunningSit(this.sit(this.startedAt), this.owner);
  };

  private sit(startedAt: string): Sit {
    return {
      clientId: this.clientId,
      kind: 'meditation',
      meditationId: this.meditation.id,
      startedAt,
      seconds: Math.round(this.watched.totalSec),
      zone: getBrowserTimeZone(),
    };
  }
}
