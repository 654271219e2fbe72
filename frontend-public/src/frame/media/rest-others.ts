/** Two voices at once are none: what sounds on the page rests when somebody plays something else. */
export function restOthers(playing: HTMLMediaElement): void {
  for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video'))
    if (other !== playing && !other.muted) other.pause();
}
