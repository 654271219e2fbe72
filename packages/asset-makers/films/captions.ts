const clock = (seconds) => {
  const [whole, thousandths] = seconds.toFixed(3).split('.');
  return `00:${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}.${thousandths}`;
};

/** WebVTT captions placed above the player's controls; near the top they also avoid the drawn reflection. */
export function captionsOf({ name, words, captionsAt = '14%' }, length) {
  const last = words.at(-1);
  if (last[1] > length) throw new RangeError(`The last caption of ${name} ends after the film`);
  const cues = words.map(([from, to, text]) => `${clock(from)} --> ${clock(to)} line:${captionsAt}\n${text}\n`);
  return `WEBVTT\n\n${cues.join('\n')}`;
}
