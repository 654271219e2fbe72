import { SignedUrlRefresher } from '../../frame/media/signed-url-refresher.ts';
import { requestMediaLink, captionsUrl, type Piece } from '../../frame/media/media-link.ts';
import { pauseOthers } from '../../frame/media/pause-others.ts';
import { toPlaybackError, type PlayerState } from './player-state.ts';
import { changeSettings, playerSettings } from './settings.ts';
import { WatchedSpans, type Span } from './watched-spans.ts';

export interface PlaybackProgress {
  positionSec: number;
  watched: Span[];
}

/** URL of the media; a file stored on this device has no expiry. */
interface Source {
  url: string;
  expiresAt?: string | undefined;
}

type ReportProgress = (played: PlaybackProgress, moment: 'playing' | 'resting' | 'leaving') => void;

export interface PlayerOptions {
  piece: Piece;
  /** Seconds. */
  duration: number;
  startAt: number;
  /** Returns the media URL; the default requests a signed URL from the API. */
  ask?: (() => Promise<Source>) | undefined;
  /**
   * Called every 5 s of playback, at each pause, at the end and when the user leaves the page; never for a film that
   * was not started.
   */
  report: ReportProgress;
}

const REPORT_EVERY_SEC = 5;

/** Not a React component, so a player can outlive the page that created it. */
export class Player {
  readonly piece: Piece;
  #state: PlayerState;
  #report: ReportProgress;
  #ask: () => Promise<Source>;
  #element: HTMLMediaElement | undefined;
  #watched = new WatchedSpans();
  #listeners = new Set<() => void>();
  #hasUnreported = false;
  #reportedAt = 0;
  #wantsToPlay = false;
  #urlRefresher = new SignedUrlRefresher<Source>({
    ask: () => this.#ask(),
    take: (link) => this.#set({ source: { url: link.url, captions: captionsUrl(link) }, error: undefined }),
    fail: (error) => {
      this.#wantsToPlay = false;
      this.#set({ error: toPlaybackError(error), isPlaying: false });
    },
  });

  constructor({ piece, duration, startAt, report, ask = () => requestMediaLink(piece) }: PlayerOptions) {
    this.piece = piece;
    this.#ask = ask;
    this.#report = report;
    const { rate, volume, isMuted } = playerSettings();
    this.#state = {
      source: undefined,
      error: undefined,
      isBegun: false,
      isPlaying: false,
      isEnded: false,
      time: startAt,
      duration,
      rate,
      volume,
      isMuted,
    };
  }

  get state(): PlayerState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Attaches the media element; returns a detach function. */
  readonly attach = (element: HTMLMediaElement): (() => void) => {
    this.#element = element;
    const stop = new AbortController();
    const on = (event: keyof HTMLMediaElementEventMap, act: () => void) =>
      element.addEventListener(event, act, { signal: stop.signal });
    on('loadedmetadata', () => this.#onLoadedMetadata(element));
    on('play', () => {
      pauseOthers(element);
      this.#set({ isPlaying: true, isBegun: true, isEnded: false });
    });
    on('playing', () => !element.seeking && this.#watched.start(element.currentTime));
    on('timeupdate', () => this.#onTimeUpdate(element));
    on('seeking', () => this.#watched.stop());
    on('seeked', () => this.#onSeeked(element));
    on('pause', () => this.#onPause());
    on('ended', () => this.#onPause({ isEnded: true }));
    on('error', () => void this.#onError());
    on('volumechange', () => this.#set({ volume: element.volume, isMuted: element.muted }));
    addEventListener('pagehide', this.#onPageHide, { signal: stop.signal });
    document.addEventListener('visibilitychange', () => document.hidden && this.#onPageHide(), { signal: stop.signal });
    if (!this.#state.source) void this.#urlRefresher.renew();
    return () => {
      this.#onPause();
      stop.abort();
      this.#urlRefresher.stop();
      this.#element = undefined;
    };
  };

  play(): void {
    this.#wantsToPlay = true;
    this.#set({ isBegun: true });
    // Browsers may reject playback without a user gesture; the film then stays paused.
    void this.#element?.play().catch(() => undefined);
  }

  pause(): void {
    this.#wantsToPlay = false;
    this.#element?.pause();
  }

  toggle(): void {
    if (this.#state.isPlaying) this.pause();
    else this.play();
  }

  seek(second: number): void {
    const time = Math.min(Math.max(0, second), this.#state.duration);
    this.#watched.stop();
    this.#hasUnreported = true;
    this.#set({ time, isEnded: false });
    if (this.#element) this.#element.currentTime = time;
  }

  skip(seconds: number): void {
    this.seek(this.#state.time + seconds);
  }

  setRate(rate: number): void {
    if (this.#element) this.#element.playbackRate = rate;
    changeSettings({ rate });
    this.#set({ rate });
  }

  setVolume(volume: number): void {
    const heard = Math.min(1, Math.max(0, volume));
    if (this.#element) Object.assign(this.#element, { volume: heard, muted: heard === 0 });
    changeSettings({ volume: heard, isMuted: heard === 0 });
  }

  toggleSound(): void {
    const isMuted = !this.#state.isMuted;
    if (this.#element) this.#element.muted = isMuted;
    changeSettings({ isMuted });
  }

  retry(): void {
    this.#set({ error: undefined });
    void this.#urlRefresher.renew();
  }

  /** A new URL starts at 0, so the previous position, rate and volume are set again. */
  #onLoadedMetadata(element: HTMLMediaElement): void {
    const { rate, volume, isMuted, time } = this.#state;
    const duration = Number.isFinite(element.duration) ? element.duration : this.#state.duration;
    Object.assign(element, { playbackRate: rate, volume, muted: isMuted });
    if (time > 0) element.currentTime = Math.min(time, duration);
    this.#set({ duration });
    if (this.#wantsToPlay) this.play();
  }

  #onTimeUpdate(element: HTMLMediaElement): void {
    if (element.seeking || element.readyState < element.HAVE_CURRENT_DATA) return;
    this.#set({ time: element.currentTime });
    if (element.paused) return;
    this.#hasUnreported = true;
    this.#watched.extendTo(element.currentTime);
    if (performance.now() - this.#reportedAt >= REPORT_EVERY_SEC * 1000) this.#sendReport('playing');
  }

  #onSeeked(element: HTMLMediaElement): void {
    this.#set({ time: element.currentTime });
    if (!element.paused) this.#watched.start(element.currentTime);
  }

  #onPause({ isEnded = false } = {}): void {
    const element = this.#element;
    // Loading a new URL also pauses the element; only a pause with loaded metadata is one by the user.
    if (element && element.readyState >= element.HAVE_METADATA) {
      if (!element.seeking) this.#watched.extendTo(element.currentTime);
      this.#wantsToPlay = false;
    }
    this.#watched.stop();
    this.#set({ isPlaying: false, ...(isEnded && { isEnded }) });
    this.#sendReport('resting');
  }

  /** The signed URL may have expired or the user may have lost access, so a new URL is requested. */
  async #onError(): Promise<void> {
    this.#watched.stop();
    this.#sendReport('resting');
    if (!(await this.#urlRefresher.replace())) this.#set({ error: 'failed', isPlaying: false });
  }

  readonly #onPageHide = (): void => {
    if (this.#state.isPlaying && this.#element) this.#watched.extendTo(this.#element.currentTime);
    this.#sendReport('leaving');
  };

  #sendReport(moment: 'playing' | 'resting' | 'leaving'): void {
    if (!this.#hasUnreported) return;
    this.#hasUnreported = false;
    this.#reportedAt = performance.now();
    this.#report({ positionSec: Math.floor(this.#state.time), watched: this.#watched.flush() }, moment);
  }

  #set(change: Partial<PlayerState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
