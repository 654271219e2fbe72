import { requestMediaLink, type MediaReference } from '../../frame/media/media-link.ts';
import { MediaPlayer, type MediaSource, type ProgressReportMoment } from '../../frame/media/media-player.ts';
import type { WatchedSpan } from '../../frame/media/watched-spans.ts';
import { changePlayerSettings, getPlayerSettings } from './settings.ts';

export interface PlaybackProgress {
  positionSec: number;
  watched: WatchedSpan[];
}

export interface PlayerOptions {
  item: MediaReference;
  /** In seconds. */
  duration: number;
  startAt: number;
  ask?: (() => Promise<MediaSource>) | undefined;
  report: (played: PlaybackProgress, moment: ProgressReportMoment) => void;
}

export class FilmPlayer extends MediaPlayer {
  readonly item: MediaReference;
  readonly #report: PlayerOptions['report'];

  constructor({ item, duration, startAt, report, ask = () => requestMediaLink(item) }: PlayerOptions) {
    const { rate, volume, isMuted } = getPlayerSettings();
    super(ask, { time: startAt, duration, rate, volume, isMuted });
    this.item = item;
    this.#report = report;
  }

  protected override report(moment: ProgressReportMoment): void {
    this.#report({ positionSec: Math.floor(this.state.time), watched: this.watched.flush() }, moment);
  }

  /** The browser's own controls can also change the volume, for example on an iPhone. */
  override attach(element: HTMLMediaElement): () => void {
    const follow = () => this.set({ volume: element.volume, isMuted: element.muted });
    element.addEventListener('volumechange', follow);
    const detach = super.attach(element);
    return () => {
      element.removeEventListener('volumechange', follow);
      detach();
    };
  }

  override setRate(rate: number): void {
    super.setRate(rate);
    changePlayerSettings({ rate });
  }

  override setVolume(level: number): void {
    super.setVolume(level);
    const { volume, isMuted } = this.state;
    changePlayerSettings({ volume, isMuted });
  }

  toggleSound(): void {
    const isMuted = !this.state.isMuted;
    if (this.element) this.element.muted = isMuted;
    this.set({ isMuted });
    changePlayerSettings({ isMuted });
  }

  retry(): void {
    this.set({ error: undefined });
    void this.renewUrl();
  }
}
