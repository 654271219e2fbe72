import { logFailure } from 'shell/log-failure';
import { ownZone } from 'shell/time-zone';
import { MediaKey } from '../../frame/media/media-key.ts';
import { askMediaLink } from '../../frame/media/media-link.ts';
import { restOthers } from '../../frame/media/rest-others.ts';
import type { Sit } from './api/sits.ts';
import { faultOf, notPermitted, type Fault } from './fault.ts';
import type { Playable } from './now-playing.ts';
import { keptSound } from './kept-sound.ts';
import { keepPlace, placeHere } from './places.ts';
import { endSit, keepRunning, onceRecorded } from './waiting-sits.ts';

/** Playback stops at the end, or at a time in Unix milliseconds. */
export type Stop = { at: 'end' } | { at: number; minutes: number; leftSec: number };

export interface Heard {
  status: 'loading' | 'playing' | 'paused' | 'ended' | 'failed';
  positionSec: number;
  durationSec: number;
  speed: number;
  volume: number;
  stop: Stop;
  fault?: Fault | undefined;
  sizeBytes?: number;
  sit?: { seconds: number; startedAt: string; outcome: Awaited<ReturnType<typeof endSit>> };
}

const placeEveryMs = 5_000;
/** The last 30 seconds of a timer fade out. */
const softForMs = 30_000;
const skipSec = 15;

/** One meditation while it plays: audio, position and the recorded sit; it is independent of any page. */
export class Listening {
  private state: Heard;
  private readonly audio = new Audio();
  private readonly listeners = new Set<() => void>();
  private readonly clientId = crypto.randomUUID();
  private timer: ReturnType<typeof setInterval> | undefined;
  private startedAt: string | undefined;
  /** Counts only seconds really played; skipped parts do not count. */
  private heardSec = 0;
  private lastSec = 0;
  private isOver = false;
  private readonly key = new MediaKey<{ url: string; sizeBytes: number; expiresAt?: string | undefined }>({
    ask: async () =>
      (await keptSound(this.meditation.id, this.owner)) ??
      askMediaLink({ kind: 'meditations', id: this.meditation.id }),
    take: (link) => this.goOnBy(link),
    fail: (error) => this.become({ status: 'failed', fault: faultOf(error) }),
  });

  constructor(
    readonly meditation: Playable,
    /** Undefined for a visitor. */
    readonly owner: string | undefined,
  ) {
    this.state = {
      status: 'loading',
      positionSec: meditation.fromSec,
      durationSec: meditation.durationSec,
      speed: 1,
      volume: 1,
      stop: { at: 'end' },
    };
    this.audio.preload = 'auto';
    this.audio.addEventListener('timeupdate', this.move);
    this.audio.addEventListener('seeking', () => (this.lastSec = this.audio.currentTime));
    this.audio.addEventListener('playing', () => this.become({ status: 'playing', fault: undefined }));
    this.audio.addEventListener('play', () => restOthers(this.audio));
    this.audio.addEventListener('pause', this.rest);
    this.audio.addEventListener('ended', () => void this.finish());
    this.audio.addEventListener('error', () => void this.recover());
    this.audio.addEventListener('loadedmetadata', () => this.become({ durationSec: this.audio.duration }));
  }

  async start(): Promise<void> {
    this.isOver = false;
    document.body.append(this.audio);
    addEventListener('pagehide', this.keep);
    this.timer = setInterval(this.tick, placeEveryMs);
    const from = (await placeHere(this.meditation.id, this.owner)) ?? this.meditation.fromSec;
    // A meditation left in its last seconds starts from the beginning.
    this.become({ positionSec: from > this.meditation.durationSec - skipSec ? 0 : from });
    await this.key.renew();
    await this.play();
  }

  readonly play = async (): Promise<void> => {
    if (this.isOver) return;
    if (this.state.status === 'failed') {
      await this.key.renew();
      if (this.state.fault) return;
    }
    try {
      await this.audio.play();
      this.startedAt ??= new Date().toISOString();
    } catch (error) {
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
      if (isRefused) this.become({ status: 'paused', fault: notPermitted });
      else if (this.state.status === 'loading') this.become({ status: 'paused' });
      logFailure('A meditation did not begin to play', error);
    }
  };

  readonly pause = (): void => this.audio.pause();
  readonly toggle = (): void => (this.audio.paused || this.state.fault ? void this.play() : this.pause());
  readonly back = (): void => this.seek(this.audio.currentTime - skipSec);
  readonly on = (): void => this.seek(this.audio.currentTime + skipSec);

  readonly seek = (second: number): void => {
    this.audio.currentTime = Math.min(Math.max(0, second), this.state.durationSec);
    this.become({ positionSec: this.audio.currentTime });
    this.keep();
  };

  readonly setSpeed = (speed: number): void => {
    this.audio.playbackRate = speed;
    this.become({ speed });
  };

  readonly setVolume = (volume: number): void => {
    this.audio.volume = volume;
    this.become({ volume });
  };

  readonly mute = (): void => this.setVolume(this.state.volume > 0 ? 0 : 1);

  readonly setStop = (minutes: number | undefined): void => {
    this.audio.volume = this.state.volume;
    this.become({
      stop:
        minutes === undefined ? { at: 'end' } : { at: Date.now() + minutes * 60_000, minutes, leftSec: minutes * 60 },
    });
  };

  /** Closes the player: stores the position and records the sit. */
  readonly end = async (): Promise<void> => {
    clearInterval(this.timer);
    this.key.leave();
    removeEventListener('pagehide', this.keep);
    this.audio.pause();
    this.keep();
    const sit = this.isOver || this.startedAt === undefined ? undefined : this.sit(this.startedAt);
    this.isOver = true;
    this.audio.removeAttribute('src');
    this.audio.load();
    this.audio.remove();
    if (sit) await endSit(sit, this.owner);
  };

  readonly heard = (): Heard => this.state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private async finish(): Promise<void> {
    if (this.isOver || this.startedAt === undefined) return;
    this.isOver = true;
    const sit = this.sit(this.startedAt);
    this.become({ status: 'ended', positionSec: this.state.durationSec });
    void keepPlace(this.meditation.id, 0, this.owner);
    const { seconds, startedAt } = sit;
    onceRecorded(this.clientId, () => this.become({ sit: { seconds, startedAt, outcome: 'recorded' } }));
    const outcome = await endSit(sit, this.owner);
    this.become({ sit: { seconds, startedAt, outcome } });
  }

  private readonly move = (): void => {
    if (this.isOver) return;
    const now = this.audio.currentTime;
    if (!this.audio.seeking && now > this.lastSec) this.heardSec += now - this.lastSec;
    this.lastSec = now;
    this.become({ positionSec: now });
    const { stop, volume } = this.state;
    if (stop.at === 'end') return;
    const leftMs = stop.at - Date.now();
    const leftSec = Math.max(0, Math.ceil(leftMs / 1000));
    if (leftSec !== stop.leftSec) this.become({ stop: { ...stop, leftSec } });
    this.audio.volume = volume * Math.min(1, Math.max(0, leftMs / softForMs));
    if (leftMs > 0) return;
    this.pause();
    this.setStop(undefined);
  };

  private readonly rest = (): void => {
    if (this.state.status === 'playing') this.become({ status: 'paused' });
    this.keep();
  };

  private readonly tick = (): void => {
    if (this.audio.paused) return this.keepSit();
    this.keep();
  };

  private readonly keep = (): void => {
    if (this.startedAt === undefined || this.isOver) return;
    void keepPlace(this.meditation.id, this.state.positionSec, this.owner);
    this.keepSit();
  };

  /** Also runs while paused, because a sit without updates counts as ended. */
  private keepSit(): void {
    if (this.startedAt !== undefined && !this.isOver) void keepRunning(this.sit(this.startedAt), this.owner);
  }

  /** Continues with a new signed URL at the displayed position, even if it moved during the request. */
  private goOnBy({ url, sizeBytes }: { url: string; sizeBytes: number }): void {
    const { speed, positionSec, status } = this.state;
    this.audio.src = url;
    this.audio.currentTime = positionSec;
    this.audio.playbackRate = speed;
    this.lastSec = positionSec;
    this.become({ fault: undefined, sizeBytes });
    if (status === 'playing') void this.play();
  }

  /** A playback failure may mean that the signed URL has expired. */
  private async recover(): Promise<void> {
    if (this.isOver || !this.audio.hasAttribute('src')) return;
    if (!(await this.key.replace())) this.become({ status: 'failed', fault: faultOf(undefined) });
  }

  private sit(startedAt: string): Sit {
    return {
      clientId: this.clientId,
      kind: 'meditation',
      meditationId: this.meditation.id,
      startedAt,
      seconds: Math.round(this.heardSec),
      zone: ownZone(),
    };
  }

  private become(change: Partial<Heard>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
