import { MediaKey } from '../../frame/media/media-key.ts';
import { askMediaLink, captionsAddress, type Piece } from '../../frame/media/media-link.ts';
import { restOthers } from '../../frame/media/rest-others.ts';
import { hindranceOf, type PlayerState } from './player-state.ts';
import { changeSettings, playerSettings } from './settings.ts';
import { WatchedSpans, type Span } from './watched-spans.ts';

export interface PlayedPart {
  positionSec: number;
  watched: Span[];
}

/** No expiry for an offline file. */
interface Source {
  url: string;
  expiresAt?: string | undefined;
}

type Tell = (played: PlayedPart, moment: 'playing' | 'resting' | 'leaving') => void;

export interface PlayerOptions {
  piece: Piece;
  /** Seconds. */
  duration: number;
  startAt: number;
  /** Returns the media URL; the default requests a signed URL from the API. */
  ask?: (() => Promise<Source>) | undefined;
  /**
   * Called every 5 s of playback, at each pause, at the end and on page leave; never for a film that was not started.
   */
  tell: Tell;
}

const TELL_EVERY_SEC = 5;

/** Not a component, so it can outlive a page. */
export class Player {
  readonly piece: Piece;
  #state: PlayerState;
  #tell: Tell;
  #ask: () => Promise<Source>;
  #element: HTMLMediaElement | undefined;
  #watched = new WatchedSpans();
  #listeners = new Set<() => void>();
  #untold = false;
  #toldAt = 0;
  #wantsToPlay = false;
  #key = new MediaKey<Source>({
    ask: () => this.#ask(),
    take: (link) => this.#set({ source: { url: link.url, captions: captionsAddress(link) }, hindrance: undefined }),
    fail: (error) => {
      this.#wantsToPlay = false;
      this.#set({ hindrance: hindranceOf(error), isPlaying: false });
    },
  });

  constructor({ piece, duration, startAt, tell, ask = () => askMediaLink(piece) }: PlayerOptions) {
    this.piece = piece;
    this.#ask = ask;
    this.#tell = tell;
    const { rate, volume, isMuted } = playerSettings();
    this.#state = {
      source: undefined,
      hindrance: undefined,
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
    on('loadedmetadata', () => this.#loaded(element));
    on('play', () => {
      restOthers(element);
      this.#set({ isPlaying: true, isBegun: true, isEnded: false });
    });
    on('playing', () => !element.seeking && this.#watched.start(element.currentTime));
    on('timeupdate', () => this.#passed(element));
    on('seeking', () => this.#watched.stop());
    on('seeked', () => this.#sought(element));
    on('pause', () => this.#rested());
    on('ended', () => this.#rested({ isEnded: true }));
    on('error', () => void this.#broken());
    on('volumechange', () => this.#set({ volume: element.volume, isMuted: element.muted }));
    addEventListener('pagehide', this.#left, { signal: stop.signal });
    document.addEventListener('visibilitychange', () => document.hidden && this.#left(), { signal: stop.signal });
    if (!this.#state.source) void this.#key.renew();
    return () => {
      this.#rested();
      stop.abort();
      this.#key.leave();
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
    this.#untold = true;
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
    this.#set({ hindrance: undefined });
    void this.#key.renew();
  }

  /** A new URL starts at 0, so position, rate and volume are restored. */
  #loaded(element: HTMLMediaElement): void {
    const { rate, volume, isMuted, time } = this.#state;
    const duration = Number.isFinite(element.duration) ? element.duration : this.#state.duration;
    Object.assign(element, { playbackRate: rate, volume, muted: isMuted });
    if (time > 0) element.currentTime = Math.min(time, duration);
    this.#set({ duration });
    if (this.#wantsToPlay) this.play();
  }

  #passed(element: HTMLMediaElement): void {
    if (element.seeking || element.readyState < element.HAVE_CURRENT_DATA) return;
    this.#set({ time: element.currentTime });
    if (element.paused) return;
    this.#untold = true;
    this.#watched.reach(element.currentTime);
    if (performance.now() - this.#toldAt >= TELL_EVERY_SEC * 1000) this.#say('playing');
  }

  #sought(element: HTMLMediaElement): void {
    this.#set({ time: element.currentTime });
    if (!element.paused) this.#watched.start(element.currentTime);
  }

  #rested({ isEnded = false } = {}): void {
    const element = this.#element;
    // A new URL pauses the element, which is no pause by the user.
    if (element && element.readyState >= element.HAVE_METADATA) {
      if (!element.seeking) this.#watched.reach(element.currentTime);
      this.#wantsToPlay = false;
    }
    this.#watched.stop();
    this.#set({ isPlaying: false, ...(isEnded && { isEnded }) });
    this.#say('resting');
  }

  /** The signed URL may have expired or access may be lost, so a new URL is requested. */
  async #broken(): Promise<void> {
    this.#watched.stop();
    this.#say('resting');
    if (!(await this.#key.replace())) this.#set({ hindrance: 'failed', isPlaying: false });
  }

  readonly #left = (): void => {
    if (this.#state.isPlaying && this.#element) this.#watched.reach(this.#element.currentTime);
    this.#say('leaving');
  };

  #say(moment: 'playing' | 'resting' | 'leaving'): void {
    if (!this.#untold) return;
    this.#untold = false;
    this.#toldAt = performance.now();
    this.#tell({ positionSec: Math.floor(this.#state.time), watched: this.#watched.take() }, moment);
  }

  #set(change: Partial<PlayerState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
