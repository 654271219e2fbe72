export function pauseOtherMedia(playing: HTMLMediaElement): void {
  for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video'))
    if (other !== playing && !other.muted) other.pause();
}
