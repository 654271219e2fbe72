import { MediaKey } from '../../frame/media/media-key.ts';
import { askMediaLink, captionsAddress, type Piece } from '../../frame/media/media-link.ts';
import { restOthers } from '../../frame/media/rest-others.ts';
import { hindranceOf, type PlayerState } from './player-state.ts';
import { changeSettings, playerSettings } from './settings.ts';
import { WatchedSpans, type Span } from './watched-spans.ts';

/** Where somebody is in a piece, and what they have played since it was last told. */
export interface PlayedPart {
  positionSec: number;
  watched: Span[];
}

/** Without an end it plays for as long as it is there. */
interface Source {
  url: string;
  expiresAt?: string | undefined;
}

type Tell = (played: PlayedPart, moment: 'playing' | 'resting' | 'leaving') => void;

export interface PlayerOptions {
  piece: Piece;
  /** Seconds. */
  duration: number;
  /** Where it begins. */
  startAt: number;
  /** Answers where it plays; a link of the server where it is left out. */
  ask?: (() => Promise<Source>) | undefined;
  /** Hears every 5 s of play, at each pause, at the end and when the page is left; a piece nobody touched says nothing. */
  tell: Tell;
}

const TELL_EVERY_SEC = 5;

/**
 * Plays one piece through a media element: asks for its links, follows what it does, and tells how far it has got. It is
 * no component, so that it can outlive a page.
 */
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

  /** Takes the element that plays; answers what lets it go. */
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
    // The browser may refuse to play what was not pressed; the film then rests where it is.
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

  /** Asks once more for what did not come. */
  retry(): void {
    this.#set({ hindrance: undefined });
    void this.#key.renew();
  }

  /** A new address begins at its start: the piece goes on where it was, as it was. */
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
    // A new address rests the film for a moment, and nobody asked for that.
    if (element && element.readyState >= element.HAVE_METADATA) {
      if (!element.seeking) this.#watched.reach(element.currentTime);
      this.#wantsToPlay = false;
    }
    this.#watched.stop();
    this.#set({ isPlaying: false, ...(isEnded && { isEnded }) });
    this.#say('resting');
  }

  /** Its key may be over, or the person may no longer open it: a new link tells. */
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
