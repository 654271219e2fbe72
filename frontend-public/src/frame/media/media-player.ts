import { useSyncExternalStore } from 'react';
import { ApiProblem } from 'shell/api';
import { pauseOtherMedia } from './pause-others.ts';
import { SignedUrlRefresher } from './signed-url-refresher.ts';
import { WatchedSpans } from './watched-spans.ts';

export const SKIP_SEC = 15;
const REPORT_EVERY_SEC = 5;

export type PlaybackError = 'failed' | 'locked' | 'removed';
export type ProgressReportMoment = 'playing' | 'resting' | 'leaving';

export interface MediaSource {
  url: string;
  sizeBytes?: number | undefined;
  expiresAt?: string | undefined;
}

export interface MediaState {
  source: MediaSource | undefined;
  error: PlaybackError | undefined;
  /** True after the user has started playback, even while the media is still loading. */
  isBegun: boolean;
  isPlaying: boolean;
  isEnded: boolean;
  /** In seconds. */
  time: number;
  /** Length in seconds, from the API until the metadata of the file is loaded. */
  duration: number;
  rate: number;
  /** From 0 to 1. */
  volume: number;
  isMuted: boolean;
  /** True if the browser blocked playback, for example before the first click of the user. */
  isBlocked: boolean;
}

type Start = Pick<MediaState, 'time' | 'duration'> & Partial<Pick<MediaState, 'rate' | 'volume' | 'isMuted'>>;

const initialMediaState = {
  ...{ source: undefined, error: undefined, isBegun: false, isPlaying: false, isEnded: false },
  ...{ rate: 1, volume: 1, isMuted: false, isBlocked: false },
};

/** Uses no React, so that playback can continue across pages. */
export abstract class MediaPlayer<State extends MediaState = MediaState> {
  protected element: HTMLMediaElement | undefined;
  protected readonly watched = new WatchedSpans();
  #state: State;
  readonly #listeners = new Set<() => void>();
  #hasUnreported = false;
  #reportedAt = 0;
  #wantsToPlay = false;
  readonly #urlRefresher: SignedUrlRefresher<MediaSource>;

  constructor(ask: () => Promise<MediaSource>, start: Start & Omit<State, keyof MediaState>) {
    this.#state = { ...initialMediaState, ...start } as unknown as State;
    this.#urlRefresher = new SignedUrlRefresher<MediaSource>({
      ask,
      take: (source) => {
        this.set({ source, error: undefined });
        if (this.element) this.element.src = source.url;
      },
      fail: (error) => {
        this.#wantsToPlay = false;
        this.set({ error: toPlaybackError(error), isPlaying: false });
      },
    });
  }

  /** Not called if nothing was played or sought since the last report. */
  protected abstract report(moment: ProgressReportMoment): void;

  get state(): State {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  attach(element: HTMLMediaElement): () => void {
    this.element = element;
    const stop = new AbortController();
    const on = (event: keyof HTMLMediaElementEventMap, act: () => void) =>
      element.addEventListener(event, act, { signal: stop.signal });
    on('loadedmetadata', () => this.#onLoadedMetadata(element));
    on('play', () => {
      pauseOtherMedia(element);
      this.#wantsToPlay = true;
      this.set({ isPlaying: true, isBegun: true, isEnded: false });
    });
    on('playing', () => {
      this.set({ isBlocked: false });
      // After a stall without a seek, the seconds before the stall still count.
      if (!element.seeking) this.watched.extendTo(element.currentTime);
    });
    on('timeupdate', () => this.#onTimeUpdate(element));
    on('seeking', () => this.watched.stop());
    on('seeked', () => this.#onSeeked(element));
    on('pause', () => this.#onPause());
    on('ended', () => this.#onPause({ isEnded: true }));
    on('error', () => void this.#onError());
    addEventListener('pagehide', this.#onPageHide, { signal: stop.signal });
    document.addEventListener('visibilitychange', () => document.hidden && this.#onPageHide(), { signal: stop.signal });
    if (this.#state.source) element.src = this.#state.source.url;
    else void this.renewUrl();
    return () => {
      this.#onPause();
      stop.abort();
      this.#urlRefresher.stop();
      this.element = undefined;
    };
  }

  play(): void {
    this.#wantsToPlay = true;
    this.set({ isBegun: true });
    // A new URL also makes this call fail, but playback starts when the new metadata is loaded.
    void this.element?.play().catch((error: unknown) => {
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
      this.#wantsToPlay = false;
      this.set({ isBlocked: true });
    });
  }

  pause(): void {
    this.#wantsToPlay = false;
    this.element?.pause();
  }

  restart(): void {
    this.seek(0);
    this.play();
  }

  toggle(): void {
    if (this.#state.isPlaying) this.pause();
    else this.play();
  }

  seek(second: number): void {
    const time = Math.min(Math.max(0, second), this.#state.duration);
    this.watched.stop();
    this.#hasUnreported = true;
    this.set({ time, isEnded: false });
    if (this.element) this.element.currentTime = time;
  }

  skip(seconds: number): void {
    this.seek(this.#state.time + seconds);
  }

  setRate(rate: number): void {
    if (this.element) this.element.playbackRate = rate;
    this.set({ rate });
  }

  setVolume(level: number): void {
    const volume = Math.min(1, Math.max(0, level));
    const isMuted = volume === 0;
    if (this.element) Object.assign(this.element, { volume, muted: isMuted });
    this.set({ volume, isMuted });
  }

  protected renewUrl(): Promise<void> {
    return this.#urlRefresher.renew();
  }

  protected set(change: Partial<State> | Partial<MediaState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  protected sendReport(moment: ProgressReportMoment): void {
    if (!this.#hasUnreported) return;
    this.#hasUnreported = false;
    this.#reportedAt = performance.now();
    this.report(moment);
  }

  /** Sets the position again, because a new URL resets it to 0. */
  #onLoadedMetadata(element: HTMLMediaElement): void {
    const { rate, volume, isMuted, time } = this.#state;
    const duration = Number.isFinite(element.duration) ? element.duration : this.#state.duration;
    Object.assign(element, { playbackRate: rate, volume, muted: isMuted });
    if (time > 0) element.currentTime = Math.min(time, duration);
    this.set({ duration });
    if (this.#wantsToPlay) this.play();
  }

  #onTimeUpdate(element: HTMLMediaElement): void {
    if (element.seeking || element.readyState < element.HAVE_CURRENT_DATA) return;
    this.set({ time: element.currentTime });
    if (element.paused) return;
    this.#hasUnreported = true;
    this.watched.extendTo(element.currentTime);
    if (performance.now() - this.#reportedAt >= REPORT_EVERY_SEC * 1000) this.sendReport('playing');
  }

  #onSeeked(element: HTMLMediaElement): void {
    this.set({ time: element.currentTime });
    if (!element.paused) this.watched.start(element.currentTime);
  }

  #onPause({ isEnded = false } = {}): void {
    const { element } = this;
    // A pause before the metadata is loaded does not cancel playback, because a new URL also pauses the element.
    if (element && element.readyState >= element.HAVE_METADATA) {
      if (!element.seeking) this.watched.extendTo(element.currentTime);
      this.#wantsToPlay = false;
    }
    this.watched.stop();
    this.set({ isPlaying: false, ...(isEnded && { isEnded }) });
    this.sendReport('resting');
  }

  /** The signed URL may have expired, or the user may have lost access. */
  async #onError(): Promise<void> {
    this.watched.stop();
    this.sendReport('resting');
    if (!(await this.#urlRefresher.replace())) this.set({ error: 'failed', isPlaying: false });
  }

  readonly #onPageHide = (): void => {
    if (this.#state.isPlaying && this.element) this.watched.extendTo(this.element.currentTime);
    this.sendReport('leaving');
  };
}

function toPlaybackError(error: unknown): PlaybackError {
  if (!(error instanceof ApiProblem)) return 'failed';
  if (error.code === 'membership.tier') return 'locked';
  return error.status === 404 && error.code !== 'content.file-missing' ? 'removed' : 'failed';
}

export function usePlayerState<State extends MediaState, T>(player: MediaPlayer<State>, read: (state: State) => T): T {
  return useSyncExternalStore(player.subscribe, () => read(player.state));
}
