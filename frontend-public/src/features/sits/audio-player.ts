import { logFailure } from 'shell/log-failure';
import { browserZone } from 'shell/time-zone';
import { SignedUrlRefresher } from '../../frame/media/signed-url-refresher.ts';
import { requestMediaLink } from '../../frame/media/media-link.ts';
import { pauseOthers } from '../../frame/media/pause-others.ts';
import type { Sit } from './api/sits.ts';
import { playbackErrorMessage, soundBlocked, type PlaybackErrorMessage } from './playback-error-message.ts';
import type { Playable } from './now-playing.ts';
import { findOfflineSource } from './offline-meditations.ts';
import { storePosition, localPosition } from './positions.ts';
import { endSit, storeRunningSit, onRecorded } from './unsent-sits.ts';

/** Playback stops at the end of the meditation, or at a time in Unix milliseconds. */
export type SleepTimer = { at: 'end' } | { at: number; minutes: number; leftSec: number };

export interface AudioPlayerState {
  status: 'loading' | 'playing' | 'paused' | 'ended' | 'failed';
  positionSec: number;
  durationSec: number;
  speed: number;
  volume: number;
  stop: SleepTimer;
  error?: PlaybackErrorMessage | undefined;
  sizeBytes?: number;
  sit?: { seconds: number; startedAt: string; outcome: Awaited<ReturnType<typeof endSit>> };
}

const storeEveryMs = 5_000;
/** The sound fades out during the last 30 seconds of a sleep timer. */
const fadeMs = 30_000;
const skipSec = 15;

/** Plays one meditation, stores its position and records the sit; independent of any page. */
export class AudioPlayer {
  private state: AudioPlayerState;
  private readonly audio = new Audio();
  private readonly listeners = new Set<() => void>();
  private readonly clientId = crypto.randomUUID();
  private timer: ReturnType<typeof setInterval> | undefined;
  private startedAt: string | undefined;
  /** Seconds really played; skipped parts do not count. */
  private playedSec = 0;
  private lastSec = 0;
  private isOver = false;
  private readonly key = new SignedUrlRefresher<{ url: string; sizeBytes: number; expiresAt?: string | undefined }>({
    ask: async () =>
      (await findOfflineSource(this.meditation.id, this.owner)) ??
      requestMediaLink({ kind: 'meditations', id: this.meditation.id }),
    take: (link) => this.continueWith(link),
    fail: (error) => this.update({ status: 'failed', error: playbackErrorMessage(error) }),
  });

  constructor(
    readonly meditation: Playable,
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
    this.audio.addEventListener('timeupdate', this.onTimeUpdate);
    this.audio.addEventListener('seeking', () => (this.lastSec = this.audio.currentTime));
    this.audio.addEventListener('playing', () => this.update({ status: 'playing', error: undefined }));
    this.audio.addEventListener('play', () => pauseOthers(this.audio));
    this.audio.addEventListener('pause', this.onPause);
    this.audio.addEventListener('ended', () => void this.finish());
    this.audio.addEventListener('error', () => void this.recover());
    this.audio.addEventListener('loadedmetadata', () => this.update({ durationSec: this.audio.duration }));
  }

  async start(): Promise<void> {
    this.isOver = false;
    document.body.append(this.audio);
    addEventListener('pagehide', this.storePosition);
    this.timer = setInterval(this.tick, storeEveryMs);
    const from = (await localPosition(this.meditation.id, this.owner)) ?? this.meditation.fromSec;
    // A meditation that was stopped in its last seconds starts from the beginning.
    this.update({ positionSec: from > this.meditation.durationSec - skipSec ? 0 : from });
    await this.key.renew();
    await this.play();
  }

  readonly play = async (): Promise<void> => {
    if (this.isOver) return;
    if (this.state.status === 'failed') {
      await this.key.renew();
      if (this.state.error) return;
    }
    try {
      await this.audio.play();
      this.startedAt ??= new Date().toISOString();
    } catch (error) {
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
      if (isRefused) this.update({ status: 'paused', error: soundBlocked });
      else if (this.state.status === 'loading') this.update({ status: 'paused' });
      logFailure('A meditation did not begin to play', error);
    }
  };

  readonly pause = (): void => this.audio.pause();
  readonly toggle = (): void => (this.audio.paused || this.state.error ? void this.play() : this.pause());
  readonly skipBack = (): void => this.seek(this.audio.currentTime - skipSec);
  readonly skipForward = (): void => this.seek(this.audio.currentTime + skipSec);

  readonly seek = (second: number): void => {
    this.audio.currentTime = Math.min(Math.max(0, second), this.state.durationSec);
    this.update({ positionSec: this.audio.currentTime });
    this.storePosition();
  };

  readonly setSpeed = (speed: number): void => {
    this.audio.playbackRate = speed;
    this.update({ speed });
  };

  readonly setVolume = (volume: number): void => {
    this.audio.volume = volume;
    this.update({ volume });
  };

  readonly mute = (): void => this.setVolume(this.state.volume > 0 ? 0 : 1);

  readonly setStop = (minutes: number | undefined): void => {
    this.audio.volume = this.state.volume;
    this.update({
      stop:
        minutes === undefined ? { at: 'end' } : { at: Date.now() + minutes * 60_000, minutes, leftSec: minutes * 60 },
    });
  };

  /** Closes the player: stores the position and records the sit. */
  readonly end = async (): Promise<void> => {
    clearInterval(this.timer);
    this.key.stop();
    removeEventListener('pagehide', this.storePosition);
    this.audio.pause();
    this.storePosition();
    const sit = this.isOver || this.startedAt === undefined ? undefined : this.sit(this.startedAt);
    this.isOver = true;
    this.audio.removeAttribute('src');
    this.audio.load();
    this.audio.remove();
    if (sit) await endSit(sit, this.owner);
  };

  readonly getState = (): AudioPlayerState => this.state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private async finish(): Promise<void> {
    if (this.isOver || this.startedAt === undefined) return;
    this.isOver = true;
    const sit = this.sit(this.startedAt);
    this.update({ status: 'ended', positionSec: this.state.durationSec });
    void storePosition(this.meditation.id, 0, this.owner);
    const { seconds, startedAt } = sit;
    onRecorded(this.clientId, () => this.update({ sit: { seconds, startedAt, outcome: 'recorded' } }));
    const outcome = await endSit(sit, this.owner);
    this.update({ sit: { seconds, startedAt, outcome } });
  }

  private readonly onTimeUpdate = (): void => {
    if (this.isOver) return;
    const now = this.audio.currentTime;
    if (!this.audio.seeking && now > this.lastSec) this.playedSec += now - this.lastSec;
    this.lastSec = now;
    this.update({ positionSec: now });
    const { stop, volume } = this.state;
    if (stop.at === 'end') return;
    const leftMs = stop.at - Date.now();
    const leftSec = Math.max(0, Math.ceil(leftMs / 1000));
    if (leftSec !== stop.leftSec) this.update({ stop: { ...stop, leftSec } });
    this.audio.volume = volume * Math.min(1, Math.max(0, leftMs / fadeMs));
    if (leftMs > 0) return;
    this.pause();
    this.setStop(undefined);
  };

  private readonly onPause = (): void => {
    if (this.state.status === 'playing') this.update({ status: 'paused' });
    this.storePosition();
  };

  private readonly tick = (): void => {
    if (this.audio.paused) return this.storeRunningSit();
    this.storePosition();
  };

  private readonly storePosition = (): void => {
    if (this.startedAt === undefined || this.isOver) return;
    void storePosition(this.meditation.id, this.state.positionSec, this.owner);
    this.storeRunningSit();
  };

  /** Also runs while paused, because a sit without updates for some time counts as ended. */
  private storeRunningSit(): void {
    if (this.startedAt !== undefined && !this.isOver) void storeRunningSit(this.sit(this.startedAt), this.owner);
  }

  /** Continues with a new signed URL at the displayed position, even if it moved during the request. */
  private continueWith({ url, sizeBytes }: { url: string; sizeBytes: number }): void {
    const { speed, positionSec, status } = this.state;
    this.audio.src = url;
    this.audio.currentTime = positionSec;
    this.audio.playbackRate = speed;
    this.lastSec = positionSec;
    this.update({ error: undefined, sizeBytes });
    if (status === 'playing') void this.play();
  }

  /** A playback failure may mean that the signed URL has expired. */
  private async recover(): Promise<void> {
    if (this.isOver || !this.audio.hasAttribute('src')) return;
    if (!(await this.key.replace())) this.update({ status: 'failed', error: playbackErrorMessage(undefined) });
  }

  private sit(startedAt: string): Sit {
    return {
      clientId: this.clientId,
      kind: 'meditation',
      meditationId: this.meditation.id,
      startedAt,
      seconds: Math.round(this.playedSec),
      zone: browserZone(),
    };
  }

  private update(change: Partial<AudioPlayerState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
