import type { AudioPlayerState, AudioPlayer } from './audio-player.ts';

/**
 * Shows the meditation in the media controls of the operating system and handles media keys; returns a cleanup
 * function.
 */
export function connectMediaSession(player: AudioPlayer, artist: string): () => void {
  const { mediaSession } = navigator;
  if (!('mediaSession' in navigator)) return () => undefined;
  const { title } = player.meditation;
  const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', () => void player.play()],
    ['pause', player.pause],
    ['seekbackward', player.skipBack],
    ['seekforward', player.skipForward],
    ['seekto', ({ seekTime }) => seekTime !== undefined && player.seek(seekTime)],
  ];
  for (const [action, handler] of handlers) mediaSession.setActionHandler(action, handler);
  let drawnAt = -1;
  const show = () => {
    const state = player.getState();
    updatePositionState(state);
    const minute = Math.floor(state.positionSec / 60);
    if (minute === drawnAt) return;
    drawnAt = minute;
    const artwork = [{ src: drawArtwork(state), sizes: '512x512', type: 'image/png' }];
    mediaSession.metadata = new MediaMetadata({ title, artist, artwork });
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

function updatePositionState({ status, positionSec, durationSec, speed }: AudioPlayerState): void {
  const { mediaSession } = navigator;
  mediaSession.playbackState = status === 'playing' ? 'playing' : 'paused';
  if (durationSec > 0)
    mediaSession.setPositionState({
      duration: durationSec,
      playbackRate: speed,
      position: Math.min(positionSec, durationSec),
    });
}

const size = 512;
const line = 366;

function drawArtwork({ positionSec, durationSec }: AudioPlayerState): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
  const paint = canvas.getContext('2d');
  if (!paint) return '';
  const share = durationSec > 0 ? Math.min(1, positionSec / durationSec) : 0;
  const [x, y, radius] = [size * 0.55, 220, 104];
  const circle = (r: number, fill: string) => {
    paint.fillStyle = fill;
    paint.beginPath();
    paint.arc(x, y, r, 0, 2 * Math.PI);
    paint.fill();
  };
  paint.fillStyle = '#20274F';
  paint.fillRect(0, 0, size, size);
  for (const r of [280, 170]) circle(r, '#B4B4EE14');
  circle(radius, '#3B4273');
  paint.fillStyle = '#F2B640';
  paint.beginPath();
  paint.arc(x, y, radius, -Math.PI / 2, Math.PI / 2);
  const bulge = Math.cos(Math.PI * share);
  paint.ellipse(x, y, Math.abs(radius * bulge), radius, 0, Math.PI / 2, -Math.PI / 2, bulge > 0);
  paint.fill();
  paint.fillStyle = '#10142B';
  paint.fillRect(0, line, size, size - line);
  paint.fillStyle = '#F3F1EA';
  paint.fillRect(0, line - 2, size, 4);
  paint.fillStyle = '#F2B640';
  for (let index = 0; index < 5; index += 1)
    paint.fillRect(x - 90 + 12 * index, line + 22 + 20 * index, 180 - 24 * index, 5);
  return canvas.toDataURL('image/png');
}
