import { SKIP_SEC, type MediaPlayer, type MediaState } from './media-player.ts';

interface MediaSessionInfo {
  title: string;
  artist: string;
  /** Returns a picture of 512 px for the played share, from 0 to 1. */
  artwork: (share: number) => string;
}

export function connectMediaSession<State extends MediaState>(
  player: MediaPlayer<State>,
  { title, artist, artwork }: MediaSessionInfo,
): () => void {
  const { mediaSession } = navigator;
  if (!('mediaSession' in navigator)) return () => undefined;
  const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', () => player.play()],
    ['pause', () => player.pause()],
    ['seekbackward', () => player.skip(-SKIP_SEC)],
    ['seekforward', () => player.skip(SKIP_SEC)],
    ['seekto', ({ seekTime }) => seekTime !== undefined && player.seek(seekTime)],
  ];
  for (const [action, handler] of handlers) mediaSession.setActionHandler(action, handler);
  let drawnAt = -1;
  const show = () => {
    const { isPlaying, time, duration, rate } = player.state;
    const position = Math.min(time, duration);
    mediaSession.playbackState = isPlaying ? 'playing' : 'paused';
    if (duration > 0) mediaSession.setPositionState({ duration, playbackRate: rate, position });
    const minute = Math.floor(time / 60);
    if (minute === drawnAt) return;
    drawnAt = minute;
    const src = artwork(duration > 0 ? position / duration : 0);
    mediaSession.metadata = new MediaMetadata({
      title,
      artist,
      artwork: [{ src, sizes: '512x512', type: 'image/png' }],
    });
  };
  show();
  const stopListening = player.subscribe(show);
  return () => {
    stopListening();
    mediaSession.metadata = null;
    mediaSession.playbackState = 'none';
    for (const [action] of handlers) mediaSession.setActionHandler(action, null);
  };
}
